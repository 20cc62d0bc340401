import type { ReactNode, Ref } from 'react';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';

type Props = {
  ref: Ref<HTMLDivElement>;
  email: string | undefined;
  /** The state before the link is pressed: 'Your message is not sent yet.' */
  waiting: string;
  /** The effect of the link. */
  effect: string;
  /** Sentences about what happens without it. */
  children?: ReactNode;
  /** Called to type another address. */
  onChange: () => void;
};

/** Shown in place of a form whose sender confirms the address by a mailed link. */
export function CheckMail({ ref, email, waiting, effect, children, onChange }: Props) {
  return (
    <div ref={ref} tabIndex={-1} role="status" className="outline-none">
      <Icon name="mail" className="size-8 text-link" />
      <h2 className="mt-3 text-title">Check your e-mail</h2>
      <p className="mt-3 text-lead text-pretty text-ink-2">
        {waiting} We have mailed a link to{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>: {effect}
      </p>
      <p className="mt-3 text-pretty text-ink-2">
        Nothing there after a few minutes? Look among the unwanted mail, and check the address.{' '}
        {children}
      </p>
      <button
        type="button"
        className={button('secondary', 'medium', 'needs-script mt-6')}
        onClick={onChange}
      >
        Use another address
      </button>
    </div>
  );
}
