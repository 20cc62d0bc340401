import type { ComponentProps } from 'react';
import { authPath } from '@/lib/paths';
import { TextField } from './text-field';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'defaultValue'>;
type Props = {
  /** What is sent: 'message'. */
  thing: string;
  /** The page with the same form for a signed-in user. */
  signedInPath: string;
  fullName: FieldProps;
  email: FieldProps;
};

/** The name and e-mail address of a sender without an account, who confirms by a mailed link. */
export const GuestFields = ({ thing, signedInPath, fullName, email }: Props) => (
  <div className="grid gap-4 border-t border-line pt-6">
    <p className="text-pretty text-ink-2">
      We mail you a link: press it, and your {thing} goes to the seller, who does not see your
      address. Have an account?{' '}
      <a
        href={authPath('sign-in', signedInPath)}
        className="font-semibold text-link underline underline-offset-4"
      >
        Sign in instead
      </a>
    </p>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...fullName} label="Your name" autoComplete="name" required />
      <TextField
        {...email}
        label="Your e-mail address"
        type="email"
        autoComplete="email"
        required
      />
    </div>
  </div>
);
