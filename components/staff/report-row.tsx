import type { ReactNode } from 'react';
import { WrittenText } from './case-section';
import { Timestamp } from './timestamp';

type Props = {
  title: string;
  at: string;
  /** The reporter's text; null without one. */
  details?: string | null;
  children?: ReactNode;
};

/** A report or a flag in its list. */
export const ReportRow = ({ title, at, details, children }: Props) => (
  <li className="grid gap-1 border-t border-line py-3">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-semibold wrap-anywhere">{title}</span>
      <span className="text-small text-ink-3">
        <Timestamp at={at} />
      </span>
    </p>
    {details && <WrittenText>{details}</WrittenText>}
    {details === null && <p className="text-ink-3">Without details</p>}
    {children}
  </li>
);
