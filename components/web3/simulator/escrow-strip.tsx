import type { Scene } from '@/lib/web3/simulator/scene';
import { STATE_NAMES, stateText } from '@/lib/web3/simulator/words';

/** Where the sale stands, and what can come next. */
export function EscrowStrip({ scene }: { scene: Scene }) {
  return (
    <div className="bg-sunken px-5 py-4 sm:px-7 max-lg:border-b max-lg:border-line">
      <h3 className="font-semibold">Escrow: {STATE_NAMES[scene.state]}</h3>
      <p className="mt-1 text-pretty text-ink-2">{stateText(scene)}</p>
    </div>
  );
}
