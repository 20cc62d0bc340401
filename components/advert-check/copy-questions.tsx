'use client';

import { useState } from 'react';
import { button } from '../ui/button';

/** Copies the questions as lines of text, and says whether that succeeded. */
export function CopyQuestions({ questions }: { questions: readonly string[] }) {
  const [note, setNote] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(questions.join('\n'));
      setNote('Questions copied');
    } catch {
      setNote('They could not be copied: select them above.');
    }
  }

  return (
    <p className="needs-script mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" onClick={copy} className={button('secondary', 'small')}>
        Copy the questions
      </button>
      <span role="status" className="text-small text-ink-2">
        {note}
      </span>
    </p>
  );
}
