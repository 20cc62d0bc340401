import { BODY_TYPES, type BodyType } from '../../listings/constants';
import { compared, type Reader } from '../found';
import { isDenied, isOfAnother, matches } from '../text';

const PATTERNS: [said: BodyType, pattern: RegExp][] = [
  ['hatchback', /\bhatchback\b/],
  ['sedan', /\b(?:saloon|sedan)\b/],
  ['suv', /\bsuv\b/],
  [
    'suv',
    /(?<=\b(?:a|great|proper|version of a|type ?:|practical|lovely|the) |^)4x4\b|(?<=[.,!] )4x4(?=[.,!])|\b4x4(?= version)/,
  ],
  ['estate', /\bestate\b/],
  ['coupe', /\bcoupe\b/],
  ['convertible', /\b(?:convertible|cabriolet|cabrio|soft[- ]?top|roadster|drop[- ]?top)\b/],
  ['mpv', /\b(?:mpv|people[- ]carrier)\b/],
  ['pickup', /\bpick[- ]?up(?= truck| version|[,.;!]|$)/],
  ['van', /\bpanel van\b/],
];
const NOT_BODY =
  /^[\s-]*(?:agents?|seats?|like|style|styling|feel|insurance|delivery|looks?|lines?|roof|hood|mode|practicality|practical|sized?|alternative|or \w+|cover|frame)\b/;
const NOT_THE_CAR = /\b(?:housing|real|council|on the|in the|round the|inspired|(?:hard|soft)) ?$/;

/** Bodies that are often called by each other's names, such as a liftback saloon or a crossover. */
const ALIKE: BodyType[][] = [
  ['hatchback', 'sedan', 'coupe'],
  ['suv', 'hatchback', 'estate', 'mpv', 'pickup'],
  ['coupe', 'convertible'],
  ['van', 'mpv', 'pickup'],
];

export const bodyType: Reader = (text, { bodyType: field }) =>
  PATTERNS.flatMap(([said, pattern]) =>
    matches(text, pattern)
      .filter(
        (match) =>
          !isOfAnother(match) &&
          !isDenied(match) &&
          !NOT_BODY.test(match.after) &&
          !NOT_THE_CAR.test(match.before),
      )
      .map((match) => {
        const isAlike = ALIKE.some((set) => set.includes(said) && set.includes(field));
        return compared(match, {
          value: said,
          says: BODY_TYPES[said],
          field: BODY_TYPES[field],
          agrees: said === field || (isAlike ? null : false),
        });
      }),
  );
