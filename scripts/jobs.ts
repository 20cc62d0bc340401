// npm run jobs: sends the mails of the outbox, looks up vehicles for sale at the registries, lists the landing pages,
// publishes weekly how sold cars lay to their valuations, asks sellers about quiet listings, ends holds after their hour,
// ends offers and reservations, finds which changed listings come into saved searches, fetches dealers' nightly feeds with
// the photographs of their cars, chains the events of adverts, and removes the files of deleted photographs and expired
// stock files, until a signal stops it; with --once, does only the work that is due. Several may run: each mail is claimed
// by one of them, and one does all other work.
import { parseArgs } from 'node:util';
import { Registry } from 'prom-client';
import { accountToken } from '@/lib/account/token';
import { runAdvertJob } from '@/lib/advert-history/job';
import { enquiryToken } from '@/lib/core/conversations/token';
import { serveMetrics } from '@/lib/core/http/serve-metrics';
import { registerJobFigures } from '@/lib/core/job-figures';
import { type EnquiryClaim, enquiryMail } from '@/lib/enquiries/mail';
import { readPlate } from '@/lib/enquiries/plate';
import { env } from '@/lib/env';
import { runMissesJob } from '@/lib/evidence/job';
import { type FavouriteClaim, favouriteMail } from '@/lib/favourites/mail';
import { runLandingJob } from '@/lib/landing/job';
import { runMailJob } from '@/lib/mail/job';
import { measureMails } from '@/lib/mail/metrics';
import { mailOutbox } from '@/lib/mail/outbox';
import { mailTransport } from '@/lib/mail/transport';
import { readDecidedCar } from '@/lib/moderation/decided-car';
import { runHoldJob } from '@/lib/moderation/job';
import { decisionMail } from '@/lib/moderation/mail';
import type { DecisionClaim } from '@/lib/moderation/types';
import { runReservationJob } from '@/lib/offers/job';
import { runPhotoJob } from '@/lib/photos/job';
import { photoStore } from '@/lib/photos/job-store';
import { runRegistryJob } from '@/lib/registry/job';
import { costListings } from '@/lib/running-costs/cost-listings';
import { runSearchJob } from '@/lib/saved-searches/job';
import { type SearchClaim, searchMail } from '@/lib/saved-searches/mail';
import { jobMakes } from '@/lib/search/job-makes';
import { runSaleCheckJob } from '@/lib/selling/job';
import { type SaleCheckClaim, saleCheckMail } from '@/lib/selling/mail';
import { runFeedJob } from '@/lib/stock/feed-job';
import { type FeedClaim, feedMail } from '@/lib/stock/feed-mail';
import { runStockJob } from '@/lib/stock/job';
import { runStockPhotoJob } from '@/lib/stock/photo-job';
import { type WaitingClaim, waitingMail } from '@/lib/stock/waiting-mail';
import { jobClient } from '@/lib/supabase/job-client';
import { asOnlyRunner } from '@/lib/supabase/job-lease';
import { latestOwnFit } from '@/lib/valuation/latest-own-fit';
import { valueListings } from '@/lib/valuation/value-listings';

const { once } = parseArgs({ options: { once: { type: 'boolean', default: false } } }).values;
const sendMail = mailTransport();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

type Claim =
  | EnquiryClaim
  | DecisionClaim
  | SaleCheckClaim
  | FavouriteClaim
  | SearchClaim
  | FeedClaim
  | WaitingClaim;

/** The token that stops the mails: that of the account or of the thread; null for a seller. */
function tokenOf({ user_id: user, enquiry_id: thread, side }: DecisionClaim) {
  if (user) return accountToken(user);
  return thread && side && enquiryToken('unsubscribe', thread, side);
}

async function mailOf(claimed: Claim) {
  switch (claimed.kind) {
    case 'confirm_enquiry':
    case 'enquiry_messages':
    case 'enquiry_link':
      return enquiryMail(claimed, await readPlate(claimed));
    case 'decision':
    case 'report_outcome':
      return decisionMail(claimed, tokenOf(claimed), await readDecidedCar(claimed));
    case 'still_for_sale':
    case 'listing_archived':
      return saleCheckMail(claimed, accountToken(claimed.user_id));
    case 'favourite_changes':
      return favouriteMail(claimed, accountToken(claimed.user_id, 'favourites'));
    case 'confirm_search':
    case 'search_link':
    case 'search_matches':
      return searchMail(claimed);
    case 'stock_feed':
      return feedMail(claimed);
    case 'waiting_cars':
      return waitingMail(claimed);
  }
}

const { readStatistics, ...outbox } = mailOutbox<Claim>();
let mails = { ...outbox, send: async (claimed: Claim) => sendMail(await mailOf(claimed)) };
const metricsPort = env.jobsMetricsPort();
if (metricsPort !== null) {
  const registry = new Registry();
  mails = measureMails(registry, mails, readStatistics);
  registerJobFigures(registry);
  serveMetrics(registry, metricsPort);
}

const runOtherJobs = async (signal: AbortSignal) => {
  const options = { signal, once };
  const database = jobClient();
  const feeds = {
    getMakes: () => jobMakes(database),
    getOwnFit: () => latestOwnFit(database),
    judge: async (ids: string[]) => {
      const own = await latestOwnFit(database);
      await Promise.all([valueListings(database, ids, own), costListings(database, ids, own)]);
    },
  };
  await Promise.all([
    runLandingJob(options),
    runMissesJob(options),
    runSaleCheckJob(options),
    runHoldJob(options),
    runReservationJob(options),
    runPhotoJob(options),
    runStockJob(options),
    runStockPhotoJob({ ...options, photos: photoStore(database) }),
    runFeedJob({ ...options, ...feeds }),
    runSearchJob(options),
    runAdvertJob(options),
    // The demo shows its first page after the first pass of this job.
    runRegistryJob({ ...options, onPass: () => process.send?.('looked up') }),
  ]);
};
await Promise.all([
  runMailJob(mails, { signal: stop.signal, once }),
  asOnlyRunner('jobs', { signal: stop.signal, once }, runOtherJobs),
]);
process.exit();
