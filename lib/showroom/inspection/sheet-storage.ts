// The ticks and notes of viewing sheets, in localStorage, on this device only. Browser only.

const PREFIX = 'viewing-sheet:';
const MAX_SHEETS = 30;

/** The ticks and notes of a sheet, by the names of its fields; `at` is in epoch milliseconds. */
export type StoredSheet = { at: number; ticked: string[]; written: Record<string, string> };

const keyOf = (sheet: string) => `${PREFIX}${sheet}`;

/** Reads the stored sheet of a car; null if there is none. The stored value is untrusted. */
export function readSheet(sheet: string): StoredSheet | null {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(keyOf(sheet)) ?? 'null'));
    const isText = (value: unknown) => typeof value === 'string';
    if (!Array.isArray(stored.ticked)) return null;
    return {
      at: Number(stored.at) || 0,
      ticked: stored.ticked.filter(isText),
      written: Object.fromEntries(
        Object.entries(Object(stored.written)).filter(([, value]) => isText(value)),
      ) as Record<string, string>,
    };
  } catch {
    return null;
  }
}

/** Whether storage accepts writes: it may be blocked or full. */
export function canStore(): boolean {
  try {
    localStorage.setItem(`${PREFIX}?`, '1');
    localStorage.removeItem(`${PREFIX}?`);
    return true;
  } catch {
    return false;
  }
}

/** Deletes the oldest sheets beyond 30. */
function forgetOldest() {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  const sheets = keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: readSheet(key.slice(PREFIX.length))?.at ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { key } of sheets.slice(MAX_SHEETS)) localStorage.removeItem(key);
}

/** Stores a sheet; returns false if storage is blocked or full. */
export function storeSheet(sheet: string, content: Omit<StoredSheet, 'at'>): boolean {
  try {
    const key = keyOf(sheet);
    const isNew = localStorage.getItem(key) === null;
    localStorage.setItem(key, JSON.stringify({ ...content, at: Date.now() }));
    // Skipped for later changes, such as each letter of a note.
    if (isNew) forgetOldest();
    return true;
  } catch {
    return false;
  }
}

export function removeSheet(sheet: string) {
  try {
    localStorage.removeItem(keyOf(sheet));
  } catch {
    // Storage is blocked: no sheet is stored.
  }
}

/** Calls back after the sheet was changed in another tab. */
export function onSheetChange(sheet: string, listener: () => void) {
  const changed = ({ key }: StorageEvent) => {
    if (key === null || key === keyOf(sheet)) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
