'use client';

import { type ReactNode, useState } from 'react';

/** Answers a calculator's form, its child, below it; the code comes once it is opened, else the form opens its page. */
export function FinanceInPlace({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<ReactNode>();
  return (
    <details
      data-finance=""
      className="print:hidden"
      onToggle={({ currentTarget }) => {
        import('./answer-in-place').then(
          ({ prepare }) => prepare(currentTarget),
          () => {},
        );
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.target as HTMLFormElement;
        import('./answer-in-place').then(
          ({ answerInPlace }) => setAnswer(answerInPlace(form)),
          () => form.submit(),
        );
      }}
    >
      {children}
      {answer}
    </details>
  );
}
