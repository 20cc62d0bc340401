import type { HelpGroup } from '../topic';

export const selling: HelpGroup = {
  id: 'listing-and-selling',
  title: 'Listing and selling',
  topics: [
    {
      id: 'list-a-car',
      question: 'How do I list a car?',
      answer: [
        'You cannot list one yet: selling is not open yet, and no page of this site takes a listing. The cars you see are made up.',
        'When it opens it will take an account and a form: make, model, year, mileage, price, condition, what you know of the car’s history, and photographs. Of your postcode only the first half will be shown.',
      ],
      keywords: 'sell my car advert advertise publish create listing place ad',
    },
    {
      id: 'cost-of-a-listing',
      question: 'What does a listing cost?',
      answer: [
        'Nothing. Listing a car is not open yet; when it is, a listing, its messages and its valuation will be free of charge, for private sellers and for dealers, and we take no share of the price.',
      ],
      keywords: 'fee price charge commission free money how much to advertise advert',
    },
    {
      id: 'change-or-end-a-listing',
      question: 'How do I change my listing, or end it when the car is sold?',
      answer: [
        'There is nothing to change yet, as listing a car is not open yet; **My Vehicles** in the account menu leads to the cars for sale. When selling opens, its listings can be edited, marked as reserved or sold, and taken down.',
      ],
      keywords:
        'edit update remove delete withdraw take down advert mark sold reserved price change',
    },
    {
      id: 'seller-badges',
      question: 'What do Verified Dealer, Dealer and Private Seller mean?',
      answer: [
        'They say who is selling, not how good the car is. Everybody starts as a private seller, and only our staff can change the badge. Applying to become a dealer is not open yet; it will ask for the company’s name and number, and our staff will decide.',
        'If you buy cars to sell them on, you are a trader in law and must say so, whatever your badge.',
      ],
      keywords: 'badge trade trader business apply approved dealer application company',
    },
    {
      id: 'dvla-when-you-sell',
      question: 'What do I have to tell DVLA when I sell?',
      answer: [
        'Tell DVLA online on the day of the sale, with the 11-digit number on your V5C. Give the buyer the green V5C/2 slip and destroy the rest. Until DVLA knows, you stay responsible for the car, its fines included.',
        'Vehicle tax does not go with the car: yours is cancelled and the full months are refunded, and the buyer must tax the car before driving it away. Cancel your insurance, and take your private plate off before you sell if you want to keep it.',
      ],
      keywords: 'v5c tax refund notify sold keeper insurance private plate cherished',
      links: [
        {
          label: 'Tell DVLA you have sold or bought a vehicle (GOV.UK)',
          href: 'https://www.gov.uk/sold-bought-vehicle',
        },
      ],
    },
    {
      id: 'sell-safely',
      question: 'How do I meet buyers and get paid safely?',
      answer: [
        'Meet at home or in a busy place, in daylight, with somebody beside you. Look at the buyer’s driving licence, check that they are insured before a test drive, and keep the keys in your hand when you change seats.',
        'Hand over the keys and the V5C/2 slip only when the money shows in your own bank’s app. A screenshot of a transfer is no payment, and a cheque or banker’s draft can bounce days later.',
      ],
      keywords: 'test drive insurance payment safety viewing meet cheque transfer buyer',
    },
  ],
};
