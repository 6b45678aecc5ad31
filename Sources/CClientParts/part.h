// One element of a list of parts: the file PART with the ending KIND. It is included once for each, because a
// macro cannot embed a file.

#define STRING(text) #text
#define EXPANDED(text) STRING(text)
#define FILE_OF(name, kind) EXPANDED(../PageClient/Resources/name.kind)

{EXPANDED(PART), (const char[]){
#embed FILE_OF(PART, KIND)
                     , 0}},

#undef PART
#undef STRING
#undef EXPANDED
#undef FILE_OF
