import { formatDate, formatMileage, formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import { valuationResultPath } from '@/lib/paths';
import { valuationExample } from '@/lib/valuation/example';
import { inputsQuery } from '@/lib/valuation/inputs';
import type { OwnFit } from '@/lib/valuation/own-stock';
import { Link } from '../ui/link';
import { WhatIf } from './what-if';
import { WhatIfTable } from './what-if-table';

/** The figures of one car at other ages and mileages, to try with two sliders. */
export function WhatIfExample({ own }: { own: OwnFit | null }) {
  const { result, grid } = valuationExample(new Date().toISOString().slice(0, 10), own);
  const { inputs, value, valuedOn } = result;
  const { year, mileage } = inputs;
  return (
    <>
      <WhatIf
        grid={grid}
        year={year}
        mileage={mileage}
        value={value}
        // Beside the form, whose fields have the usual labels.
        labels={{ year: 'First registered in', mileage: 'Miles driven' }}
      />
      <WhatIfTable grid={grid} mileage={mileage} />
      <p className="mt-6 max-w-[62ch] text-pretty text-ink-2">
        As described: a {vehicleTitle(inputs)}, 1.0 litre, petrol, manual, in good condition, with{' '}
        {formatMileage(mileage)}. The valuation gave {formatPrice(value)} for {formatDate(valuedOn)}
        .{' '}
        <Link
          href={valuationResultPath(inputsQuery(inputs))}
          className="text-link underline underline-offset-4"
        >
          See its ranges and reasons
        </Link>
      </p>
    </>
  );
}
