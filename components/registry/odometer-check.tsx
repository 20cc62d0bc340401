import { KM_PER_MILE } from '@/lib/core/miles';
import { formatDate, formatNumber } from '@/lib/format';
import {
  type OdometerCheck as Check,
  isRounding,
  type Leg,
  readingKey,
} from '@/lib/registry/odometer';
import { Icon } from '../ui/icon';
import { OdometerChart } from './odometer-chart';
import { type FindingText, findingText } from './odometer-findings';

type VerdictProps = { texts: FindingText[]; count: number; rounding: Leg | undefined };

function Verdict({ texts, count, rounding }: VerdictProps) {
  if (count < 2)
    return <p className="mt-2 text-ink-2">There is no second reading to compare with yet.</p>;
  if (texts.length === 0)
    return (
      <p className="mt-2 flex gap-2.5 text-pretty">
        <Icon name="check" className="mt-0.5 size-5 text-verified" />
        No mileage falls{rounding ? ' from test to test' : ''}.
      </p>
    );
  return (
    <ul className="mt-3 grid gap-3">
      {texts.map(({ title, advice }) => (
        <li key={title} className="flex gap-2.5">
          <Icon name="alert" className="mt-0.5 size-5 text-signal" />
          <div>
            <p className="font-semibold text-pretty">{title}</p>
            <p className="text-small text-pretty text-ink-2">{advice}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function LegRow({ leg: { to, miles, days, perYear } }: { leg: Leg }) {
  return (
    <tr className="border-t border-line [&>td]:py-1.5 [&>td]:pl-3 [&>td]:text-right">
      <th scope="row" className="py-1.5 text-left font-normal">
        {to.isListing ? 'This listing' : formatDate(to.date)}
      </th>
      <td>{formatNumber(to.miles)}</td>
      <td>
        {miles < 0 ? '−' : '+'} {formatNumber(Math.abs(miles))}
      </td>
      <td>{formatNumber(days)}</td>
      <td>{perYear === null ? '–' : formatNumber(perYear).replace('-', '−')}</td>
    </tr>
  );
}

/** Says whether the mileages of tests and listing are consistent; the arithmetic is one tap away. */
export function OdometerCheck({ check }: { check: Check }) {
  const { readings, legs, findings } = check;
  const texts = findings.map(findingText);
  const [first] = readings;
  const rounding = legs.find(isRounding);
  return (
    <div className="rounded-2 border border-line bg-surface p-5 sm:p-6">
      <h4 className="font-text! text-body! leading-snug! font-semibold tracking-normal!">
        Odometer check
      </h4>
      <Verdict texts={texts} count={readings.length} rounding={rounding} />
      {rounding && (
        <p className="mt-2 text-small text-pretty text-ink-2">
          The listing’s mileage looks rounded: it is {formatNumber(-rounding.miles)} below the last
          test’s.
        </p>
      )}
      <OdometerChart {...check} />
      {first && legs.length > 0 && (
        <details className="group/maths mt-3">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            The arithmetic
            <Icon
              name="chevron-right"
              className="size-5 transition-transform duration-(--fast) group-open/maths:rotate-90"
            />
          </summary>
          {texts.length > 0 && (
            <ul className="tabular mb-4 grid list-disc gap-1 pl-5 text-small text-ink-2">
              {texts.map(({ title, arithmetic }) => (
                <li key={title}>{arithmetic}</li>
              ))}
            </ul>
          )}
          <table className="tabular w-full text-small">
            <caption className="sr-only">Miles from reading to reading</caption>
            <thead>
              <tr className="align-bottom text-ink-3 [&>th]:pb-1.5 [&>th]:font-medium [&>th:not(:first-child)]:pl-3 [&>th:not(:first-child)]:text-right">
                <th scope="col" className="text-left">
                  Reading
                </th>
                <th scope="col">Miles</th>
                <th scope="col">Since the last</th>
                <th scope="col">Days</th>
                <th scope="col">Miles a year</th>
              </tr>
            </thead>
            <tbody>
              <tr className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {formatDate(first.date)}
                </th>
                <td className="py-1.5 pl-3 text-right">{formatNumber(first.miles)}</td>
                <td colSpan={3} />
              </tr>
              {legs.map((leg) => (
                <LegRow key={readingKey(leg.to)} leg={leg} />
              ))}
            </tbody>
          </table>
          <p className="mt-3 text-small text-pretty text-ink-2">
            Miles a year are miles ÷ days × 365.25, for readings at least 30 days apart. A fall is
            called a mix-up of units where one reading × or ÷ {KM_PER_MILE} lies between its
            neighbours.
          </p>
        </details>
      )}
    </div>
  );
}
