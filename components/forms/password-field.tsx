'use client';

import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field';

/** A password input with a button that reveals the value. */
export function PasswordField({ label, ...field }: ComponentProps<typeof TextField>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          className="needs-script -my-1.5 -mr-2 min-h-11 px-2 text-small font-medium text-ink-2 hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
