'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { replayEdits } from '@/lib/core/browser/early-edits';
import { plural } from '@/lib/format';
import { HelpSearchForm } from './help-search-form';

const topicsIn = (area: HTMLElement) => [
  ...area.querySelectorAll<HTMLDetailsElement>('[data-topic]'),
];

/** Loads the search on first use and builds its index from the topics in the DOM; null if that fails. */
async function loadSearch(area: HTMLElement) {
  const loaded = await import('@/lib/help/search-index').catch(() => null);
  if (!loaded) return null;
  return loaded.helpSearch(
    topicsIn(area).map((topic, index) => ({
      id: `${index}`,
      question: topic.querySelector('summary')?.textContent ?? '',
      answer: topic.textContent,
      keywords: topic.dataset.topic ?? '',
    })),
  );
}

/** Hides topics that do not match, and groups without matches. */
function narrow(area: HTMLElement, found: ReadonlySet<string>) {
  for (const [index, topic] of topicsIn(area).entries()) topic.hidden = !found.has(`${index}`);
  for (const group of area.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = !group.querySelector('[data-topic]:not([hidden])');
  }
}

type Props = {
  children: ReactNode;
  /** Shown without matches. */
  nothing: ReactNode;
};

/** The help topics with a search that filters them while typing. */
export function HelpSearch({ children, nothing }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const index = useRef<Awaited<ReturnType<typeof loadSearch>>>(null);
  const [count, setCount] = useState<number | null>(null);

  async function search(query: string) {
    if (!area.current) return;
    index.current ??= await loadSearch(area.current);
    // The page may have been left, or the search may not have loaded: the form then opens its own page.
    if (!area.current || !index.current) return;
    const found = new Set(index.current.matching(query));
    narrow(area.current, found);
    setCount(query.trim() ? found.size : null);
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
      <div ref={area}>{children}</div>
      {count === 0 && nothing}
    </>
  );
}
