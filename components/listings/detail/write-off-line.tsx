import type { WriteOff } from '@/lib/listings/said-values';
import { writeOffLabel } from '@/lib/listings/write-off';
import { SAID_ID } from './said-history';

/** The category of a write-off as the seller says it, to stand before the verdict; nothing without one. */
export function WriteOffLine({ writeOff }: { writeOff: WriteOff | null }) {
  const label = writeOffLabel(writeOff);
  if (!label) return null;
  return (
    <p className="mb-3 text-pretty">
      <a
        href={`#${SAID_ID}`}
        className="text-lead font-semibold text-danger underline underline-offset-4"
      >
        {label}
      </a>
      <span className="block text-ink-2">
        The seller says so. What follows judges the price as if it never was one: such cars fetch
        less.
      </span>
    </p>
  );
}
