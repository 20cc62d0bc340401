import { evidenceAnchor, evidenceNumber } from '@/lib/evidence/claims';
import { paths } from '@/lib/paths';
import { Link } from '../ui/link';

/** The footnote number of a claim, linked to its entry on the evidence page. */
export function ClaimMark({ claim }: { claim: string }) {
  const number = evidenceNumber(claim);
  return (
    <>
      {/* Separates the number from the text without CSS. */}
      <span className="sr-only"> </span>
      <Link
        href={`${paths.evidence}#${evidenceAnchor(claim)}`}
        aria-label={`${number}, evidence for: ${claim}`}
        className="tabular -my-2 -mr-2.5 ml-px inline-flex min-h-6 min-w-6 -translate-y-[0.5em] items-center text-[max(0.5625rem,0.6em)]/none font-medium text-ink-3 hover:text-ink hover:underline"
      >
        {number}
      </Link>
    </>
  );
}
