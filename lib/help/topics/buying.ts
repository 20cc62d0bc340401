import type { HelpGroup } from '../topic';

export const buying: HelpGroup = {
  id: 'buying-safely',
  title: 'Buying safely',
  topics: [
    {
      id: 'contact-a-seller',
      question: 'How do I phone or write to the seller of a car?',
      answer: [
        'Not through this site: calling and writing to sellers is not open yet, and a car’s page has no button for it. While the site is a demonstration, its cars and their sellers are made up, so that there is nobody to reach.',
        'For questions about the site itself there is **Start LiveChat** on the contact page.',
      ],
      keywords:
        'contact call ring telephone phone number message email enquiry enquire ask owner dealer viewing appointment book reserve',
      links: [{ label: 'Contact us', href: '/contact' }],
    },
    {
      id: 'report-a-listing',
      question: 'How do I report a listing?',
      answer: [
        'A button for it on each listing is not open yet. Until it is, use **Start LiveChat** on the contact page: say which car it is, best by the address of its page, and what is wrong, and ask there for a person.',
      ],
      keywords: 'report flag complain complaint fake wrong misleading advert abuse illegal',
      links: [{ label: 'Contact us', href: '/contact' }],
    },
    {
      id: 'checks-before-you-buy',
      question: 'What should I check before I buy a used car?',
      answer: [
        'Read the MOT history and compare its mileages with the car. Ask to see the V5C log book and compare its registration, VIN and keeper with the car and the person selling it. Buy a history check, which tells you of outstanding finance, theft and write-offs.',
        'See the car in daylight, at the address on the V5C, with a cold engine. Drive it, and try everything that has a switch. If you are unsure, pay an independent engineer to inspect it before you pay for the car.',
      ],
      keywords: 'inspection viewing checklist test drive look over engineer vin',
      links: [
        {
          label: 'Check a car’s MOT history (GOV.UK)',
          href: 'https://www.gov.uk/check-mot-history',
        },
        {
          label: 'Check what DVLA holds about a car (GOV.UK)',
          href: 'https://www.gov.uk/get-vehicle-information-from-dvla',
        },
      ],
    },
    {
      id: 'outstanding-finance',
      question: 'How do I find out whether a car has outstanding finance?',
      answer: [
        'Buy a private history check, often called an HPI check after the first company to offer one. It searches the finance houses’ registers; DVLA and the free GOV.UK services do not hold this.',
        'On hire purchase or PCP the car belongs to the lender until the last payment. A private person who buys such a car in good faith, knowing nothing of the agreement, can be protected by Part III of the Hire Purchase Act 1964, but proving it is slow. If finance shows up, ask for the lender’s settlement letter and pay the lender directly, or walk away.',
      ],
      keywords: 'hpi check loan pcp hire purchase hp owed money lender settlement',
    },
    {
      id: 'v5c-log-book',
      question: 'What is the V5C, and does it prove who owns the car?',
      answer: [
        'The V5C, or log book, is DVLA’s registration certificate. It names the registered keeper: whoever is responsible for taxing and registering the car. It does not prove ownership, and it says so on its front.',
        'When you buy, the seller tells DVLA and gives you the green V5C/2 new keeper slip. Look for the watermark, check that nothing has been altered, and compare the VIN with the one stamped on the car. Never buy a car without a V5C unless you know why it is missing.',
      ],
      keywords: 'logbook log book registration certificate registered keeper owner dvla slip',
      links: [
        {
          label: 'Tell DVLA you have sold or bought a vehicle (GOV.UK)',
          href: 'https://www.gov.uk/sold-bought-vehicle',
        },
        { label: 'Vehicle log books (GOV.UK)', href: 'https://www.gov.uk/vehicle-log-book' },
      ],
    },
    {
      id: 'mot-history',
      question: 'What does the MOT history tell me?',
      answer: [
        'Every test since 2005 (in Northern Ireland since 2017) with its date, mileage, result and the reasons for a failure, free on GOV.UK from the registration alone. A mileage that falls between two tests, or advisories for the same part year after year, is worth asking about.',
        'In Great Britain a car needs its first MOT three years after registration, in Northern Ireland four, and one each year after that. A pass says that the car met the legal minimum on that day. It is no warranty.',
      ],
      keywords: 'test advisory mileage clocked clocking fail pass certificate annual',
      links: [
        {
          label: 'Check a car’s MOT history (GOV.UK)',
          href: 'https://www.gov.uk/check-mot-history',
        },
      ],
    },
    {
      id: 'rights-buying-from-a-dealer',
      question: 'What are my rights when I buy from a dealer?',
      answer: [
        'The Consumer Rights Act 2015 says that a car bought from a trader must be of satisfactory quality, fit for purpose and as described, taking its age, mileage and price into account. For a fault that was there at the sale you can reject the car within 30 days for a full refund.',
        'After 30 days the dealer has one chance to repair or replace it. If that fails, you can ask for a price reduction or reject the car, less a fair sum for the use you have had. In the first six months the fault is taken to have been there at the start unless the dealer shows otherwise. Wear you would expect, and faults you were told about, do not count.',
      ],
      keywords:
        'consumer rights act refund reject return faulty repair warranty broken lemon trader breaks down gearbox engine refuses',
      links: [
        {
          label: 'Problems with a used car (Citizens Advice)',
          href: 'https://www.citizensadvice.org.uk/consumer/buying-or-repairing-a-car/problems-with-a-used-car/',
        },
      ],
    },
    {
      id: 'rights-buying-privately',
      question: 'What are my rights when I buy from a private seller?',
      answer: [
        'Fewer. The car must be as the seller described it, and the seller must have the right to sell it; nothing says that it must be of satisfactory quality. It must be roadworthy, unless it is clearly sold as not for use on the road.',
        'So keep a copy of the listing and of your messages: they are your evidence of the description. A trader who poses as a private person to escape the law commits an offence. If you suspect it, tell us by LiveChat.',
      ],
      keywords: 'private sale caveat emptor sold as seen misdescribed no warranty',
    },
    {
      id: 'distance-selling',
      question: 'Can I change my mind if I buy a car without seeing it?',
      answer: [
        'From a dealer, usually yes. If the contract was made entirely at a distance, online or by telephone, the Consumer Contracts Regulations 2013 give you 14 days from the day after delivery to cancel for any reason, and 14 more to send the car back. The dealer may deduct for use beyond what you would do in a showroom.',
        'If you signed or paid at the dealer’s premises after viewing, this right normally does not apply. It never applies to a private sale.',
      ],
      keywords: '14 days cancel cooling off return online delivery click and collect',
    },
    {
      id: 'spot-a-scam',
      question: 'How do I recognise a scam?',
      answer: [
        'The usual signs: a price far below similar cars, a seller who cannot be met, a story about working abroad, pressure to decide today, and a request for a deposit before you have seen the car. So are invented delivery or escrow companies, and any message that moves you away from this site and asks for a code or a password.',
        'Do not pay for a car that you have not seen. If you have paid, call your bank at once on the number on your card, then report it to Report Fraud on 0300 123 2040 (in Scotland to Police Scotland on 101), and tell us which listing it was.',
      ],
      keywords: 'fraud fake scammer cheat deposit stolen suspicious report phishing',
      links: [{ label: 'Report Fraud', href: 'https://www.reportfraud.police.uk/' }],
    },
    {
      id: 'paying-for-a-car',
      question: 'What is the safest way to pay for a car?',
      answer: [
        'Pay when you stand beside the car with the V5C in your hand, by bank transfer to an account in the seller’s name, and let your bank’s Confirmation of Payee check that name. From a dealer, paying even part of the price by credit card adds protection under section 75 of the Consumer Credit Act 1974 where the car costs more than £100 and no more than £30,000.',
        'Forecourt takes no payments and holds no money. Nobody from Forecourt will ever ask you to pay us for a car.',
      ],
      keywords: 'payment bank transfer cash credit card section 75 money deposit pay',
    },
  ],
};
