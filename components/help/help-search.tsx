'use client';

import { type ReactNode, useRef, useState } from 'react';
import { plural } from '@/lib/format';
import { helpMatcher } from '@/lib/help/search';
import { HelpSearchForm } from './help-search-form';

/** Shows of the topics below it only those that match, and says how many. */
function narrow(area: HTMLElement, query: string) {
  const matches = helpMatcher(query);
  let count = 0;
  for (const topic of area.querySelectorAll<HTMLDetailsElement>('[data-topic]')) {
    const isFound = matches(`${topic.textContent} ${topic.dataset.topic}`);
    topic.hidden = !isFound;
    if (isFound) count += 1;
  }
  for (const group of area.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = !group.querySelector('[data-topic]:not([hidden])');
  }
  return count;
}

type Props = {
  children: ReactNode;
  /** What stands where nothing was found. */
  nothing: ReactNode;
};

/** The help topics with a search that narrows them while one types. */
export function HelpSearch({ children, nothing }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number | null>(null);

  function search(query: string) {
    if (!area.current) return;
    const count = narrow(area.current, query);
    setFound(query.trim() ? count : null);
  }

  return (
    <>
      <HelpSearchForm
        onInput={({ target }) => target instanceof HTMLInputElement && search(target.value)}
        onSubmit={(event) => event.preventDefault()}
      />
      <p role="status" className="mt-2 min-h-6 text-small text-ink-2">
        {found !== null && found > 0 && `${plural(found, 'answer')} found`}
      </p>
      <div ref={area}>{children}</div>
      {found === 0 && nothing}
    </>
  );
}
