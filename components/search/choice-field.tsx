'use client';

import { useContext, useState } from 'react';
import { facetChoices } from '@/lib/search/facet-choices';
import { type ListFilter, splitList } from '@/lib/search/filters';
import { FilterContext } from './filter-context';

type Props = {
  name: ListFilter;
  legend: string;
  /** Choices offered even where no vehicle has them. Makes and models are the catalogue's. */
  options?: readonly string[];
  labels?: Record<string, string>;
  /** CSS colours of swatches. */
  swatches?: Record<string, string>;
  /** Collapsed unless a choice is active. */
  folded?: boolean;
  /** Classes of the grid of choices. */
  columns?: string;
};

/** One checkbox for each choice of a facet, with the number of vehicles that it would find. */
export function ChoiceField(props: Props) {
  const { name, legend, labels, swatches, folded } = props;
  const { filters, makes, facets } = useContext(FilterContext);
  const chosen = splitList(filters[name]);
  // Constant, so that unchecking the last choice does not collapse the group.
  const [isOpen] = useState(!folded || chosen.length > 0);
  const counts = facets?.[name] ?? {};
  const chosenMakes = splitList(filters.make);
  const offered =
    props.options ??
    {
      make: makes.map((make) => make.name),
      model: makes.flatMap((make) => (chosenMakes.includes(make.name) ? make.models : [])),
    }[name as string] ??
    [];
  const values = facetChoices({ offered, counts, chosen });
  if (values.length === 0) return null;
  const group = (
    <fieldset className="min-w-0" aria-label={legend}>
      {!folded && <legend className="mb-1 font-semibold">{legend}</legend>}
      <div className={`grid gap-x-6 ${props.columns ?? 'max-md:grid-cols-2'}`}>
        {values.map((value) => {
          const id = `${name}-${encodeURIComponent(value)}`;
          const count = counts[value] ?? 0;
          return (
            <label
              key={value}
              htmlFor={id}
              className={`flex min-h-11 min-w-0 items-center gap-2.5 md:pointer-fine:min-h-9 ${facets && !count ? 'text-ink-3' : ''}`}
            >
              <input
                id={id}
                name={name}
                type="checkbox"
                value={value}
                defaultChecked={chosen.includes(value)}
                className="size-5 shrink-0 accent-(--link)"
              />
              {swatches && (
                <span
                  className="size-4 shrink-0 rounded-full border border-line-strong"
                  style={{ background: swatches[value] }}
                />
              )}
              <span className="min-w-0 wrap-anywhere">{labels?.[value] ?? value}</span>
              {facets && (
                <span className="tabular ml-auto text-small text-ink-3">
                  {count.toLocaleString('en-GB')}
                  <span className="sr-only"> {count === 1 ? 'car' : 'cars'}</span>
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
  if (!folded) return group;
  return (
    <details className="group min-w-0" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        <span>{legend}</span>
        <span className="flex items-center gap-2 text-small font-medium text-ink-3">
          {chosen.length > 0 && `${chosen.length} chosen`}
          <span
            aria-hidden="true"
            className="mr-1 size-2 rotate-45 border-r-2 border-b-2 group-open:-rotate-135"
          />
        </span>
      </summary>
      {group}
    </details>
  );
}
