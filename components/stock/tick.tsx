import type { ReactNode } from 'react';

type Props = { name: string; isSet: boolean; children: ReactNode };

/** A tick of the form of a feed. */
export const FeedTick = ({ name, isSet, children }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      name={name}
      defaultChecked={isSet}
      className="size-5 shrink-0 accent-(--link)"
    />
    <span>{children}</span>
  </label>
);
