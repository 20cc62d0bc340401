import { openerOf } from '@/lib/enquiries/openers';
import type { Opener } from '@/lib/paths';

/** An unsent message: its field values by name, its opener, and the suggested text it began with. */
export type Draft = { values: Record<string, string>; ask: Opener | null; suggested: string };

const keyOf = (vehicle: string) => `message-draft:${vehicle}`;

/** Returns this tab's draft; null if there is none or storage is blocked. */
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
    // Storage is blocked, so there is no draft.
  }
}
