'use client';

import { type ReactNode, useState } from 'react';

/** Answers a calculator's form, its child, below it. The code comes once it is opened; without it the form opens its page. */
export function FinanceInPlace({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<ReactNode>();
  return (
    <details
      data-finance=""
      className="group/finance print:hidden"
      onToggle={({ currentTarget }) => {
        import('./answer-in-place').then(
          ({ attach }) => attach(currentTarget, setAnswer),
          () => {},
        );
      }}
    >
      {children}
      <div role="status">{answer}</div>
    </details>
  );
}
