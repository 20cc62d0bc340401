import { isDenied, isOfAnother, type Match, matches } from '../../adverts/text';
import type { Kind, Mention } from '../types';

type Pattern = {
  kind: Kind;
  value: Mention['value'];
  pattern: RegExp;
  /** Whether a denial before it is part of the statement. */
  isDenial?: true;
};

const NUMBER = '(?:(?:set of |comes with |with )?';
const PATTERNS: Pattern[] = [
  {
    kind: 'keys',
    value: [2, 9],
    pattern: new RegExp(
      `(?<![\\w£.,])${NUMBER}(?:2|two|both|3|three)(?: x| original| remote| working)? keys?\\b|\\bkeys? ?[:=x] ?[23]\\b|\\b(?:has|with|and|including) (?:a |its |the )?spare key\\b|(?<=^|[.,!;] ?)spare key(?= ?(?:[.,;!]|$))(?! (?:lost|missing)))`,
    ),
  },
  {
    kind: 'keys',
    value: [1, 1],
    pattern:
      /\b(?:only (?:1|one|the one) key|(?:1|one) key only|single key|just (?:the )?one key|(?<!one )one key(?! (?:fob|each|thing|feature|point|benefit))|(?<![\w£.,])1 key|keys? ?[:=] ?1|(?:no|without(?: a| the)?) spare key)\b/,
    isDenial: true,
  },
  {
    kind: 'record',
    value: 'category',
    pattern:
      /\b(?:cat\.?[ -]?[bcdns]\b(?! (?:alarm|scan))|category[ -][abcdns]\b|insurance (?:write|total)[ -]?(?:off|loss)|(?:was|been|is|as an?|previously|recorded as an?) (?:insurance )?(?:write[ -]?off|written[ -]off))/,
  },
  {
    kind: 'record',
    value: 'clean',
    pattern:
      /\b(?:accident[- ]free|(?:never|not) (?:been |had |ever been )?(?:(?:in|had) an? (?:accident|crash)|crashed|written[ -]off)|(?:no|never had (?:any|an)) accidents?|no (?:write[ -]?offs?|insurance claims)|not (?:a |an? insurance )?(?:cat(?:egory)?(?: [nscd])?|write[ -]off)|hpi clear(?! of))\b/,
    isDenial: true,
  },
  {
    kind: 'finance',
    value: 'owed',
    pattern:
      /\b(?:outstanding finance|finance (?:is |still |currently )?(?:outstanding|owing|owed|remaining|to (?:be )?(?:settled?|cleared?|paid))|(?:still |currently )?(?:on|under|has) finance (?:until|with|of £)|(?:still|currently) on (?:finance|hp|pcp)|owe(?:d|s)? [^.;\n]{0,25}finance)\b/,
  },
  {
    kind: 'finance',
    value: 'clear',
    pattern:
      /\b(?:no (?:outstanding |loans? or )?finance\b(?: (?:outstanding|owing|owed|on it|on the car))?|finance[- ](?:free|clear)|(?:free|clear) (?:of|from) (?:any )?finance|finance (?:has been |is |was |all )?(?:settled|paid off|cleared))\b(?! available)/,
    isDenial: true,
  },
  {
    kind: 'imported',
    value: 'imported',
    pattern:
      /\b(?:(?:jap(?:anese|an)?|eu|european|irish|parallel|fresh|grey|personal|direct) import(?:ed)?|import(?:ed)? from (?!home)|is an import|(?:was|been) imported)\b/,
  },
  {
    kind: 'imported',
    value: 'british',
    pattern:
      /\b(?:uk (?:car|supplied|registered) (?:car )?from new|(?:genuine |original )?uk[ -](?:supplied|car\b)|not an import|never imported)\b/,
    isDenial: true,
  },
];

const isStated = ({ isDenial }: Pattern, match: Match) =>
  (isDenial || !isDeniedAnyhow(match)) && !isOfAnother(match);

const isDeniedAnyhow = (match: Match) =>
  isDenied(match) ||
  /\b(?:no|not|never|without|isn't|wasn't|nor|zero|non)\b(?: \w+){0,3} ?$/.test(match.before);

/** Reads what the text says of keys, write-off records, finance and import. */
export const papers = (text: string): Mention[] =>
  PATTERNS.flatMap((entry) =>
    matches(text, entry.pattern)
      .filter((match) => isStated(entry, match))
      .map(({ start, end }): Mention => ({ kind: entry.kind, value: entry.value, start, end })),
  );
