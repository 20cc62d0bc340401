import { wholeAmount } from '../core/amount';
import { USUAL_MILES_A_YEAR } from '../core/usual-miles';
import { formatNumber, formatPrice } from '../format';

/** The inputs of a cost to own besides the car; the names are those of the page's query. */
export type Owner = {
  milesAYear: number;
  /** Pounds a year; null if it is not typed. */
  insurance: number | null;
  /** Days a year in a clean air zone. */
  zoneDays: number;
  /** Per cent of the electricity that is charged at home. */
  home: number;
};

type Field = keyof Owner;

/** The figures before anyone has typed theirs. */
export const USUAL_OWNER: Owner = {
  milesAYear: USUAL_MILES_A_YEAR,
  insurance: null,
  zoneDays: 0,
  home: 80,
};

const MAX: Record<Field, number> = {
  milesAYear: 100_000,
  insurance: 20_000,
  zoneDays: 365,
  home: 100,
};

const QUESTIONS: Record<Field, string> = {
  milesAYear: `Write the miles a year as a whole number to ${formatNumber(MAX.milesAYear)}, such as ${formatNumber(USUAL_MILES_A_YEAR)}.`,
  insurance: `Write the insurance a year in whole pounds to ${formatPrice(MAX.insurance)}, such as 650.`,
  zoneDays: `Write the days a year as a whole number to ${MAX.zoneDays}, such as 20.`,
  home: 'Write the share that you charge at home as a whole number from 0 to 100.',
};

/** The fields of a form as typed, with the sentence about what cannot be read; an error's figure is the usual one. */
export type OwnerForm = {
  owner: Owner;
  fields: Record<Field, { name: Field; typed: string; error: string | null }>;
};

/** Reads an owner from a query. A repeated name counts as its first; what is absent or empty as usual. */
export function readOwner(query: Record<string, string | string[] | undefined>): OwnerForm {
  const owner = { ...USUAL_OWNER };
  const fieldOf = (field: Field) => {
    const [given = ''] = [query[field]].flat();
    const typed = given.trim().slice(0, 40);
    const usual = USUAL_OWNER[field];
    if (typed === '')
      return { name: field, typed: usual === null ? '' : String(usual), error: null };
    const digits = wholeAmount(typed.replace(/%$/, ''));
    if (!/^\d+$/.test(digits) || Number(digits) > MAX[field])
      return { name: field, typed, error: QUESTIONS[field] };
    owner[field] = Number(digits);
    return { name: field, typed, error: null };
  };
  const fields = {
    milesAYear: fieldOf('milesAYear'),
    insurance: fieldOf('insurance'),
    zoneDays: fieldOf('zoneDays'),
    home: fieldOf('home'),
  };
  return { owner, fields };
}
