import { HOLDER_NAMES } from '@/lib/web3/simulator/describe';
import type { Scene } from '@/lib/web3/simulator/scene';
import { HeldTokens } from './held-tokens';

/** The coins of each person, and the holders of the price and the title. */
export function CustodyRow({ scene }: { scene: Scene }) {
  const { balances, inEscrow } = scene;
  return (
    <ul aria-label="Who holds what" className="grid grid-cols-3 divide-x divide-line">
      {(['buyer', 'escrow', 'seller'] as const).map((holder) => (
        <li key={holder} className="min-w-0 px-1.5 sm:px-3 first:pl-0 last:pr-0">
          <p className="mb-1 flex flex-wrap justify-between gap-x-2 text-small">
            <span className="font-semibold">{HOLDER_NAMES[holder]}</span>{' '}
            <span className="tabular text-ink-2">
              {holder === 'escrow' ? inEscrow : balances[holder]} coins
            </span>
          </p>
          <HeldTokens holder={holder} scene={scene} />
        </li>
      ))}
    </ul>
  );
}
