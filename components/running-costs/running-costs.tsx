import type { ReactNode } from 'react';
import { USUAL_MILES, USUAL_MILES_A_YEAR } from '@/lib/core/usual-miles';
import type { VehicleDetail } from '@/lib/listings/types';
import { describeCosts } from '@/lib/running-costs/describe';
import { formatRange, fuelForMiles } from '@/lib/running-costs/range';
import { Section } from '../listings/detail/section';
import { MilesTable } from './miles-table';

type Props = {
  vehicle: VehicleDetail;
  /** Shown below the figures of a year. */
  children?: ReactNode;
};

/** Road tax, fuel and ULEZ of a vehicle, each with its basis; renders nothing before they are calculated. */
export function RunningCosts({ vehicle, children }: Props) {
  const { runningCosts } = vehicle;
  if (!runningCosts) return null;
  const { tax, perMile, fuelBasis, ulez } = describeCosts({ ...vehicle, runningCosts });
  const fuel = perMile && fuelForMiles(perMile, USUAL_MILES_A_YEAR);
  const rows = [
    {
      label: 'Road tax a year',
      figure: tax.hasTypical || !tax.range ? tax.figure : tax.range,
      aside: tax.hasTypical && tax.range ? `usual, ${tax.range} possible` : null,
      basis: tax.basis,
    },
    {
      label: 'Fuel a year',
      figure: fuel ? formatRange(fuel) : 'Not known',
      aside: `for ${USUAL_MILES}`,
      basis: fuelBasis,
    },
    { label: 'ULEZ, London', figure: ulez.label, aside: null, basis: ulez.reason },
  ];
  return (
    <Section title="Running costs">
      <dl className="tabular border-t border-line">
        {rows.map(({ label, figure, aside, basis }) => (
          <div
            key={label}
            className="grid gap-x-8 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd>
              <span className="font-semibold">{figure}</span>
              {aside && <span className="text-ink-2"> {aside}</span>}
              <p className="mt-1 max-w-[65ch] text-small text-ink-2 text-pretty">{basis}</p>
            </dd>
          </div>
        ))}
      </dl>
      {perMile && <MilesTable perMile={perMile} tax={runningCosts.tax} />}
      <p className="mt-3 text-small text-ink-3">Not insurance, servicing or repairs.</p>
      {children}
    </Section>
  );
}
