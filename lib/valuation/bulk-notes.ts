import { BULK_COLUMNS } from './bulk-columns';
import { CAVEATS } from './caveats';
import { type ValuationForm, valuationSchema } from './schema';
import type { Caveat } from './types';

type Form = Record<string, string>;
type Issue = { path: PropertyKey[]; message: string };
type ReadCar = { car: ValuationForm | null; problems: string[] };

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Describes the columns of these issues and their valid values: 'transmission: manual, automatic or
 * …'.
 */
function problemsOf(issues: Issue[], form: Form) {
  return BULK_COLUMNS.flatMap(({ name, field, choices, isOptional }) => {
    const issue = issues.find(({ path }) => path[0] === field);
    if (!issue) return [];
    const labels = choices && Object.values(choices).map((label) => label.toLowerCase());
    const wanted = labels ? LIST.format(labels) : form[field] ? issue.message : 'missing';
    return `${name}${isOptional ? ' left out' : ''}: ${wanted}`;
  });
}

/**
 * Reads a row's cells by field. Leaves out a wrong cell of an optional column; any other wrong cell
 * refuses the car.
 */
export function readCar(form: Form): ReadCar {
  const read = valuationSchema.safeParse(form);
  if (read.success) return { car: read.data, problems: [] };
  const { issues } = read.error;
  const problems = problemsOf(issues, form);
  const optional = BULK_COLUMNS.filter(({ isOptional }) => isOptional);
  const wrong = optional.filter(({ field }) => issues.some(({ path }) => path[0] === field));
  const rest = { ...form, ...Object.fromEntries(wrong.map(({ field }) => [field, ''])) };
  return { car: valuationSchema.safeParse(rest).data ?? null, problems };
}

/** Caveats of make, model, age and mileage that make a figure less certain. */
const NOTED: Caveat[] = [
  'make_unknown',
  'make_not_in_data',
  'model_unknown',
  'model_not_in_data',
  'older_than_data',
  'year_in_future',
  'mileage_beyond_data',
];

/**
 * The note of a valued car: the cells left out, then the reasons why its figures are less certain.
 */
export function carNote(problems: string[], caveats: Caveat[]) {
  const doubts = NOTED.filter((caveat) => caveats.includes(caveat));
  return [...problems, ...doubts.map((caveat) => CAVEATS[caveat].replace(/\.$/, ''))].join('; ');
}
