import type { ComponentProps, ReactNode } from 'react';
import { PressForm } from '../forms/press-form';
import { focusPart } from './focus-part';

type Props = {
  id: string;
  title: string;
  lead: string;
  /** The state of its subject, in words; null while there is none, and then nothing to end. */
  state: string | null;
  /** The button that ends its subject. */
  end: Pick<ComponentProps<typeof PressForm>, 'action' | 'failure'> & { label: string };
  children: ReactNode;
};

/** A part of the stock file page: what it is for, its forms, and the button that ends it. */
export const StockPart = ({ id, title, lead, state, end, children }: Props) => (
  <section
    id={id}
    tabIndex={-1}
    aria-labelledby={`${id}-title`}
    className="grid gap-5 rounded-2 border border-line bg-surface p-5 outline-none sm:p-7"
  >
    <div>
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      <p className="mt-2 text-pretty text-ink-2">{lead}</p>
      {state && <p className="mt-2 font-semibold text-pretty">{state}</p>}
    </div>
    {children}
    {state && (
      <PressForm
        action={end.action}
        failure={end.failure}
        variant="secondary"
        size="small"
        isSuccessHidden
        onResponse={focusPart(id)}
      >
        {end.label}
      </PressForm>
    )}
  </section>
);
