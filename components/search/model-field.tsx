'use client';

import { useContext } from 'react';
import { FilterContext } from './filter-context';
import { FilterSelect } from './filter-select';

/** The models of the selected make. */
export function ModelField() {
  const {
    filters: { make },
    makes,
  } = useContext(FilterContext);
  return (
    <div className="min-w-0">
      <label htmlFor="model" className="text-small font-semibold text-ink-2">
        {make ? `Model of ${make}` : 'Model (choose a make first)'}
      </label>
      <FilterSelect
        name="model"
        all="All models"
        options={makes.find(({ name }) => name === make)?.models ?? []}
        disabled={!make}
        className="field field-select mt-1.5 disabled:opacity-60"
      />
    </div>
  );
}
