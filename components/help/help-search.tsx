'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { replayEdits } from '@/lib/core/browser/early-edits';
import { plural } from '@/lib/format';
import { HelpSearchForm } from './help-search-form';

/** Loads the search on first use; undefined if that fails. */
const loadSearch = () =>
  import('@/lib/help/topic-search').then(
    ({ topicSearch }) => topicSearch,
    () => undefined,
  );

/** Hides topics that do not match, and groups without matches. */
function narrow(area: HTMLElement, isFound: (id: string) => boolean) {
  for (const topic of area.querySelectorAll<HTMLElement>('[data-topic]')) {
    topic.hidden = !isFound(topic.dataset.topic ?? '');
  }
  for (const group of area.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = !group.querySelector('[data-topic]:not([hidden])');
  }
}

type Props = {
  children: ReactNode;
  /** Shown when no topic matches. */
  nothing: ReactNode;
};

/** The help topics with a search that filters them while typing. */
export function HelpSearch({ children, nothing }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const index = useRef<Awaited<ReturnType<typeof loadSearch>>>(undefined);
  const [count, setCount] = useState<number | null>(null);

  async function search(query: string) {
    index.current ??= await loadSearch();
    // The page may have been left, or the search may not have loaded: the form then opens its own page.
    if (!area.current || !index.current) return;
    const found = index.current.find(query);
    const ids = new Set(found?.map(({ id }) => id));
    narrow(area.current, (id) => found === null || ids.has(id));
    setCount(found && ids.size);
  }

  useEffect(() => replayEdits(form.current?.elements ?? []), []);

  return (
    <>
      <HelpSearchForm
        ref={form}
        onInput={({ target }) => target instanceof HTMLInputElement && search(target.value)}
        onSubmit={(event) => index.current && event.preventDefault()}
      />
      <p role="status" className="mt-2 min-h-6 text-small text-ink-2">
        {count !== null && count > 0 && `${plural(count, 'answer')} found`}
      </p>
      <div ref={area} hidden={count === 0}>
        {children}
      </div>
      {count === 0 && nothing}
    </>
  );
}
