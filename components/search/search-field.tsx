'use client';

import { useState } from 'react';
import { FilterInput } from './filter-input';

const LIST_ID = 'suggestions';

/** Without the module the search works, and suggests nothing. */
const loadModule = () => import('@/lib/search/search-suggestions').catch(() => null);

/** The search field. Suggestions and their code are loaded on focus. */
export function SearchField() {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const keep = async ({ value }: HTMLInputElement) => (await loadModule())?.keepSearch(value);
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
        onFocus={async () => setSuggestions((await (await loadModule())?.loadSuggestions()) ?? [])}
        onBlur={({ currentTarget }) => keep(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') void keep(currentTarget);
        }}
      />
      <datalist id={LIST_ID}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}
