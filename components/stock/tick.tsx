import type { ReactNode } from 'react';

type Props = { name: string; isSet?: boolean; required?: boolean; children: ReactNode };

/** A tick of a form of the stock pages. */
export const Tick = ({ name, isSet, required, children }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      name={name}
      defaultChecked={isSet}
      required={required}
      className="size-5 shrink-0 accent-(--link)"
    />
    <span>{children}</span>
  </label>
);
