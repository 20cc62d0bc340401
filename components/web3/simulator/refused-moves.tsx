import { ACT_NAMES } from '@/lib/web3/simulator/describe';
import type { Move } from '@/lib/web3/simulator/scene';

type Props = { refused: readonly Move[]; isRest: boolean };

const question = ([first, ...others]: readonly Move[], isRest: boolean) => {
  if (first && others.length === 0) return `Why not “${ACT_NAMES[first.act]}”?`;
  return isRest ? `Why not the other ${others.length + 1}?` : 'Why nothing?';
};

/** The steps that the contract refuses now, grouped by reason. */
export function RefusedMoves({ refused, isRest }: Props) {
  const byReason = new Map<string, Move[]>();
  for (const move of refused) {
    const reason = move.refusal?.error ?? '';
    byReason.set(reason, [...(byReason.get(reason) ?? []), move]);
  }
  if (refused.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-11 content-center text-ink-2 max-lg:scroll-mt-72">
        {question(refused, isRest)}
      </summary>
      <dl className="grid gap-3 pb-2 text-small">
        {[...byReason].map(([error, moves]) => (
          <div key={error}>
            <dt className="font-semibold">{moves.map(({ act }) => ACT_NAMES[act]).join(', ')}</dt>
            <dd className="text-pretty text-ink-2">
              {moves[0]?.refusal?.message} <code className="text-ink-3">{error}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
