/** The reason why no MOT history is shown. */
export type MotMissing = 'no plate' | 'no record' | 'not configured' | 'failed';

const REASONS: Record<MotMissing, string> = {
  'no plate': 'The listing shows no number plate, so the record cannot be read. Ask for it.',
  'no record': 'No MOT record of this number plate is held here.',
  'not configured': 'This site cannot ask DVSA for MOT records: no key is set.',
  failed: 'The MOT record could not be read just now. Please try again in a moment.',
};

/** States the reason, with a link to the official record. */
export function MotMissingNote({ reason }: { reason: MotMissing }) {
  return (
    <p className="text-pretty text-ink-2">
      {REASONS[reason]}{' '}
      <a
        href="https://www.gov.uk/check-mot-history"
        rel="external noopener"
        className="text-link underline underline-offset-3"
      >
        Check the MOT history on GOV.UK
      </a>
      {reason !== 'no plate' && ', free of charge.'}
    </p>
  );
}
