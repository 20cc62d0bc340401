'use client';

import { FilterInput } from './filter-input';

const LIST_ID = 'suggestions';

/** The search field. Suggestions and their code are loaded on focus; without them it only searches. */
export function SearchField() {
  return (
    <>
      <FilterInput
        name="search"
        inputMode="search"
        enterKeyHint="search"
        maxLength={100}
        placeholder="Search by make, model, or keyword..."
        className="field pl-11!"
        list={LIST_ID}
        onFocus={({ currentTarget }) =>
          import('@/lib/search/search-suggestions').then(
            ({ suggest }) => suggest(currentTarget),
            () => null,
          )
        }
      />
      <datalist id={LIST_ID} />
    </>
  );
}
