import { logError } from '../core/logging/logger';
import { type JobOptions, repeatJob, untilDone } from '../core/repeat-job';
import type { Json } from '../supabase/database.types';
import { jobClient } from '../supabase/job-client';
import { addressSource } from './address-source';
import { type ClaimedFeed, type FeedResult, type FeedWorld, refused, runFeed } from './feed-run';
import { INTERNET } from './guarded-fetch';
import { StockFileError } from './problems';

const PAUSE_MS = 60_000;
/** A feed may take longer than an address that a person waits for. */
const FEED_NETWORK = { ...INTERNET, timeout: 60_000 };
/** Number of times that a server which does not answer is asked again, half an hour apart. */
const MAX_TRIES = 3;
const TRANSIENT = new Set(['unreachable', 'timeout']);
const MAX_SOURCE = 200;

type Options = JobOptions & Omit<FeedWorld, 'network'> & Partial<Pick<FeedWorld, 'network'>>;

/**
 * Runs the kept feeds of dealers that are due, one after the other, once a day each from their hour
 * in London on, also late after a stop. A feed that is not safe changes nothing: its dealer is
 * mailed.
 */
export function runFeedJob({
  network = FEED_NETWORK,
  getMakes,
  getOwnFit,
  judge,
  ...options
}: Options) {
  const database = jobClient();
  const world = { network, getMakes, getOwnFit, judge };

  async function resultOf(feed: ClaimedFeed): Promise<FeedResult | null> {
    try {
      return await runFeed(database, feed, world);
    } catch (error) {
      if (!(error instanceof StockFileError)) throw error;
      if (TRANSIENT.has(error.problem) && feed.tries < MAX_TRIES) return null;
      return refused(error.problem);
    }
  }

  async function settle(feed: ClaimedFeed) {
    const result = await resultOf(feed);
    if (!result) {
      await database.rpc('postpone_stock_feed', { p_seller_id: feed.seller }).throwOnError();
      return;
    }
    const args = {
      p_seller_id: feed.seller,
      p_source: addressSource(feed.address).slice(0, MAX_SOURCE),
      p_cars: result.cars as number,
      p_counts: result.counts as Json,
      p_problems: result.problems,
      p_problem: result.problem as string,
      p_detail: result.detail as string,
    };
    await database.rpc('settle_stock_feed', args).throwOnError();
  }

  return repeatJob('stock feeds', PAUSE_MS, options, () =>
    untilDone(options.signal, async () => {
      const { data } = await database.rpc('claim_stock_feed', {}).throwOnError();
      if (!data) return 0;
      // A feed that the site failed on is tried again when its claim ends.
      await settle(data as ClaimedFeed).catch((error: unknown) => logError('stock feeds', error));
      return 1;
    }),
  );
}
