'use client';

import { useState } from 'react';
import { PasswordField } from '../forms/password-field';
import { PasswordHints } from './password-hints';

type Props = { label: string; errors: Record<string, string> };

export const CONFIRM_LABEL = 'Confirm password';

/** New password and its confirmation. */
export function NewPasswordFields({ label, errors }: Props) {
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        required
        error={errors.password}
        hint={<PasswordHints password={password} />}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordField
        name="confirmPassword"
        label={CONFIRM_LABEL}
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  );
}
