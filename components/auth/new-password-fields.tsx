'use client';

import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '../forms/password-field';
import { PasswordHints } from './password-hints';

type Props = {
  label: string;
  /** See useSchemaForm. */
  field: (name: 'password' | 'confirmPassword') => { name: string; error: string | undefined };
};

export const CONFIRM_LABEL = 'Confirm password';

/** New password and its confirmation. */
export function NewPasswordFields({ label, field }: Props) {
  const [password, setPassword] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The user may have typed before hydration.
    setPassword(fields.current?.querySelector('input')?.value ?? '');
  }, []);
  return (
    <div ref={fields} className="contents">
      <PasswordField
        {...field('password')}
        label={label}
        autoComplete="new-password"
        required
        hint={<PasswordHints password={password} />}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={CONFIRM_LABEL}
        autoComplete="new-password"
        required
      />
    </div>
  );
}
