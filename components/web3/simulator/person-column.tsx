import { useEffect, useRef } from 'react';
import type { Act, Person } from '@/lib/web3/simulator/acts';
import { ACT_NAMES, HOLDER_NAMES } from '@/lib/web3/simulator/describe';
import { type Entry, isLate, type Scene } from '@/lib/web3/simulator/scene';
import { MoveButton } from './move-button';
import { PayIn } from './pay-in';
import { RefusedMoves } from './refused-moves';

type Props = {
  person: Person;
  scene: Scene;
  /** The last step that the user took. */
  last: Entry | undefined;
  onTake: (act: Act) => void;
  onOffer: (amount: string) => void;
};

/** One of the three people, with the steps that they can take now. */
export function PersonColumn({ person, scene, last, onTake, onOffer }: Props) {
  const { owed, moves, offer, price, state } = scene;
  const done = last && 'act' in last && last.by === person ? last.act : null;
  const area = useRef<HTMLElement>(null);
  // The pressed button may be gone: the next steps are in this area. `last` is new after every step.
  useEffect(() => {
    if (last && done && document.activeElement === document.body)
      area.current?.focus({ preventScroll: true });
  }, [last, done]);

  const own = moves.filter(({ by }) => by === person);
  const canPayIn = state === 'Open' && !isLate(scene);
  const isOffered = ({ act, refusal }: (typeof own)[number]) =>
    refusal === null || (act === 'deposit' && canPayIn);
  const offered = own.filter(isOffered);
  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-labelledby={`simulator-${person}`}
      className="min-w-0 border-line px-5 py-4 not-first:border-t sm:px-7 sm:py-5 lg:not-first:border-t-0 lg:not-first:border-l"
    >
      <h3 id={`simulator-${person}`} className="font-semibold">
        {HOLDER_NAMES[person]}
      </h3>
      {owed[person] !== null && (
        <p className="mt-1 text-ink-2">The escrow owes {owed[person]} coins.</p>
      )}
      {done && <p className="mt-1 font-medium text-verified">{ACT_NAMES[done]}: done.</p>}
      {offered.length === 0 && <p className="mt-1 text-ink-2">Nothing to do now.</p>}
      {offered.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {offered.map((move) => (
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
      )}
      <RefusedMoves refused={own.filter((move) => !isOffered(move))} isRest={offered.length > 0} />
    </section>
  );
}
