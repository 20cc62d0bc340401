import { MAX_PHOTOS, MAX_WAITING, WITHDRAWABLE_SHARE } from '@/lib/stock/limits';

const RULES: [string, string][] = [
  [
    'Status',
    'A row whose status, availability or sold column says sold, reserved, draft or the like is left out, as if it were not in the file; so is one whose price is without VAT. Reserved and sold are marked on the listing.',
  ],
  [
    'Kilometres',
    'A mileage in km, by its cell, its heading or a column of units, is listed in miles. Another unit is a mistake of its row.',
  ],
  [
    'Unlikely prices',
    'A price of more than three times, or less than a third of, our valuation is listed only if you tick that it is right.',
  ],
  [
    'Unknown names',
    `A new car whose make or model our catalogue lacks waits, if nothing else is wrong in its row: our staff add the name, match it or refuse it. Then it is listed under Stock file, or by your next file. ${MAX_WAITING} cars can wait.`,
  ],
  [
    'Cars that went',
    `Cars of earlier files that are not in a new one stay for sale, unless you tick that they be withdrawn. Files withdraw at most ${WITHDRAWABLE_SHARE * 100} % of the cars that came by file in a day.`,
  ],
  [
    'Cars that come back',
    'A withdrawn car that is in a file again is for sale again. One that you marked as sold, or that our staff took down, is a mistake of its row.',
  ],
  [
    'Number plates',
    'A cell such as TBA, NEW or UNREG stands for no plate. One that no British plate looks like is left out with a remark, and its car is listed.',
  ],
  [
    'Hidden number plates',
    'A number plate that is to be hidden and stands in the trim, a feature, the description or the town is a mistake of its row.',
  ],
  [
    'Other sellers’ listings',
    'The id of a listing that is not yours is a mistake of its row, and nothing else happens.',
  ],
  [
    'Formulas',
    'A cell that a spreadsheet would run as a formula, such as =1+1, is a mistake of its row.',
  ],
  [
    'Addresses',
    'Only https addresses on the public internet are fetched: none of a private network, none with a user name or password.',
  ],
  [
    'Photographs',
    `The first ${MAX_PHOTOS} addresses of a car are fetched after the run, in their order, and checked as uploads are. One that a later file lacks is removed; those that you add by hand stay. One that fails is named under Stock file, and tried again.`,
  ],
];

/** The rules of a stock file: how special cases are read, and which are refused. */
export const Refusals = () => (
  <dl className="border-t border-line">
    {RULES.map(([name, text]) => (
      <div
        key={name}
        className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <dt className="font-semibold">{name}</dt>
        <dd className="min-w-0 text-pretty text-ink-2">{text}</dd>
      </div>
    ))}
  </dl>
);
