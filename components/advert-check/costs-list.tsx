import type { Costs } from '@/lib/advert-check/types';
import { USUAL_MILES } from '@/lib/core/usual-miles';

/** Road tax, fuel and ULEZ of the car, or what is missing for them. */
export function CostsList({ costs }: { costs: Costs | null }) {
  if (!costs)
    return (
      <p className="mt-5 max-w-[66ch] text-pretty text-ink-2">
        Running costs appear here once make, model, year, fuel, gearbox and body type are filled in.
      </p>
    );
  const rows = [
    ['Road tax a year', costs.tax],
    [`Fuel a year, for ${USUAL_MILES}`, costs.fuel ?? 'not known'],
    ['ULEZ, London', costs.ulez],
  ];
  return (
    <div role="status" className="mt-5">
      <dl className="tabular border-t border-line">
        {rows.map(([label, figure]) => (
          <div key={label} className="flex flex-wrap gap-x-8 border-b border-line py-2.5">
            <dt className="w-56 text-ink-3">{label}</dt>
            <dd className="font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-[66ch] text-small text-pretty text-ink-3">
        By rules and typical figures of such cars, not of this one. The valuation’s page shows what
        a listed car’s figures rest on.
      </p>
    </div>
  );
}
