extension BuilderSeed {
  static let rfis: [SeededRFI] = [
    SeededRFI(
      project: 0, subject: "Load of the roof truss over the hall",
      question: "Which snow load was assumed for the truss between axes C and D? The drawing "
        + "and the calculation differ.",
      answer: "The calculation is right: 1.2 kN per square metre. A new drawing follows.",
      status: .closed, assignee: "Wendy Fields",
      age: 2, due: -1),
    SeededRFI(
      project: 0, subject: "Façade anchors on the north side",
      question: "The anchors of the façade do not meet the ribs. May they be moved by 15 cm?",
      answer: "Yes, up to 20 cm, if two anchors stay in each panel.",
      status: .closed, assignee: "Rahul Mehta",
      age: 9, due: -6),
    SeededRFI(
      project: 1, subject: "Fire rating of door T-14",
      question: "The door list says EI 30, the escape plan EI 60. Which one is it?",
      answer: "EI 60. The list is corrected.", status: .answered, assignee: "Ewa Nowak",
      age: 16, due: 6),
    SeededRFI(
      project: 0, subject: "Crane position while the lift shaft is poured",
      question: "May the crane stand on the cellar ceiling for two days?",
      answer: nil, status: .draft, assignee: "Lena Brandt",
      age: 23, due: 15),
    SeededRFI(
      project: 4, subject: "Colour of the café tiles",
      question: "The samples in the showroom are no longer made. Is RAL 6021 near enough?",
      answer: "RAL 6021 is fine.", status: .closed, assignee: "Tomás Rivera",
      age: 30, due: -1),
    SeededRFI(
      project: 1, subject: "Depth of the foundation at the old oak",
      question: "Roots were found at 1.4 m. Must the foundation go below them?",
      answer: nil, status: .pending, assignee: "Wendy Fields",
      age: 4, due: 2),
    SeededRFI(
      project: 2, subject: "Cable route through the stairwell",
      question: "The stairwell is an escape way. Is a fire-resistant duct planned?",
      answer: "Yes, I 30, on the east wall.", status: .answered, assignee: "Rahul Mehta",
      age: 11, due: -3),
    SeededRFI(
      project: 1, subject: "Insulation below the screed",
      question: "The delivered boards are 20 mm instead of 30 mm. Can they be laid in two layers?",
      answer: nil, status: .pending, assignee: "Ewa Nowak",
      age: 18, due: 8),
    SeededRFI(
      project: 0, subject: "Drainage of the flat roof",
      question: "Is the second outlet in the north-east corner still wanted?",
      answer: "Yes. It is the emergency overflow.", status: .closed, assignee: "Lena Brandt",
      age: 25, due: -1),
    SeededRFI(
      project: 2, subject: "Step height at the main entrance",
      question: "The finished floor is 2 cm higher than drawn. How is the step evened out?",
      answer: nil, status: .pending, assignee: "Tomás Rivera",
      age: 32, due: 14),
    SeededRFI(
      project: 0, subject: "Sound insulation between flats 3 and 4",
      question: "The wall has a socket on both sides of the same place. May one be moved?",
      answer: nil, status: .pending, assignee: "Wendy Fields",
      age: 6, due: 3),
    SeededRFI(
      project: 0, subject: "Type of the handrail",
      question: "Round or oval? The offer names both.",
      answer: "Round, 42 mm, as everywhere in the house.",
      status: .answered, assignee: "Rahul Mehta",
      age: 13, due: 6),
    SeededRFI(
      project: 1, subject: "Size of the ventilation opening",
      question: "The opening in the plan is smaller than the duct.",
      answer: nil, status: .pending, assignee: "Ewa Nowak",
      age: 20, due: -1),
    SeededRFI(
      project: 0, subject: "Naïve question: where is north?",
      question: "The site plan and the floor plan are turned against each other by 12 degrees.",
      answer: "The site plan is right.", status: .closed, assignee: "Lena Brandt",
      age: 27, due: -6),
    SeededRFI(
      project: 2, subject: "Waterproofing of the cellar wall",
      question: "Is a bitumen coating enough above 2.1 m?",
      answer: nil, status: .pending, assignee: "Tomás Rivera",
      age: 34, due: 1),
    SeededRFI(
      project: 1, subject: "Date of the crane's inspection",
      question: "When does the inspector come, and who meets them?",
      answer: "On Thursday at nine. The site manager.", status: .answered, assignee: "Wendy Fields",
      age: 8, due: -3),
    SeededRFI(
      project: 2, subject: "Gravel below the terrace",
      question: "How many centimetres, and which grain?",
      answer: nil, status: .pending, assignee: "Rahul Mehta",
      age: 15, due: -5),
    SeededRFI(
      project: 1, subject: "Hinges of the garden gate",
      question: "May they be welded on site?",
      answer: "Yes, if they are galvanised afterwards.", status: .closed, assignee: "Ewa Nowak",
      age: 22, due: -6),
    SeededRFI(
      project: 0, subject: "Élan brand windows instead of the offered ones",
      question: "The supplier names an equal product. Is it accepted?",
      answer: nil, status: .draft, assignee: "Lena Brandt",
      age: 29, due: 15),
    SeededRFI(
      project: 2, subject: "Parking bay for the disabled",
      question: "The bay is 3.2 m wide in the plan. The rule asks for 3.5 m.",
      answer: "It becomes 3.5 m; the green strip gets narrower.",
      status: .answered, assignee: "Tomás Rivera",
      age: 3, due: 5),
    SeededRFI(
      project: 0, subject: "Lightning protection of the chimney",
      question: "Does the chimney need a rod of its own?",
      answer: nil, status: .pending, assignee: "Wendy Fields",
      age: 10, due: -3),
    SeededRFI(
      project: 3, subject: "Key plan",
      question: "Who gets keys to the technical room?",
      answer: "The caretaker and the fire brigade.", status: .closed, assignee: "Rahul Mehta",
      age: 17, due: -6),
    SeededRFI(
      project: 1, subject: "Temporary power for the container",
      question: "Is 32 A enough for the winter?",
      answer: nil, status: .pending, assignee: "Ewa Nowak",
      age: 24, due: 11),
    SeededRFI(
      project: 0, subject: "Formwork of the round column",
      question: "Is the joint to be seen from the entrance?",
      answer: "No: turn it to the wall.", status: .answered, assignee: "Lena Brandt",
      age: 31, due: 9),
    SeededRFI(
      project: 4, subject: "Ceiling height in the corridor",
      question: "With the ducts only 2.24 m are left.",
      answer: nil, status: .pending, assignee: "Tomás Rivera",
      age: 5, due: -1),
    SeededRFI(
      project: 1, subject: "Plants on the roof",
      question: "Which layer is below the substrate?",
      answer: nil, status: .pending, assignee: "Wendy Fields",
      age: 12, due: 6),
    SeededRFI(
      project: 2, subject: "Radiator below the window seat",
      question: "The seat covers the radiator. Is an opening planned?",
      answer: "Yes, a grille of 10 cm along the front.", status: .answered, assignee: "Rahul Mehta",
      age: 19, due: 12),
    SeededRFI(
      project: 1, subject: "Concrete class of the retaining wall",
      question: "C25/30 or C30/37?",
      answer: "C30/37.", status: .answered, assignee: "Ewa Nowak",
      age: 26, due: -3),
    SeededRFI(
      project: 4, subject: "Paint for the steel stairs",
      question: "Is a second coat ordered?",
      answer: nil, status: .draft, assignee: "Lena Brandt",
      age: 33, due: 15),
    SeededRFI(
      project: 2, subject: "Survey points",
      question: "Two of the four points were destroyed. Who sets them anew?",
      answer: nil, status: .pending, assignee: "Tomás Rivera",
      age: 7, due: 4),
    SeededRFI(
      project: 0, subject: "Neighbour's garage",
      question: "The garage stands 12 cm over the boundary. How do we go on?",
      answer: nil, status: .pending, assignee: "Wendy Fields",
      age: 14, due: 7),
    SeededRFI(
      project: 0, subject: "Smoke detectors in the attic",
      question: "None are drawn. Is that right?",
      answer: "No. Two are added.", status: .answered, assignee: "Rahul Mehta",
      age: 21, due: 8),
    SeededRFI(
      project: 1, subject: "Bolts of the swing",
      question: "M10 or M12?",
      answer: "M12, stainless.", status: .closed, assignee: "Ewa Nowak",
      age: 28, due: -1),
    SeededRFI(
      project: 0, subject: "Access for the pump truck",
      question: "The gate is 2.9 m wide, the truck 2.55 m. Is the ramp strong enough?",
      answer: nil, status: .draft, assignee: "Lena Brandt",
      age: 2, due: 15),
    SeededRFI(
      project: 4, subject: "Grain of the oak floor",
      question: "Along or across the room?",
      answer: nil, status: .pending, assignee: "Tomás Rivera",
      age: 9, due: 5),
    SeededRFI(
      project: 5, subject: "Water meter",
      question: "May it stand in the hall cupboard?",
      answer: "Yes, with a door of 60 cm.", status: .answered, assignee: "Wendy Fields",
      age: 16, due: 12),
    SeededRFI(
      project: 2, subject: "Tolerance of the precast stairs",
      question: "The stairs are 8 mm too long.",
      answer: nil, status: .pending, assignee: "Rahul Mehta",
      age: 23, due: -1),
    SeededRFI(
      project: 1, subject: "Shading of the east rooms",
      question: "Blinds outside or inside?",
      answer: nil, status: .pending, assignee: "Ewa Nowak",
      age: 30, due: 14),
    SeededRFI(
      project: 0, subject: "Where does the spoil go?",
      question: "The heap at the street must be gone by the end of the month.",
      answer: nil, status: .draft, assignee: "Lena Brandt",
      age: 4, due: 15),
    SeededRFI(
      project: 2, subject: "Final clean",
      question: "Is the cleaning of the façade part of our order?",
      answer: nil, status: .pending, assignee: "Tomás Rivera",
      age: 11, due: 6),
  ]
}
