import type { BrowserContext } from '@playwright/test';

/** Collects console errors and uncaught exceptions, except those a test allows. */
export class ConsoleGuard {
  readonly #complaints: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Watches all current and future pages of a context. */
  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#complaints.push(`console.error: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      this.#complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`);
    });
  }

  /** Allows errors whose text or URL matches. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#complaints.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}
