'use client';

import { formatNumber, plural } from '@/lib/format';
import { stockApiPath } from '@/lib/paths';
import { runLabel } from '@/lib/stock/check-words';
import type { StockCheck } from '@/lib/stock/types';
import { SubmitButton } from '../forms/submit-button';
import { RunProblem } from './run-problem';
import { RunProgress } from './run-progress';
import { useStockRun } from './use-stock-run';

type Props = {
  check: Pick<StockCheck, 'id' | 'toList' | 'toChange' | 'unchanged' | 'result' | 'canWithdraw'>;
  /** How many cars the file lacks. */
  missing: number;
};

/** Lists what a file says, and withdraws what it lacks if that is ticked. Without JavaScript it is a plain form. */
export function RunForm({ check, missing }: Props) {
  const { progress, problem, isBusy, handleSubmit } = useStockRun(check.id);
  const label = runLabel(check);
  const isConfirmed = label !== null && check.unchanged > 0;
  const mayWithdraw = missing > 0 && check.canWithdraw;
  if (!label && !mayWithdraw) return problem && <RunProblem text={problem} />;
  return (
    <form
      method="post"
      action={stockApiPath(check.id)}
      onSubmit={handleSubmit}
      className="grid max-w-xl justify-items-start gap-4"
    >
      {problem && <RunProblem key={problem} text={problem} />}
      {mayWithdraw && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="withdraw"
            required={!label}
            className="size-5 shrink-0 accent-(--link)"
          />
          <span>
            Withdraw the {missing === 1 ? 'car that is' : `${formatNumber(missing)} cars that are`}{' '}
            not in this file
          </span>
        </label>
      )}
      <SubmitButton pending={isBusy} className="max-sm:w-full">
        {label ?? `Withdraw ${plural(missing, 'car')}`}
      </SubmitButton>
      {isBusy ? (
        <RunProgress progress={progress} />
      ) : (
        <p className="text-small text-pretty text-ink-2">
          {isConfirmed &&
            `${plural(check.unchanged, 'unchanged car')} ${check.unchanged === 1 ? 'is' : 'are'} confirmed as still for sale. `}
          Nothing happens before you press it.
        </p>
      )}
    </form>
  );
}
