/**
 * Words without meaning for the search: grammar, small talk, and synonyms of 'car' on this site.
 */
const STOP_WORDS = new Set(
  `a able about actually after afternoon again ago all allowed already alright also always am an and any
  anyone anything anyway are arent around as astra at audi be because become been before being bit black
  bloke blue bmw both brother but by came can cannot cant car cars chap citroen come coming corsa cos
  could couldnt d dad daughter day definitely did didnt do does doesnt doing done dont each else enough
  etc even evening ever every everything exactly fancy feel fella few fiat fiesta find fine focus folk for
  ford forecourt friday from fully get gets getting give given go goes going golf gone gonna good got
  great green grey guy guys had happen happened happens has hasnt have havent having he hello help her
  here hes hey hi him his honda how however hows hubby husband hyundai i id if ill im in into is isnt it
  its ive jaguar just keep keeps kia kind know known lad lady last let lets lexus like ll look looked
  looking lot lots love made make makes man many mate mates may maybe mazda me mean means mercedes micra
  might mine mini monday mondeo morning most motor much mum must my myself need needed needs neighbour new
  nice nissan normal normally not now of off ok okay old on once one ones only or orange other others our
  ours out over own particular perhaps person peugeot place please polo porsche possible probably
  put qashqai question questions quite rather re really reason red renault right said same saturday saw say saying says seat
  see seem seems seen she should silver simply since sister site skoda so some somebody someone something
  son soon sort still stuff such sunday suppose sure take taken takes taking tell tesla than thank thanks
  that thats the their theirs them then there theres these they theyre thing things think this those
  though thought through thursday to today together told tomorrow tonight too took toyota tried try trying
  tuesday two up us use used using vauxhall ve vehicle vehicles very via volkswagen volvo vw want wanted
  wants was wasnt way we wednesday weekend well went were werent weve what whatever whats when whenever
  where wheres whether which while white who whoever whom whos whose why wife will wish with woman wont
  work worked working works would wouldnt x yeah yellow yes yesterday yet you youd youll your youre yours
  youve`.split(/\s+/),
);

/** Groups of synonyms; the first word represents the group. */
const SYNONYMS = [
  'phone telephone ring dial mobile call',
  'email mail',
  'message enquiry enquire',
  'reply answer respond response',
  'advert ad listing advertisement advertising advertise',
  'dealer garage trader dealership showroom',
  'buyer purchaser',
  'buy bought buying purchase',
  'sell sold selling sale',
  'refund moneyback',
  'picture photo photograph image pic',
  'worth value valuation',
  'price cost',
  'scam fraud con conned scammer fraudster swindle ripped rip',
  'free charge',
  'delete remove erase close',
  'account profile',
  'register signup registering',
  'signin login logon',
];

/** 'advertising', 'advertised' → 'advertis'. */
const stem = (word: string) =>
  word.replace(/(?<=[a-z]{3})(?:ing|ed|es|s|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');

const synonyms = new Map(
  SYNONYMS.flatMap((group) => {
    const [head = '', ...others] = group.split(' ').map(stem);
    return others.map((word) => [word, head] as const);
  }),
);

/** Two words that together mean something else: 'log book', 'sign up'. */
const COMPOUNDS = /\b(log|sign)[ -](book|in|up|out)\b/g;

/** Matches requests for a notice; their single words do not tell so. */
const NOTICES =
  /\b(?:(?:tell|email|mail|message|text) me|let me know) (?:when|if|once|as soon as)\b/g;

/** Splits into lower-case words without accents, apostrophes and punctuation. */
export const tokenize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(COMPOUNDS, '$1$2')
    .replace(NOTICES, 'notify')
    .match(/[\p{L}\p{N}%]+/gu) ?? [];

const rootOf = (word: string) => {
  const stemmed = stem(word);
  return synonyms.get(stemmed) ?? stemmed;
};

/** The words of a text in the form they are indexed in, without stop words and numbers. */
export const termsOf = (text: string) =>
  tokenize(text)
    .filter((word) => !STOP_WORDS.has(word) && !/^\d+$/.test(word))
    .map(rootOf);

/** Pairs of neighbouring words within a phrase, stop words included: they tell intents apart. */
export const pairsOf = (text: string) =>
  text.split(/[,.;:?!]+/).flatMap((phrase) => {
    const roots = tokenize(phrase).map(rootOf);
    return roots.slice(1).map((root, index) => `${roots[index]} ${root}`);
  });

const GRAM = 4;

/**
 * Returns the runs of four letters of a word, with its ends marked: they represent words that no
 * question had.
 */
export function gramsOf(word: string) {
  const marked = `<${word}>`;
  return Array.from({ length: Math.max(1, marked.length - GRAM + 1) }, (_, at) =>
    marked.slice(at, at + GRAM),
  );
}

/** The words and pairs of a text, each once. */
export const wordsAndPairs = (text: string) => [...new Set([...termsOf(text), ...pairsOf(text)])];

/** Pairs, unlike words, have a space. */
export const isPair = (term: string) => term.includes(' ');
