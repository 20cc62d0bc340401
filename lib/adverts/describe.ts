import { plural } from '../format';
import type { Claim, ClaimVerdict } from './types';

/** The claims of each verdict, in the order of the text. */
export const byVerdict = (claims: Claim[]): Record<ClaimVerdict, Claim[]> => {
  const of = (verdict: ClaimVerdict) => claims.filter((claim) => claim.verdict === verdict);
  return {
    contradicts: of('contradicts'),
    agrees: of('agrees'),
    'not checkable': of('not checkable'),
  };
};

/** Summarises the claims in a sentence: 'In 1 place the text and the listing differ.' */
export function claimsSummary(claims: Claim[]): string {
  const { contradicts, agrees } = byVerdict(claims);
  if (contradicts.length > 0)
    return `In ${plural(contradicts.length, 'place')} the text and the listing differ.`;
  if (agrees.length === 0) return 'Nothing in the text can be checked against the listing.';
  return `${plural(agrees.length, 'statement')} in the text ${agrees.length === 1 ? 'agrees' : 'agree'} with the listing; none differs.`;
}
