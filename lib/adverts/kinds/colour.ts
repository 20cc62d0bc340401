import { COLOURS } from '../../listings/constants';
import { compared, type Reader } from '../found';
import { isDenied, isOfAnother, type Match, matches, NAME } from '../text';

const NAMES = `(?<colour>${[...Object.keys(COLOURS), 'gray'].join('|')})`;
const SHADE =
  '(?:(?:dark|light|deep|bright|metallic|pearl(?:escent)?|midnight|navy|racing|british|solid|gleaming|stunning|gorgeous|lovely|beautiful|gloss|[a-z]{3,}) )';
const PATTERNS = [
  new RegExp(
    `\\b(?:finished|painted|comes?|presented|looks? \\w+|resplendent)(?: in)?(?: an?| the)? ${SHADE}{0,3}?${NAMES}\\b`,
  ),
  new RegExp(`\\b(?:colou?r|paint)(?: is)? ?[:-]? ?${SHADE}{0,3}?${NAMES}\\b`),
  new RegExp(
    `\\bin (?:an? )?${SHADE}{0,2}?${NAMES}(?: (?:metallic|pearl\\w*|paint\\w*|mica))?(?=\\s*(?:$|[,.;!\\n]| with| and in))`,
  ),
  new RegExp(`\\b(?:metallic|pearl(?:escent)?|shade of) ${NAMES}\\b`),
  new RegExp(`\\b${NAMES} in colou?r\\b`),
  new RegExp(`\\b${NAMES} (?:metallic|pearl\\w*|paint\\w*|bodywork)\\b`),
  new RegExp(
    `\\b(?:it's|it is|she's|my|our|this|an?|stunning|lovely) (?:an? )?${SHADE}{0,1}?${NAMES} (?:one\\b|car\\b|(?=(?:(?:19|20)\\d\\d )?${NAME}))`,
  ),
];
const ALONE = new RegExp(
  `(?:(?:stunning|lovely|gleaming|metallic|dark|light) )?${NAMES}(?: car)?\\b`,
);

const PART =
  '(?:leather|interior|alloys?|wheels?|roof|seats?|trim|calipers?|stitch\\w*|cloth|mirrors?|badges?|pack|edition|line|box|smoke|import|diesel|carpets?|headlin\\w*|dash\\w*|grille|half|alcantara|upholstery|fabric|hood|soft|piping|inserts?|glass|windows?|belts?|light\\w*|style|cabin|rims?|spoiler|stripes?|decals?|bumpers?)';
const OF_PART = new RegExp(
  `^(?:[ /-]+(?:and )?\\w+)?[ /-]+(?:full |part |nappa |heated |two-tone )?${PART}\\b|^\\s*(?:and|&|\\/) \\w+ ${PART}`,
);
const PART_BEFORE = new RegExp(`\\b${PART}\\b[^,]*$`);

/** Groups of colours that people mix up. */
const ALIKE = [
  ['silver', 'grey'],
  ['beige', 'gold', 'brown', 'bronze'],
  ['orange', 'red', 'bronze'],
  ['blue', 'purple'],
  ['yellow', 'gold'],
];

function fits(said: string, field: string): boolean | null {
  if (said === field) return true;
  return ALIKE.some((set) => set.includes(said) && set.includes(field)) ? null : false;
}

const isOfTheCar = (match: Match) =>
  !OF_PART.test(match.after) &&
  !PART_BEFORE.test(match.before) &&
  !PART_BEFORE.test(match.text) &&
  !isOfAnother(match) &&
  !isDenied(match);

export const colour: Reader = (text, { colour: given }) => {
  const field = given?.toLowerCase() ?? null;
  const found = [
    ...PATTERNS.flatMap((pattern) => matches(text, pattern)),
    ...matches(text, ALONE).filter(({ before, after }) => !before.trim() && !after.trim()),
    ...matches(text, new RegExp(`(?<=^|[.!\\n] ?)${NAMES} (?=${NAME})`)),
  ];
  return found.filter(isOfTheCar).map((match) => {
    const said = match.group('colour').replace('gray', 'grey');
    const known = field !== null && field in COLOURS ? field : null;
    return compared(match, {
      value: said,
      says: said,
      field,
      agrees: known === null ? null : fits(said, known),
    });
  });
};
