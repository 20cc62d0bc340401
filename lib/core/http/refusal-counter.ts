import { logger } from '../logging/logger';

const PERIOD_MS = 60_000;

/** Counts requests a full queue refuses; logs one line a minute, so a flood does not fill the log. */
export function refusalCounter() {
  let count = 0;
  return () => {
    count += 1;
    if (count > 1) return;
    const report = () => {
      logger.warn({ count }, 'requests refused: render queue full');
      count = 0;
    };
    setTimeout(report, PERIOD_MS).unref();
  };
}
