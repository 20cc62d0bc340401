/**
 * Features that are announced and not open. `promise` finds words that speak of one as if it were
 * there: the tests let them stand only near words that say otherwise. An entry goes with the change
 * that opens its feature.
 */
export const plannedFeatures = [
  {
    name: 'listing a car',
    promise:
      /\b(?:choose Sell|list(?:ing)? (?:a|the|your) car|(?:publish|edit|change|end) (?:a|your|my) (?:listing|advert)|your (?:listings?|seller name))\b/gi,
  },
  {
    name: 'calling sellers and messages between buyers and sellers',
    promise:
      /\b(?:call|phone|ring|message|writ(?:e|es|ing) to)(?: or write to)? (?:a |the |its )?sellers?\b|\bpass on messages\b|\b(?:who )?asks for it\b/gi,
  },
  {
    name: 'reporting a listing from its page',
    promise: /\breports? (?:a|the|this|that) (?:listing|advert)\b/gi,
  },
  {
    name: 'valuing a car of your own',
    promise:
      /\b(?:get(?:ting)? a valuation|valu(?:e|ing) (?:a car of )?your own(?: car)?|value cars)\b/gi,
  },
  {
    name: 'applying to become a dealer',
    promise: /\bappl(?:y|ies|ying) (?:to become|for) a dealer\b/gi,
  },
  {
    name: 'the showroom in 3D and AR',
    promise: /\b(?:(?:see|open|view|show)s? (?:a |the )?cars? in (?:3D|AR)|when you use AR)\b/gi,
  },
  {
    name: 'looking up a registration',
    promise:
      /\b(?:give us a registration|ask us to look one up|look up (?:a|your) registration)\b/gi,
  },
  {
    name: 'connecting a wallet',
    promise: /\bconnect(?:s|ing)? (?:a|your) (?:crypto )?wallet\b/gi,
  },
] as const;

const names = plannedFeatures.map(({ name }) => name);

/** The one sentence of the legal texts about what they regulate ahead of time. */
export const plannedFeaturesNotice = `Not open yet are ${names.slice(0, -1).join('; ')}; and ${names.at(-1)}.`;
