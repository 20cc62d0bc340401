import type { InspectionGroup } from '../types';

export const money: InspectionGroup = {
  id: 'money',
  name: 'Money and seller',
  lead: 'Nothing here needs a spanner, and it can cost more than an engine.',
  points: [
    {
      id: 'finance',
      name: 'Outstanding finance',
      where: 'A paid history check',
      check:
        'Buy a history check with a finance guarantee on the day you pay. If finance is owed, pay the lender its settlement figure, not the seller.',
      why: 'Until it is settled the car belongs to the lender, who may ask for it back.',
      weight: 5,
    },
    {
      id: 'write-off',
      name: 'Insurance write-off',
      where: 'A paid history check',
      check:
        'See whether an insurer marked it S (structure) or N (not structure). If so, ask for photographs of the damage and the invoices of the repair.',
      why: 'A category stays for life: insurers ask for it, and it takes a good part of the value.',
      weight: 5,
    },
    {
      id: 'stolen',
      name: 'Reported stolen',
      where: 'A paid history check',
      check:
        'The same check names cars on the police’s list. Compare the VIN it prints with the car’s.',
      why: 'A stolen car goes back to its owner, and the money does not come back to you.',
      weight: 5,
    },
    {
      id: 'asking-price',
      name: 'The asking price',
      where: 'Advert and valuation',
      check:
        'Ask how the price was found, and what is included: MOT, service, warranty, second set of tyres. Far below the market always has a reason; find it before you go.',
      why: 'The price is the one number you can still change.',
      weight: 3,
    },
    {
      id: 'seller',
      name: 'Who sells it',
      where: 'ID, V5C, the address',
      check:
        'View at the address on the V5C, or at the dealer’s premises. Ask a private seller how long they have had it and what they drive next.',
      why: 'From a dealer the Consumer Rights Act protects you; from a private seller the car must only be as described.',
      weight: 4,
    },
    {
      id: 'fees',
      name: 'Fees on top',
      where: 'Order form',
      check:
        'Ask for the full price on the road in writing: administration, preparation, delivery. Question whatever the advert did not name.',
      why: 'A mandatory fee must be part of the advertised price.',
      weight: 2,
    },
    {
      id: 'insurance-quote',
      name: 'Insurance and tax for you',
      where: 'Before you travel',
      check:
        'Get an insurance quote with this registration, and look up the road tax. Tax does not pass to the new keeper: you tax it before you drive off.',
      why: 'The same car can cost one person twice what it costs another.',
      weight: 2,
    },
    {
      id: 'clean-air',
      name: 'Clean-air zones',
      where: 'GOV.UK and TfL vehicle checkers',
      check:
        'Check the registration with TfL’s ULEZ checker and GOV.UK’s clean-air zones if you drive into London, Birmingham, Bristol or another zone.',
      why: 'A daily charge soon exceeds what a cheap older car saved.',
      weight: 3,
    },
    {
      id: 'warranty',
      name: 'Maker’s warranty',
      where: 'Warranty booklet, dealer’s record',
      check:
        'Ask what is left, whether it passes to you, and which services it demands. Read the exclusions of any warranty sold with the car.',
      why: 'A warranty with a missed service may be worth nothing.',
      weight: 2,
      only: { cars: 'cars young enough for a maker’s warranty', maxAge: 7 },
    },
    {
      id: 'paying',
      name: 'Paying safely',
      where: 'At the car, last of all',
      check:
        'Pay nothing before you have seen car and papers. Pay by bank transfer at the car, ask for a signed receipt with VIN, mileage and price, and watch the seller tell DVLA online.',
      why: 'A deposit for a car unseen is a common fraud.',
      weight: 3,
    },
  ],
};
