'use client';

import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { editedFields } from '@/lib/core/browser/early-edits';
import { paths } from '@/lib/paths';
import type { FilterName, Filters } from '@/lib/search/filters';
import type { PanelChoices } from '@/lib/search/panel-choices';
import { ChoicesContext, FilterContext } from './filter-context';
import { FilterFields } from './filter-fields';
import { FilterInput } from './filter-input';
import { type FormError, readForm } from './filters-from-form';
import { HiddenFilters } from './hidden-filters';
import { ERRORS_ID } from './panel';
import { PanelFooter } from './panel-footer';
import { moveSlider, moveTrack } from './slider';

type Props = { filters: Filters; choices: PanelChoices };

/** The filters with no field here. */
const WITHOUT_FIELD: FilterName[] = ['seller', 'sort'];

/** Moves a slider by its field, or sets the field by its slider. */
function synchronise(field: unknown) {
  if (!(field instanceof HTMLInputElement)) return;
  if (field.dataset.slider) moveSlider(field);
  else moveTrack(field);
}

/** The filter panel as a plain form that opens the list. */
export function FiltersPageForm({ filters, choices }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const context = useContext(FilterContext);
  const [errors, setErrors] = useState<FormError[]>([]);

  useEffect(() => {
    for (const field of editedFields(ref.current?.elements ?? [])) synchronise(field);
  }, []);

  return (
    <form
      ref={ref}
      action={paths.vehicles}
      autoComplete="off"
      onInput={({ target }: FormEvent) => {
        synchronise(target);
      }}
      onSubmit={(event) => {
        const read = readForm(event.currentTarget);
        if (read?.errors.length === 0) return;
        event.preventDefault();
        if (!read) return;
        setErrors(read.errors);
        document.getElementById(ERRORS_ID)?.focus();
      }}
    >
      <FilterContext value={{ ...context, filters, errors }}>
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
        <PanelFooter scroll />
      </FilterContext>
    </form>
  );
}
