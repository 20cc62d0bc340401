import type { CheckAnswer, CheckCommand } from '@/lib/advert-check/types';
import { londonDay } from '@/lib/core/london';
import { check } from './check';
import { costsOf } from './costs-of';

/** The answer to a command; a hostile text may take a second here, away from the page. */
function answer(command: CheckCommand): CheckAnswer {
  const today = londonDay(new Date());
  try {
    return 'text' in command
      ? { report: check(command.text, today) }
      : { costs: costsOf(command.car, today) };
  } catch {
    return { failed: true };
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckCommand>) => postMessage(answer(data)));
postMessage({ ready: true } satisfies CheckAnswer);
