import { PEOPLE } from '@/lib/web3/simulator/acts';
import type { Scene } from '@/lib/web3/simulator/scene';
import { HOLDER_NAMES, STATE_WORDS } from '@/lib/web3/simulator/words';
import { HeldTokens } from './held-tokens';

/** Where the sale stands, and what the contract holds. */
export function EscrowStrip({ scene }: { scene: Scene }) {
  const { state, inEscrow, owed } = scene;
  const { name, text } = STATE_WORDS[state];
  const owedTo = PEOPLE.filter((person) => owed[person] !== null);
  return (
    <div className="grid gap-x-8 gap-y-4 bg-sunken p-5 sm:px-7 md:grid-cols-[1fr_auto]">
      <div>
        <h3 className="font-semibold">Escrow: {name}</h3>
        <p className="mt-1 text-pretty text-ink-2">{text}</p>
      </div>
      <div className="md:text-right">
        <HeldTokens holder="escrow" scene={scene} className="md:justify-end" />
        <p className="mt-2 text-small text-ink-2">
          <span className="tabular">{inEscrow}</span> coins in the contract
          {owedTo.map((person) => `, owed to the ${HOLDER_NAMES[person].toLowerCase()}`)}
        </p>
      </div>
    </div>
  );
}
