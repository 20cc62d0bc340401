import { byVerdict } from '@/lib/adverts/describe';
import { CLAIM_KINDS, type Claim } from '@/lib/adverts/types';
import { Icon } from '../ui/icon';

function Quote({ claim }: { claim: Claim }) {
  return (
    <>
      <span className="text-ink-3">{CLAIM_KINDS[claim.kind]}:</span> ‘{claim.quote}’
    </>
  );
}

/** Compares the claims of an advert's text with its fields: contradictions, matches, claims that cannot be checked. */
export function AdvertClaims({ claims }: { claims: Claim[] }) {
  const { contradicts, agrees, 'not checkable': unchecked } = byVerdict(claims);
  return (
    <div className="tabular grid gap-4 wrap-anywhere">
      {contradicts.length > 0 && (
        <ul className="grid gap-3" aria-label="Differs from the listing">
          {contradicts.map((claim) => (
            <li key={claim.start} className="flex gap-2.5">
              <Icon name="alert" className="mt-[3px] size-[18px] text-signal" />
              <div className="max-w-[66ch]">
                <p>
                  <Quote claim={claim} />
                </p>
                <p className="font-semibold text-pretty">{claim.sentence}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {agrees.length > 0 && (
        <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2" aria-label="Agrees with the listing">
          {agrees.map((claim) => (
            <li key={`${claim.kind} ${claim.start}`} className="flex gap-2.5">
              <Icon name="check" className="mt-[3px] size-[18px] text-link" />
              <span className="min-w-0">
                <Quote claim={claim} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {unchecked.length > 0 && (
        <p className="max-w-[80ch] text-small text-pretty text-ink-2">
          <span className="text-ink-3">Cannot be checked against the listing:</span>{' '}
          {unchecked.map(({ quote }) => `‘${quote}’`).join(', ')}.
        </p>
      )}
    </div>
  );
}
