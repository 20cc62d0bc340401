import type { HelpTopic } from '../topic';

/** Questions about finance, theft, write-offs and imports. */
export const saidHistory: readonly HelpTopic[] = [
  {
    id: 'outstanding-finance',
    question: 'How do I find out whether a car has outstanding finance?',
    answer: [
      'Buy a private history check, often called an HPI check after the first company to offer one. It searches the finance houses’ registers; DVLA and the free GOV.UK services do not hold this. Where this site has a provider of such checks, a car’s page asks it by the number plate; in the demo that record is made up.',
      'On hire purchase or PCP the car belongs to the lender until the last payment. A private person who buys such a car in good faith, knowing nothing of the agreement, can be protected by Part III of the Hire Purchase Act 1964, but proving it is slow. If finance shows up, ask for the lender’s settlement letter and pay the lender directly, or walk away.',
    ],
    keywords: `finance outstanding owed hpi check loan pcp hire purchase lender settlement, is there
      finance on the car, still owes money, still got finance, left to pay, still paying it off, paid off,
      not paid for, car belongs to the finance company, could it be taken off me, debt on the car, loan
      secured on it, logbook loan, history check, clear the loan with my money, check if it is clear,
      money owing on it, money still owed on the car, anything owing, is it still on hp, is it on finance,
      do i need an hpi check, what is an hpi check, who do i pay if it has finance, can the lender take
      the car back, previous owner did not pay the loan, does the debt come with the car, inherit his
      loan, somebody else still paying for it, unpaid loan on the car, how to check finance, could it be
      repossessed, check a car for debts, seller has not finished paying off his hp, settle the finance,
      finance marker, has it got money owing, can he sell a car on finance, free hpi check, is it clear of
      finance, car with a loan against it, does he owe on it, finance people could take it, still on the
      never never, who owns it if on pcp, check nobody has a claim on it, free history check on this site`,
  },
  {
    id: 'stolen-or-written-off',
    question: 'How do I find out whether a car is stolen or was written off?',
    answer: [
      'Buy a private history check: it searches the police’s list of stolen vehicles and the insurers’ register of write-offs. The free services of GOV.UK do not say either. On the car’s page, under ‘What the seller says’, stands what the seller says of write-offs; Forecourt does not check it. Where this site has a provider, ‘Check finance, theft and write-off records’ below it asks by the number plate; in the demo that record is made up. A check is no proof: it knows only what was reported by that day.',
      'Compare the VIN on the car with the V5C, and the number plate with both: a stolen car often wears the plate of another of its kind. A stolen car still belongs to its owner, or to their insurer, and whoever bought it can lose it and the money. If you suspect it, do not pay, call the police on 101 and report the listing on the car’s page.',
      'A car that was written off in category S (damaged structure) or N (other damage) may be repaired and driven again, and is worth less; one of category A or B may not, and cannot be for sale here. Until October 2017 the categories were C and D. Where a seller gives a category, it stands in place of a verdict on the price, and the car has no valuation here: how much less it is worth depends on the damage and its repair, so ask for the engineer’s report and photographs. Where the page has ‘Not said’, ask the seller.',
    ],
    keywords: `stolen car, is this car stolen, is it stolen, nicked, hot car, stolen check, check if a car is
      stolen, reported stolen, police stolen register, police database, theft, thieved, robbed, pinched, half inched,
      knocked off, taken without consent, cloned vehicle, came up as stolen, insurer paid out, cloned car, clone, ringer, false plates, theft check,
      history check for theft, written off, write off, insurance write off, was it a write-off, cat s, cat n,
      category s, category n, cat d, cat c, what does cat n mean, difference between cat s and cat n, is a
      category s car worth buying, accident damaged before, has it been in an insurance claim, salvage, bought
      a stolen car, what if the car turns out to be stolen, do you check cars for theft, do you check whether
      cars are stolen, vin does not match, how do i know it is not stolen, does forecourt check for write
      offs, was the car ever written off, total loss`,
    links: [
      {
        label: 'Checks when buying a used car (GOV.UK)',
        href: 'https://www.gov.uk/checks-when-buying-a-used-car',
      },
      {
        label: 'Written-off vehicles (GOV.UK)',
        href: 'https://www.gov.uk/scrapped-and-written-off-vehicles',
      },
    ],
  },
  {
    id: 'imported-cars',
    question: 'What should I look at in an imported car?',
    answer: [
      'Ask the seller whether it was imported, if the car’s page has ‘Not said’ there. Its V5C log book has the date of its first registration in the UK beside that of its first registration anywhere, and the MOT history begins only here: what came before is in papers of its own country, so ask to see them.',
      'Ask an insurer for a price before you pay: some insure no imports, or ask more, above all for a car that was never sold new in Britain. Look whether the speedometer and the odometer are in miles, whether the headlamps dip to the left, and whether parts can be had. A car that was not made for Britain may owe tax or an approval before it is registered: buy it registered.',
    ],
    keywords: `import imported imports grey import, parallel import, japanese import, jap import, from japan,
      from ireland, from germany, from abroad, brought in from abroad, foreign car, left hand drive, lhd,
      speedo in kilometres, kilometres on the clock, registered abroad, first registered in the uk, insure
      an import, insurance for imported cars, buying an import, is it a uk car, uk supplied`,
    links: [
      {
        label: 'Importing vehicles into the UK (GOV.UK)',
        href: 'https://www.gov.uk/importing-vehicles-into-the-uk',
      },
    ],
  },
];
