import type { HelpTopic } from '../topic';

/** Questions about the check of adverts from elsewhere. */
export const otherAdverts: readonly HelpTopic[] = [
  {
    id: 'check-any-advert',
    question: 'Can you check an advert from another site for me?',
    answer: [
      'Yes: paste its text on the page Check a used car advert, which the foot of every page leads to. A program lists where the text contradicts itself, such as ‘1 owner’ and ‘3 former keepers’, warning signs such as money before a viewing, what it does not say, and the questions to ask, ready to copy. It fills in a form for a valuation and works out road tax and fuel.',
      'It knows nothing but the text. An advert in which nothing is found may still be false, so see the car and its papers before you pay. Evidence says how much it finds and how often it is wrong.',
    ],
    keywords: `check any advert, check another advert, paste an advert, advert from another site, ad from
      facebook marketplace, ad on gumtree, autotrader advert, ebay car ad, is this advert honest, does this
      ad add up, contradictions in an advert, what does the ad leave out, what is missing from the ad,
      questions to ask the seller, what should i ask about this car, read this ad for me, look over an
      advert, analyse an advert, does the text contradict itself, check the wording of an ad, advert
      checker, is the listing on another website genuine`,
    links: [{ label: 'Check a used car advert', href: '/check-advert' }],
  },
  {
    id: 'is-a-checked-advert-stored',
    question: 'What happens to the text of an advert that I check?',
    answer: [
      'Your browser reads it, and the text does not leave your device; nothing is stored. Once the page says that its reader is loaded, it works without a connection for as long as it stays open.',
      'Where JavaScript is off or not loaded yet, the text goes to our server, which answers and neither stores nor logs it. The form for a valuation sends its fields, not the text, when you press its button.',
    ],
    keywords: `is the pasted text stored, do you keep the advert i paste, is the advert text sent to you, who
      sees the text i paste, is the ad i check saved, privacy of the advert check, does the advert check
      work offline, check an advert without internet, check an advert on the train, text of the ad sent to
      a server, do you log the advert i check`,
    links: [{ label: 'Check a used car advert', href: '/check-advert' }],
  },
];
