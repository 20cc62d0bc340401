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
        className="tabular -my-2 -mr-2.5 ml-0.5 inline-flex min-h-6 min-w-6 -translate-y-[0.3em] items-center text-[0.6875rem]/none font-medium text-ink-3 hover:text-ink hover:underline"
      >
        {number}
      </Link>
    </>
  );
}
