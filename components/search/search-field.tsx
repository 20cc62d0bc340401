'use client';

import { FilterInput } from './filter-input';

const LIST_ID = 'suggestions';

/** Saves the search and fills the datalist, once the code for it is loaded. */
const suggest = (event: Pick<Event, 'target' | 'type'>) =>
  import('@/lib/search/search-suggestions').then(
    (code) => code.suggest(event),
    () => null,
  );

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
        onFocus={(event) => {
          suggest(event);
          // The first search may be made before that code is loaded.
          event.target.onchange = suggest;
        }}
      />
      <datalist id={LIST_ID} />
    </>
  );
}
