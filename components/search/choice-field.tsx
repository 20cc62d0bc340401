'use client';

import { useContext, useState } from 'react';
import type { Colour } from '@/lib/listings/constants';
import { isExcluding, NOT, namesOf } from '@/lib/search/exclusions';
import type { ListFacet } from '@/lib/search/facets/all';
import { ChoicesContext, FilterContext } from './filter-context';

/** The classes of the grid of choices by its layout. */
const LAYOUTS = {
  usual: 'max-md:grid-cols-2',
  single: 'grid-cols-1',
  scrolled: 'max-md:grid-cols-2 md:-m-1 md:max-h-96 md:overflow-y-auto md:p-1 md:pr-3',
  wide: 'sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-12',
};

/** CSS colours of the swatches beside the colours of vehicles. */
const SWATCHES: Record<Colour, string> = {
  black: '#17191a',
  white: '#fff',
  silver: '#c8ccd0',
  grey: '#7b8187',
  blue: '#2557a7',
  red: '#b4231f',
  green: '#1f6b40',
  orange: '#e0701f',
  yellow: '#f0c22e',
  brown: '#6b4a30',
  beige: '#dccbab',
  gold: '#bd9a41',
  purple: '#5f3b88',
  bronze: '#8c6239',
};

/** One checkbox for each choice of a facet, with the number of vehicles that it would find. */
export function ChoiceField({ facet }: { facet: ListFacet }) {
  const { name, label: legend, labels, isExcludable, layout = 'usual' } = facet;
  const swatches: Record<string, string> | undefined = name === 'colour' ? SWATCHES : undefined;
  /** Collapsed unless a choice is active. */
  const folded = layout === 'scrolled' || layout === 'wide';
  const { filters } = useContext(FilterContext);
  const { lists } = useContext(ChoicesContext);
  const chosen = namesOf(filters[name]);
  const excludes = isExcluding(filters[name]);
  // Constant, so that unchecking the last choice does not collapse the group.
  const [isOpen] = useState(!folded || chosen.length > 0);
  const offered = lists[name] ?? [];
  // A choice made elsewhere has a field before its counts are loaded, so that the form keeps it.
  const others = chosen.filter((value) => !offered.some(([known]) => known === value));
  const values: typeof offered = [...offered, ...others.map((value): [string] => [value])];
  if (values.length === 0) return null;
  const group = (
    <fieldset className="choices" aria-label={legend}>
      {!folded && <legend>{legend}</legend>}
      <div className={LAYOUTS[layout]}>
        {values.map(([value, vehicles]) => (
          <label key={value} data-empty={vehicles === 0 || undefined}>
            <input
              id={`${name}-${encodeURIComponent(value)}`}
              name={name}
              type="checkbox"
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            {swatches && <i style={{ background: swatches[value] }} />}
            <span>{labels?.[value] ?? value}</span>
            {vehicles !== undefined && (
              <small className="tabular">
                {vehicles.toLocaleString('en-GB')}
                <span className="sr-only">{vehicles === 1 ? ' car' : ' cars'}</span>
              </small>
            )}
          </label>
        ))}
      </div>
      {isExcludable && (
        <label className="border-t border-line text-ink-2">
          <input
            id={`${name}-${NOT}`}
            name={name}
            type="checkbox"
            value={NOT}
            defaultChecked={excludes}
          />
          <span>All but those ticked</span>
        </label>
      )}
    </fieldset>
  );
  if (!folded) return group;
  return (
    <details className="choices" open={isOpen}>
      <summary>
        <span>{legend}</span>
        <small>{chosen.length > 0 && `${chosen.length} ${excludes ? 'left out' : 'chosen'}`}</small>
      </summary>
      {group}
    </details>
  );
}
