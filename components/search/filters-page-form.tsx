'use client';

import { type FormEvent, useContext, useEffect, useRef } from 'react';
import { editedFields } from '@/lib/core/browser/early-edits';
import { paths } from '@/lib/paths';
import type { FilterName, Filters } from '@/lib/search/filters';
import type { PanelChoices } from '@/lib/search/panel-choices';
import { ChoicesContext, FilterContext } from './filter-context';
import { FilterFields } from './filter-fields';
import { FilterInput } from './filter-input';
import { HiddenFilters } from './hidden-filters';
import { PanelFooter } from './panel-footer';
import { moveSlider, moveTrack } from './slider';

type Props = { filters: Filters; choices: PanelChoices };

/** The filters with no field here. */
const WITHOUT_FIELD: FilterName[] = ['seller', 'sort'];

const isInput = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement;

/** The filter panel as a plain form that opens the list. */
export function FiltersPageForm({ filters, choices }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const context = useContext(FilterContext);

  useEffect(() => {
    const elements = [...(ref.current?.elements ?? [])];
    // Sliders moved before hydration set their fields; then each field sets its slider.
    for (const field of editedFields(elements).filter(isInput))
      if (field.dataset.slider) moveSlider(field);
    for (const field of elements.filter(isInput)) moveTrack(field);
  }, []);

  return (
    <form
      ref={ref}
      action={paths.vehicles}
      autoComplete="off"
      onInput={({ target }: FormEvent) => {
        if (!isInput(target)) return;
        if (target.dataset.slider) moveSlider(target);
        else moveTrack(target);
      }}
    >
      <FilterContext value={{ ...context, filters }}>
        <HiddenFilters names={WITHOUT_FIELD} />
        <div className="mt-6 max-w-md">
          <label htmlFor="search" className="text-small font-semibold text-ink-2">
            Search
          </label>
          <FilterInput name="search" maxLength={100} className="field mt-1.5" />
        </div>
        <ChoicesContext value={choices}>
          <FilterFields />
        </ChoicesContext>
        <PanelFooter />
      </FilterContext>
    </form>
  );
}
