'use client';

import { undoRun } from '@/lib/stock/feed-actions';
import { PressForm } from '../forms/press-form';
import { focusPart, RUNS_ID } from './focus-part';

type Props = { run: string; isNightly: boolean };

/** Takes back what a run did to the cars, within a day; works without JavaScript. */
export const UndoRun = ({ run, isNightly }: Props) => (
  <div className="py-2">
    <PressForm
      action={undoRun}
      failure={{ title: 'Not undone' }}
      values={{ run }}
      variant="secondary"
      size="small"
      onResponse={focusPart(RUNS_ID)}
      confirmation={{
        question: 'Undo this run?',
        consequence: `Changed cars get their values of before, listed ones are archived, withdrawn ones are for sale again. Photographs stay, and so do cars that you changed since.${isNightly ? ' The feed is paused.' : ''}`,
        answer: 'Undo the run',
      }}
    >
      Undo this run
    </PressForm>
  </div>
);
