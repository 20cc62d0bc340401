import type { Act, Person } from '@/lib/web3/simulator/acts';
import type { Scene } from '@/lib/web3/simulator/scene';
import { HOLDER_NAMES } from '@/lib/web3/simulator/words';
import { HeldTokens } from './held-tokens';
import { MoveButton } from './move-button';
import { PayIn } from './pay-in';

type Props = {
  person: Person;
  scene: Scene;
  onTake: (act: Act) => void;
  onOffer: (amount: string) => void;
};

/** One of the three: what they hold, and what they can do. */
export function PersonColumn({ person, scene, onTake, onOffer }: Props) {
  const { balances, owed, moves, offer, price } = scene;
  return (
    <section
      aria-labelledby={`simulator-${person}`}
      className="min-w-0 border-line p-5 not-first:border-t sm:p-7 lg:not-first:border-t-0 lg:not-first:border-l"
    >
      <h3 id={`simulator-${person}`} className="font-semibold">
        {HOLDER_NAMES[person]}
      </h3>
      <p className="mt-1 mb-3 text-ink-2">
        <span className="tabular font-semibold text-ink">{balances[person]}</span> coins
        {owed[person] !== null && `, and ${owed[person]} to withdraw`}
      </p>
      <HeldTokens holder={person} scene={scene} />
      <ul className="mt-5 grid gap-4">
        {moves
          .filter(({ by }) => by === person)
          .map((move) => (
            <li key={move.act}>
              {move.act === 'deposit' ? (
                <PayIn
                  move={move}
                  offer={offer}
                  price={price}
                  onOffer={onOffer}
                  onTake={() => onTake(move.act)}
                />
              ) : (
                <MoveButton move={move} onTake={() => onTake(move.act)} />
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}
