import type { ReactNode } from 'react';
import { env } from '@/lib/env';
import { formatDate, formatLitres, formatMileage } from '@/lib/format';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { vehicleTitle } from '@/lib/listings/title';
import { paths } from '@/lib/paths';
import { lookName } from '@/lib/showroom/pictures/picture';
import { lookOf } from '@/lib/showroom/pictures/vehicle-look';
import { site } from '@/lib/site';
import { basisOf } from '@/lib/valuation/basis';
import { CAVEATS } from '@/lib/valuation/caveats';
import type { ValuationResult } from '@/lib/valuation/result';
import type { Caveat } from '@/lib/valuation/types';
import type { Grid } from '@/lib/valuation/what-if';
import { VehiclePicture } from '../listings/vehicle-picture';
import { Link } from '../ui/link';
import { FigureBlock } from './figure-block';
import { ReasonsChart } from './reasons-chart';
import { WhatIf } from './what-if';
import { WhatIfTable } from './what-if-table';

type Props = {
  result: ValuationResult;
  /** Values with other years and mileages; left out for a valuation of another day. */
  grid?: Grid;
  /** Buttons below the facts. */
  actions?: ReactNode;
  /** Comparable vehicles. */
  children?: ReactNode;
};

const HEADING = 'mb-5 text-title';

/** Explains the basis of a valuation. */
function Basis({ valuedOn }: { valuedOn: string }) {
  const { dataYear, indexYear } = basisOf(valuedOn);
  return (
    <p className="max-w-[68ch] text-pretty text-ink-2">
      Asking prices, not sale prices: a model of UK adverts of {dataYear}
      {indexYear &&
        `, carried to ${indexYear} by what its fuel and age cost in 2022 and the ONS index of second-hand car prices. Its ranges allow for prices that have moved apart since`}
      . Valued on {formatDate(valuedOn)}. It has not seen the car.{' '}
      <Link
        href={paths.valuationEvidence}
        className="font-semibold text-link underline underline-offset-4 print:hidden"
      >
        How far to trust it
      </Link>
    </p>
  );
}

/** A valuation: the figure with its ranges, the reasons, and values for other years and mileages. */
export function ResultView({ result, grid, actions, children }: Props) {
  const { inputs, value, caveats, valuedOn } = result;
  const notes = caveats.flatMap((code) => CAVEATS[code as Caveat] ?? []);
  const title = vehicleTitle(inputs);
  const facts = [
    formatMileage(inputs.mileage),
    FUEL_TYPES[inputs.fuelType],
    inputs.engineSize && formatLitres(inputs.engineSize),
    TRANSMISSIONS[inputs.transmission],
    BODY_TYPES[inputs.bodyType],
    `${CONDITIONS[inputs.condition]} condition`,
  ].filter(Boolean);
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 md:items-center print:grid-cols-2 print:gap-y-4">
        <div>
          <h1 className="text-display tracking-[-0.03em] wrap-anywhere">{title}</h1>
          <p className="tabular mt-2 text-pretty text-ink-2">{facts.join(' · ')}</p>
          <VehiclePicture
            look={lookName(lookOf({ ...inputs, colour: inputs.colour ?? null }))}
            imageUrl={null}
            alt=""
            sizes="(min-width: 48rem) 50vw, 100vw"
            priority
            className="mt-5 max-md:aspect-[2/1]"
          />
        </div>
        <FigureBlock result={result} />
      </div>
      {actions && <div className="mt-8 flex flex-wrap gap-3 print:hidden">{actions}</div>}
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-12 print:mt-6 print:gap-y-4">
        <section aria-labelledby="reasons" className="min-w-0 lg:col-span-8">
          <h2 id="reasons" className={HEADING}>
            How the figure comes about
          </h2>
          <ReasonsChart result={result} />
        </section>
        <section aria-labelledby="basis" className="lg:col-span-4">
          <h2 id="basis" className={HEADING}>
            What it rests on
          </h2>
          <Basis valuedOn={valuedOn} />
          {notes.length > 0 && (
            <ul className="mt-4 grid list-disc gap-2 pl-5 text-pretty text-ink-2">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <p className="hidden text-small text-ink-2 print:mt-6 print:block">
        {site.name} · {env.siteUrl()}
        {paths.aiValuation}
      </p>
      {grid && (
        <section
          aria-labelledby="what-if"
          className="mt-14 border-t border-line pt-10 print:hidden"
        >
          <h2 id="what-if" className={HEADING}>
            What would change it
          </h2>
          <WhatIf grid={grid} year={inputs.year} mileage={inputs.mileage} value={value} />
          <WhatIfTable grid={grid} mileage={inputs.mileage} />
        </section>
      )}
      {children}
    </>
  );
}
