import { openerOf } from '@/lib/enquiries/openers';
import type { Opener } from '@/lib/paths';

/** A message not sent yet: what its fields hold, by name, and the suggestion it began with. */
export type Draft = { values: Record<string, string>; ask: Opener | null; suggested: string };

const keyOf = (vehicle: string) => `message-draft:${vehicle}`;

/** The draft of this tab; null without one, and where storage is blocked. */
export function readDraft(vehicle: string): Draft | null {
  try {
    const { values, ask, suggested } = JSON.parse(sessionStorage.getItem(keyOf(vehicle)) ?? '{}');
    return values && { values, ask: openerOf(ask), suggested: String(suggested) };
  } catch {
    return null;
  }
}

export function writeDraft(vehicle: string, draft: Draft) {
  try {
    sessionStorage.setItem(keyOf(vehicle), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the text stays on the page.
  }
}

export function removeDraft(vehicle: string) {
  try {
    sessionStorage.removeItem(keyOf(vehicle));
  } catch {
    // Storage is blocked: there is none.
  }
}
