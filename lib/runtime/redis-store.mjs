import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, RESP_TYPES } from '@redis/client';
import { pack, unpack } from './packed-entry.mjs';

/**
 * Storage time of each kind of page, in seconds. URLs that can be invented go first when memory is
 * short: Redis evicts entries with the least time left (maxmemory-policy volatile-ttl,
 * deploy/README.md).
 */
const DAY = 86_400;
const SECONDS = {
  pages: DAY,
  data: DAY,
  landing: DAY,
  pictures: DAY,
  lists: 3600,
  missing: 3600,
  redirects: 3600,
};
/** Redis' time is in microseconds. Longer than the storage time of any page. */
const REMEMBER_TAGS = 2 * DAY * 1e6;
/** Times of the entry that Redis holds by its own clock, in milliseconds. */
const TIMES = ['lastModified', 'staleAt'];
/** Maximum wait of a page for Redis; after a failure Redis is not used for a while. */
const TIMEOUT_MS = 500;
const PAUSE_MS = 1000;
const LOG_EVERY_MS = 60_000;
const MAX_CAUSES = 20;
const RECONNECT_MS = 1000;

/**
 * Pages of different sites, backends or builds have different keys; tags are shared by all builds
 * of a site.
 */
function keyPrefix() {
  const { SITE_URL, SUPABASE_URL } = process.env;
  const site = createHash('sha256').update(`${SITE_URL} ${SUPABASE_URL}`).digest('hex');
  return `forecourt:${site.slice(0, 12)}`;
}

function buildId(serverDirectory) {
  try {
    return readFileSync(path.join(serverDirectory, '../BUILD_ID'), 'utf8').trim();
  } catch {
    return 'none';
  }
}

/** The entry with its times moved by these milliseconds. */
const shifted = (entry, by) => ({
  ...entry,
  ...Object.fromEntries(TIMES.map((name) => [name, entry[name] + by])),
});

/** How far Redis' clock, in microseconds, is ahead of this process's, in milliseconds. */
const lead = (redisTime) => redisTime / 1000 - Date.now();

/**
 * Cached pages in Redis or Valkey, shared by all processes of a site. An entry has its times by
 * Redis' own clock, so that processes whose clocks differ agree on its age, and a sorted set has the time at which each tag last changed: an
 * entry with a tag that changed later counts as missing. If Redis does not respond in time, reads
 * find no entry, writes are skipped, and the page is rendered. Tags whose revalidation failed are
 * sent when Redis is back, before any read.
 */
export function createRedisStore({ url, serverDirectory = '', warn, countFailure }) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // Closes and reopens the socket to a server that accepts connections but does not respond.
    pingInterval: 2000,
    socket: { socketTimeout: 5000, connectTimeout: 2000, reconnectStrategy: RECONNECT_MS },
  });
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const prefix = keyPrefix();
  const build = buildId(serverDirectory);
  const tagsKey = `${prefix}:tags`;
  const keyOf = (key) => `${prefix}:${build}:${key}`;
  /** Changed tags that Redis may not have yet, each with the number of its change. */
  const unsent = new Map();
  let changes = 0;
  let pausedUntil = 0;
  let retry;
  /** When each line may be logged again: one a minute of each cause, so that none hides another. */
  const nextLines = new Map();

  function say(line) {
    const now = performance.now();
    if (now < (nextLines.get(line) ?? 0)) return;
    if (nextLines.size >= MAX_CAUSES) nextLines.clear();
    nextLines.set(line, now + LOG_EVERY_MS);
    warn(line);
  }

  function fail(error) {
    countFailure();
    pausedUntil = performance.now() + PAUSE_MS;
    const cause = error.code ?? error.message;
    say(`the shared page cache does not answer, pages are rendered: ${cause}`);
  }

  /** Unpacks an entry; undefined if there is none, or an unreadable one. */
  function readEntry(bytes) {
    if (!bytes) return undefined;
    const entry = unpack(bytes)?.entry;
    if (!entry) say('the shared page cache has an unreadable entry, its page is rendered');
    return entry;
  }

  client.on('error', fail);
  const connected = client.connect();
  connected.catch(fail);

  /** Returns the result of the commands; undefined if Redis does not respond in time. */
  async function ask(commands) {
    if (performance.now() < pausedUntil) return undefined;
    let timer;
    const late = new Promise((_, reject) => {
      // Lets a process that was busy read a response that has arrived meanwhile before it gives up.
      timer = setTimeout(() => setImmediate(reject, new Error('timed out')), TIMEOUT_MS);
    });
    try {
      const asked = connected.then(commands);
      asked.catch(() => {});
      return await Promise.race([asked, late]);
    } catch (error) {
      fail(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async function time() {
    const [seconds, microseconds] = await client.time();
    return Number(seconds) * 1e6 + Number(microseconds);
  }

  /** Sends changed tags; returns whether Redis has all of them. */
  async function sendTags() {
    if (unsent.size === 0) return true;
    const tags = [...unsent];
    const sent = await ask(async () => {
      const score = await time();
      await Promise.all([
        client.zAdd(
          tagsKey,
          tags.map(([value]) => ({ value, score })),
          { comparison: 'GT' },
        ),
        client.zRemRangeByScore(tagsKey, '-inf', score - REMEMBER_TAGS),
      ]);
      return true;
    });
    if (sent) {
      for (const [tag, change] of tags) if (unsent.get(tag) === change) unsent.delete(tag);
    } else {
      clearTimeout(retry);
      retry = setTimeout(sendTags, PAUSE_MS).unref();
    }
    return sent === true;
  }

  async function isCurrent({ tags, renderedAt }) {
    if (tags.length === 0) return true;
    const changed = await client.zmScore(tagsKey, tags);
    return changed.every((score) => (score ?? 0) <= renderedAt);
  }

  return {
    stores: {},

    async read(key) {
      if (!(await sendTags())) return { entry: undefined, time: null };
      const found = await ask(async () => {
        const [now, bytes] = await Promise.all([time(), binary.get(keyOf(key))]);
        const entry = readEntry(bytes);
        const isUsable = entry && (await isCurrent(entry));
        return { entry: isUsable ? shifted(entry, -lead(now)) : undefined, time: now };
      });
      return found ?? { entry: undefined, time: null };
    },

    async now() {
      return (await ask(time)) ?? null;
    },

    async write(key, kind, entry) {
      // Redis did not respond when the render of the entry began.
      if (entry.renderedAt === null || !(await sendTags())) return;
      await ask(async () => {
        const [now, isUsable] = await Promise.all([time(), isCurrent(entry)]);
        if (!isUsable) return;
        await client.set(keyOf(key), pack(shifted(entry, lead(now))), {
          expiration: { type: 'EX', value: SECONDS[kind] },
        });
      });
    },

    async revalidate(tags) {
      for (const tag of tags) unsent.set(tag, ++changes);
      await sendTags();
    },

    async close() {
      clearTimeout(retry);
      client.destroy();
    },
  };
}
