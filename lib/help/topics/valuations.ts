import type { HelpGroup } from '../topic';

export const valuations: HelpGroup = {
  id: 'valuations',
  title: 'Valuations',
  topics: [
    {
      id: 'how-valuations-work',
      question: 'How is a car’s value worked out?',
      answer: [
        'By a statistical model that was trained on real UK adverts. It looks at make, model, age, mileage, fuel, gearbox, body type, condition and, where it is known, engine size. A car’s page shows one figure, two ranges and how much each detail adds or takes.',
        'It learns from asking prices, so it estimates what a car would be advertised for. What a car is sold for is often a little less.',
        'Valuing a car of your own is not open yet: there is no form for it. To see what cars like it ask for, search the cars for sale.',
      ],
      keywords:
        'ai valuation worth estimate model algorithm what is my own car worth price guide get value',
    },
    {
      id: 'valuation-ranges',
      question: 'What do the 80% and 90% ranges mean?',
      answer: [
        'Of a hundred cars like this one, about eighty are advertised within the narrower range and about ninety within the wider. A wide range means that such cars differ a lot, or that few have been seen.',
      ],
      keywords: 'interval confidence range accuracy uncertain percent',
    },
    {
      id: 'ai-verified',
      question: 'What does AI Verified mean on a listing?',
      answer: [
        'That the asking price lies inside the valuation’s 90% range. It is a statement about the price alone. It says nothing about the car’s condition, its history or its seller.',
      ],
      keywords: 'badge verified price fair good deal checked',
    },
    {
      id: 'valuation-not-an-offer',
      question: 'Is a valuation an offer to buy my car?',
      answer: [
        'No. It is an estimate and not an offer, an appraisal or financial advice. Nobody has seen the car. Damage, service history, optional extras and where you live can all move the price.',
      ],
      keywords: 'offer sell to you quote instant part exchange guarantee advice',
    },
  ],
};
