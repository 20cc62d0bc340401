'use client';

import { type Facet, PANEL } from '@/lib/search/facets/all';
import type { NumberFacet } from '@/lib/search/facets/kinds';
import { ChoiceField } from './choice-field';
import { DistanceField } from './distance-field';
import { MonthlyField } from './monthly-field';
import { NumberField } from './number-field';
import { RangeField } from './range-field';
import { SelectField } from './select-field';

/** A range of two sliders, one or two selects, or a text field. */
function NumbersField({ facet }: { facet: NumberFacet }) {
  const { label, unit, names, min, bounds, show, counted, range, options } = facet;
  if (range) return <RangeField {...facet} name={range} />;
  if (!options)
    return names.map((name) => (
      <NumberField
        key={name}
        name={name}
        label={[label, unit].filter(Boolean).join(' ')}
        placeholder="Any"
        maxLength={String(bounds()[1]).length + 2}
      />
    ));
  const isRange = names.length > 1;
  const suffix = isRange ? '' : min ? ' or more' : ' at most';
  const labels = Object.fromEntries(options.map((option) => [option, show(option) + suffix]));
  const selects = names.map((name) => (
    <SelectField
      key={name}
      name={name}
      label={isRange ? (name === min ? 'From' : 'To') : label}
      all={isRange ? 'Any' : 'Any number'}
      options={options.map(String)}
      labels={labels}
      counted={counted !== undefined}
    />
  ));
  if (!isRange) return selects;
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3">
      <legend className="mb-1 font-semibold">{label}</legend>
      {selects}
    </fieldset>
  );
}

const fields = (facets: readonly Facet[]) =>
  facets.map((facet) => {
    if (facet.kind === 'list') return <ChoiceField key={facet.name} facet={facet} />;
    if (facet.kind === 'number') return <NumbersField key={facet.name} facet={facet} />;
    if (facet.kind === 'monthly') return <MonthlyField key={facet.name} />;
    return facet.kind === 'place' ? <DistanceField key={facet.name} /> : null;
  });

/** The fields of the advanced filters, with the vehicles that each choice would find: see ChoicesContext. */
export function FilterFields() {
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 py-8 md:grid-cols-2 xl:grid-cols-4">
        {fields(PANEL.row)}
      </div>
      <div className="grid gap-x-12 gap-y-6 border-t border-line py-8 md:grid-cols-2 xl:grid-cols-4">
        {PANEL.columns.map((column) => (
          <div key={column[0]?.name} className="flex min-w-0 flex-col gap-6">
            {fields(column)}
          </div>
        ))}
      </div>
      <div className="border-t border-line py-4">{fields(PANEL.below)}</div>
    </>
  );
}
