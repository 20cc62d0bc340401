import { promisify } from 'node:util';
import { gunzip, type InputType } from 'node:zlib';
import { logError } from '../core/logging/logger';
import { type JobOptions, repeatJob, untilDone } from '../core/repeat-job';
import type { Json } from '../supabase/database.types';
import { jobClient } from '../supabase/job-client';
import { addressSource } from './address-source';
import { type FeedResult, type FeedTerms, type FeedWorld, refused, runFeed } from './feed-run';
import { guardedFetch, INTERNET, type Network } from './guarded-fetch';
import { MAX_BYTES } from './limits';
import { StockFileError } from './problems';

const PAUSE_MS = 60_000;
/** A feed may take longer than an address that a person waits for. */
const FEED_NETWORK = { ...INTERNET, timeout: 60_000 };
/** Number of times that a server which does not answer is asked again, half an hour apart. */
const MAX_TRIES = 3;
const TRANSIENT = new Set(['unreachable', 'timeout']);
const MAX_SOURCE = 200;

const unpack = promisify<InputType, { maxOutputLength: number }, Buffer>(gunzip);

type Options = JobOptions & FeedWorld & { network?: Network };

/** A feed that is due: the JSON of the SQL function `claim_stock_feed`. */
type ClaimedFeed = FeedTerms & { address: string; tries: number };
/** A file that a dealer's system sent: the JSON of `claim_stock_upload`, which counts its tries. */
type ClaimedUpload = FeedTerms & { id: number; source: string; content: string; tries: number };

const argsOf = (result: FeedResult) => ({
  p_cars: result.cars as number,
  p_counts: result.counts as Json,
  p_problems: result.problems,
  p_problem: result.problem as string,
  p_detail: result.detail as string,
});

/**
 * Runs the kept feeds of dealers that are due, one after the other, once a day each from their hour
 * in London on, also late after a stop, and the files that dealers' systems sent, in their order. One
 * that is not safe changes nothing: its dealer is mailed.
 */
export function runFeedJob({
  network = FEED_NETWORK,
  getMakes,
  getOwnFit,
  judge,
  ...options
}: Options) {
  const database = jobClient();
  const world = { getMakes, getOwnFit, judge };

  async function resultOf(feed: ClaimedFeed): Promise<FeedResult | null> {
    try {
      return await runFeed(database, feed, await guardedFetch(feed.address, network), world);
    } catch (error) {
      if (!(error instanceof StockFileError)) throw error;
      if (TRANSIENT.has(error.problem) && feed.tries < MAX_TRIES) return null;
      return refused(error.problem);
    }
  }

  async function settleFeed(feed: ClaimedFeed) {
    const result = await resultOf(feed);
    if (!result) {
      await database.rpc('postpone_stock_feed', { p_seller_id: feed.seller }).throwOnError();
      return;
    }
    const p_source = addressSource(feed.address).slice(0, MAX_SOURCE);
    const args = { p_seller_id: feed.seller, p_source, ...argsOf(result) };
    await database.rpc('settle_stock_feed', args).throwOnError();
  }

  async function settleUpload(file: ClaimedUpload) {
    const run = async () => {
      const packed = Buffer.from(file.content, 'base64');
      const bytes = await unpack(packed, { maxOutputLength: MAX_BYTES });
      return runFeed(database, file, bytes, world);
    };
    // One that the site failed on again and again lets those behind it pass.
    const result = file.tries > MAX_TRIES ? refused('failed') : await run();
    const { id: p_id, seller: p_seller_id, source: p_source } = file;
    const args = { p_id, p_seller_id, p_source, ...argsOf(result) };
    await database.rpc('settle_stock_upload', args).throwOnError();
  }

  /** Settles one that is due; it is tried again when its claim ends if the site failed on it. */
  async function take<Claimed>(
    name: 'claim_stock_feed' | 'claim_stock_upload',
    settle: (claimed: Claimed) => Promise<void>,
  ) {
    const { data } = await database.rpc(name, {}).throwOnError();
    if (!data) return 0;
    await settle(data as Claimed).catch((error: unknown) => logError('stock feeds', error));
    return 1;
  }

  return repeatJob('stock feeds', PAUSE_MS, options, () =>
    untilDone(
      options.signal,
      async () =>
        (await take<ClaimedUpload>('claim_stock_upload', settleUpload)) +
        (await take<ClaimedFeed>('claim_stock_feed', settleFeed)),
    ),
  );
}
