'use client';

import { useEffect, useRef } from 'react';
import { describeFrequency } from '@/lib/saved-searches/describe';
import type { ListedSearch } from '@/lib/saved-searches/types';
import { FormNotice } from '../forms/form-notice';

type Props = { search: ListedSearch; isNew: boolean };

/** Says what happens next with a search that was saved just now, or leads to one that was known. Takes the focus. */
export function SavedNotice({ search, isNew }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { id, name, frequency } = search;
  const next =
    frequency === 'page'
      ? 'New cars are counted here.'
      : `New cars come by e-mail, ${describeFrequency(frequency)}.`;
  return (
    <div className="mt-6">
      <FormNotice
        ref={notice}
        isGood
        title={isNew ? 'Search saved' : 'You have saved this search before'}
        text={isNew ? next : undefined}
      >
        <a
          href={`#search-${id}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere"
        >
          {name}
        </a>
      </FormNotice>
    </div>
  );
}
