import { SERVICE_HISTORIES, type ServiceHistory } from '../../listings/constants';
import { compared, type Reader } from '../found';
import { isDenied, matches } from '../text';

const HISTORY =
  '(?:service history|service record|servicing history|service hist|serv history|s\\/h|s\\.h\\.?|sh|history|hist)';
// Words between 'full' and 'history', except those that make it a history of tests, owners or a
// check.
const BETWEEN =
  '(?:(?!mot\\b|hpi\\b|owner|ownership|vehicle|check|background|price|and\\b)[\\w§&\\/-]+ ){0,4}?';
const NOT_SERVICE = '(?! ?(?:check|report|of\\b|certificate|clear|lesson))';

const PATTERNS: [said: ServiceHistory, pattern: RegExp][] = [
  ['full', /\bf\.?(?:m?[a-z]?d|[abmv])?\.?s\.?h\b/],
  [
    'full',
    new RegExp(
      `(?<nearly>(?:nearly|almost|near|virtually)[ -])?\\b(?:full|complete) ${BETWEEN}${HISTORY}\\b${NOT_SERVICE}`,
    ),
  ],
  ['full', /\bfully (?:stamped|documented|serviced)(?: (?:service )?(?:book|history|record))?/],
  ['full', /\b(?:service )?(?:history|record|book) (?:is |all )?(?:complete|fully stamped)\b/],
  [
    'partial',
    new RegExp(
      `\\b(?:part|partial|some|incomplete|patchy|limited|most) ${BETWEEN}${HISTORY}\\b${NOT_SERVICE}`,
    ),
  ],
  ['partial', /\bp\.?s\.?h\b/],
  ['partial', /\b(?:service )?history is (?:incomplete|partial|patchy|part|limited)\b/],
  [
    'none',
    new RegExp(
      `(?:\\b(?:no|zero|without|not have|lacks|missing)|n't have)(?: (?:a|any|its|the))?(?: \\w+ (?:or|and))? (?:service |servicing |paper |documented )?(?:history|s\\/h|service book|service record)\\b${NOT_SERVICE}`,
    ),
  ],
  ['none', /\bservice history ?[:-] ?(?:none|no)\b|\bno sh\b/],
];

/** Labels of the field's values. A history with stamps missing is not full. */
const LABELS: Record<ServiceHistory, string> = {
  full: 'full service history',
  partial: 'part service history',
  none: 'no service history',
};

export const serviceHistory: Reader = (text, { serviceHistory: field }) =>
  PATTERNS.flatMap(([said, pattern]) =>
    matches(text, pattern).map((match) => {
      const isNotFull = said === 'full' && (isDenied(match) || match.group('nearly') !== '');
      const value = isNotFull && match.group('nearly') ? 'partial' : said;
      const agrees = isNotFull && !match.group('nearly') ? field !== 'full' : field === value;
      return compared(match, {
        value: isNotFull && !match.group('nearly') ? 'not full' : value,
        says: isNotFull ? 'not a full service history' : LABELS[value],
        field: field && `service history ${SERVICE_HISTORIES[field].toLowerCase()}`,
        agrees: field && agrees,
      });
    }),
  );
