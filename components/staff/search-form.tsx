'use client';

import { useSearchParams } from 'next/navigation';
import { staffSearchPath } from '@/lib/paths';
import { MAX_SEARCH } from '@/lib/staff/limits';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';

/** Searches plates, sellers and ids; a GET form. */
export function SearchForm() {
  const query = useSearchParams().get('q') ?? '';
  return (
    <search
      aria-label="Staff"
      className="min-w-0 flex-[1_1_16rem] py-1.5 sm:max-w-[28rem] sm:ml-auto"
    >
      <form action={staffSearchPath()} className="flex gap-2">
        <label htmlFor="staff-search" className="sr-only">
          Plate, seller or id
        </label>
        <div className="relative min-w-0 flex-1">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-3"
          />
          <input
            key={query}
            id="staff-search"
            type="search"
            name="q"
            defaultValue={query.slice(0, MAX_SEARCH)}
            maxLength={MAX_SEARCH}
            autoComplete="off"
            spellCheck={false}
            placeholder="Plate, seller or id"
            aria-keyshortcuts="/"
            className="field min-h-11! pl-10!"
          />
        </div>
        <button type="submit" className={button('secondary', 'small')}>
          Search
        </button>
      </form>
    </search>
  );
}
