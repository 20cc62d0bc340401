import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';
import { withDatabase } from './staff';

/** Matches a photograph that is not found: another journey may have removed its car since the page loaded. */
const LOST_PHOTOGRAPH = /status of 404 .*\/photos\/([\da-f-]{36})\//;

/** True if the site must still serve a photograph to users who may see its car. */
async function isOwed(photo: string) {
  const [row] = await withDatabase(
    (sql) => sql`
      select from vehicle_images i join vehicles v on v.id = i.vehicle_id
      where i.id = ${photo} and v.listing_status in ('draft', 'active', 'reserved')`,
  );
  return row !== undefined;
}

/** Collects console errors and uncaught exceptions, except those a test allows. */
export class ConsoleGuard {
  readonly #complaints: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Watches all current and future pages of a context; returns the function that ends it. */
  watch(context: BrowserContext): () => void {
    const onMessage = (message: ConsoleMessage) => {
      if (message.type() !== 'error') return;
      this.#complaints.push(`console.error: ${message.text()} (${message.location().url})`);
    };
    const onError = (error: WebError) => {
      this.#complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`);
    };
    context.on('console', onMessage).on('weberror', onError);
    return () => context.off('console', onMessage).off('weberror', onError);
  }

  /** Allows errors whose text or URL matches. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  /** The errors that no test allowed, without lost photographs of cars that left the site. */
  async unexpected(): Promise<string[]> {
    const left: string[] = [];
    for (const text of this.#complaints) {
      const photo = LOST_PHOTOGRAPH.exec(text)?.[1];
      const isAllowed = this.#allowed.some((pattern) => pattern.test(text));
      if (!isAllowed && (!photo || (await isOwed(photo)))) left.push(text);
    }
    return left;
  }
}
