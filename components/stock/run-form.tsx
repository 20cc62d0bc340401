'use client';

import { formatNumber, plural } from '@/lib/format';
import { stockApiPath } from '@/lib/paths';
import { runLabel } from '@/lib/stock/describe-check';
import type { StockCheck } from '@/lib/stock/types';
import { SubmitButton } from '../forms/submit-button';
import { RunProblem } from './run-problem';
import { RunProgress } from './run-progress';
import { Tick } from './tick';
import { useStockRun } from './use-stock-run';

type Props = {
  check: Pick<
    StockCheck,
    'id' | 'toList' | 'toChange' | 'unchanged' | 'toWait' | 'result' | 'canWithdraw'
  >;
  /** The number of cars that the file lacks. */
  missing: number;
  /** The number of prices that are asked about. */
  questions: number;
};

/** Lists the cars of a file, and withdraws those it lacks if that is ticked. Without JavaScript it is a plain form. */
export function RunForm({ check, missing, questions }: Props) {
  const { progress, problem, isBusy, handleSubmit } = useStockRun(check.id);
  const label = runLabel(check);
  const isConfirmed = label !== null && check.unchanged > 0;
  const mayWithdraw = missing > 0 && check.canWithdraw;
  const isOneChoice = !label && mayWithdraw !== questions > 0;
  if (!label && !mayWithdraw && questions === 0) return problem && <RunProblem text={problem} />;
  return (
    <form
      method="post"
      action={stockApiPath(check.id)}
      onSubmit={handleSubmit}
      className="grid max-w-xl justify-items-start gap-4"
    >
      {problem && <RunProblem key={problem} text={problem} />}
      {questions > 0 && (
        <Tick name="prices" required={isOneChoice}>
          List the {questions === 1 ? 'car' : `${formatNumber(questions)} cars`} whose price is far
          from our valuation too: {questions === 1 ? 'it is' : 'they are'} right
        </Tick>
      )}
      {mayWithdraw && (
        <Tick name="withdraw" required={isOneChoice}>
          Withdraw the {missing === 1 ? 'car that is' : `${formatNumber(missing)} cars that are`}{' '}
          not for sale in this file
        </Tick>
      )}
      <SubmitButton pending={isBusy} className="max-sm:w-full">
        {label ??
          (mayWithdraw ? `Withdraw ${plural(missing, 'car')}` : `List ${plural(questions, 'car')}`)}
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
