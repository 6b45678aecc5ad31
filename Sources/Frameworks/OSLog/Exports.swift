// `import OSLog` brings the names of `import os`.
@_exported import ApusOS
