import { MAX_POUNDS, MONTHS, readApr, readWhole } from '../core/credit/read-terms';
import { formatMileage, formatPrice } from '../format';

export const KINDS = {
  hp: 'Hire purchase (HP)',
  pcp: 'Personal contract purchase (PCP)',
} as const;
type FinanceKind = keyof typeof KINDS;

/** The fields of the calculator, in the order of its address. */
const FIELDS = [
  'kind',
  'price',
  'deposit',
  'partExchange',
  'months',
  'apr',
  'monthly',
  'miles',
  'final',
] as const;
export type FinanceField = (typeof FIELDS)[number];
/** The fields as typed; '' for an empty one. */
export type FinanceValues = Record<FinanceField, string>;
export type FinanceErrors = Partial<Record<FinanceField, string>>;

/** Whole pounds, months and per cent. */
export type FinanceInputs = {
  kind: FinanceKind;
  /** Null where the price is asked for. */
  price: number | null;
  deposit: number;
  /** The value of the present car less what is owed on it. */
  partExchange: number;
  months: number;
  apr: number;
  /** The sum that can be paid each month; null unless typed. */
  monthly: number | null;
  /** Miles a year of a PCP; null unless typed. */
  miles: number | null;
  /** The optional final payment of a PCP; null unless typed. */
  final: number | null;
};

/** Maximum length of a value that is shown again. */
const MAX_LENGTH = 40;
const MAX_MILES_A_YEAR = 100_000;

/** The values of a query; unknown, repeated and overlong ones are left out. */
export function readValues(query: URLSearchParams): FinanceValues {
  const typedIn = (field: FinanceField) => {
    const typed = query.getAll(field);
    return typed.length === 1 ? (typed[0] ?? '').trim().slice(0, MAX_LENGTH) : '';
  };
  // Safe cast: one entry for each field.
  const values = Object.fromEntries(FIELDS.map((field) => [field, typedIn(field)]));
  return { ...(values as FinanceValues), kind: values.kind === 'pcp' ? 'pcp' : 'hp' };
}

/** The query of values, without empty ones. */
export const valuesQuery = (values: Partial<FinanceValues>) =>
  new URLSearchParams(
    FIELDS.flatMap((field) => (values[field] ? [[field, values[field]]] : [])),
  ).toString();

/** Whether a value that the visitor has to type is there. */
export const isStarted = ({ deposit, months, apr, monthly }: FinanceValues) =>
  [deposit, months, apr, monthly].some(Boolean);

const MESSAGES = {
  price: 'Type the price of the car, or what you can pay each month',
  months: 'Type the number of months',
  apr: 'Type the APR of your quotation: we suggest none',
} as const;

/** Validates the values: whole pounds, months and a rate. `inputs` is null where there are errors. */
export function readInputs(values: FinanceValues) {
  const errors: FinanceErrors = {};
  function number(field: FinanceField, min: number, max: number, show = formatPrice) {
    if (!values[field]) return null;
    const read = readWhole(values[field], min, max, show);
    if ('value' in read) return read.value;
    errors[field] = sentence(read.error);
    return null;
  }
  const rate = values.apr ? readApr(values.apr) : { error: MESSAGES.apr };
  if ('error' in rate) errors.apr = sentence(rate.error);
  const months = number('months', MONTHS.min, MONTHS.max, (count) => `${count} months`);
  if (!values.months) errors.months = MESSAGES.months;
  const kind: FinanceKind = values.kind === 'pcp' ? 'pcp' : 'hp';
  const isPcp = kind === 'pcp';
  const inputs = {
    kind,
    price: number('price', 1, MAX_POUNDS),
    deposit: number('deposit', 0, MAX_POUNDS) ?? 0,
    partExchange: number('partExchange', 0, MAX_POUNDS) ?? 0,
    months,
    apr: 'value' in rate ? rate.value : null,
    monthly: number('monthly', 1, MAX_POUNDS),
    miles: isPcp ? number('miles', 0, MAX_MILES_A_YEAR, formatMileage) : null,
    final: isPcp ? number('final', 0, MAX_POUNDS) : null,
  };
  if (!values.price && !values.monthly) errors.price = MESSAGES.price;
  const { price, deposit, partExchange, final } = inputs;
  if (price !== null && deposit > price)
    errors.deposit = `Must not be above the price of ${formatPrice(price)}`;
  else if (price !== null && deposit + partExchange >= price && !errors.partExchange)
    errors[partExchange > 0 ? 'partExchange' : 'deposit'] =
      'With this nothing is left to borrow: there are no payments to work out';
  if (price !== null && final !== null && final >= price)
    errors.final = `Must be below the price of ${formatPrice(price)}`;
  const isWhole = Object.keys(errors).length === 0 && months !== null && inputs.apr !== null;
  return {
    // Safe cast: the numbers without a default were checked.
    inputs: isWhole ? (inputs as FinanceInputs) : null,
    errors,
  };
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
