import type { ComponentProps } from 'react';
import { MAX_QUERY } from '@/lib/help/topic';
import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';

/** Searches the help topics; without JavaScript a GET form opens a results page. */
export function HelpSearchForm({ query, ...props }: { query?: string } & ComponentProps<'form'>) {
  return (
    <search aria-label="Help">
      <form action={paths.helpSearch} {...props}>
        <label htmlFor="help-query" className="mb-1.5 block text-small font-semibold">
          Search help
        </label>
        <div className="flex max-w-[44rem] flex-wrap gap-2">
          <div className="relative flex-[1_1_10rem]">
            <Icon
              name="search"
              className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-3"
            />
            <input
              id="help-query"
              type="search"
              name="q"
              required
              defaultValue={query}
              maxLength={MAX_QUERY}
              autoComplete="off"
              placeholder="For instance: log book, deposit, finance"
              className="field pl-11!"
            />
          </div>
          <button type="submit" className={button()}>
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
