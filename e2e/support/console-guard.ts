import type { BrowserContext } from '@playwright/test';

/** Collects what pages complain of, less what a test allows. */
export class ConsoleGuard {
  readonly #complaints: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Watches every page of a context, those opened later too. */
  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#complaints.push(`console.error: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      this.#complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`);
    });
  }

  /** Lets complaints pass whose text or address fits. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#complaints.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}
