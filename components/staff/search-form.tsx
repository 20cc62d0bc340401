'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { paths } from '@/lib/paths';
import { MAX_SEARCH } from '@/lib/staff/limits';
import { staffSearchPath } from '@/lib/staff/paths';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { ShortcutKey } from './shortcut-key';

/** Searches plates, sellers and ids; a GET form. */
export function SearchForm() {
  const query = useSearchParams().get('q') ?? '';
  const isDesk = usePathname() === paths.staff;
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
            aria-keyshortcuts={isDesk ? '/' : undefined}
            className="field min-h-11! pl-10!"
          />
          {isDesk && (
            <span className="pointer-events-none absolute top-1/2 right-3 flex -translate-y-1/2">
              <ShortcutKey>/</ShortcutKey>
            </span>
          )}
        </div>
        <button type="submit" className={button('secondary', 'small')}>
          Search
        </button>
      </form>
    </search>
  );
}
