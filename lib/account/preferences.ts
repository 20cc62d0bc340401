import { useSyncExternalStore } from 'react';

/** Notification preferences that are kept on this device alone, with their defaults. */
const DEFAULTS = { smsNotifications: false, marketingEmails: true, securityAlerts: true };
export type Preference = keyof typeof DEFAULTS;
type Preferences = Record<Preference, boolean>;

const KEY = 'notification-preferences';
const listeners = new Set<() => void>();
let raw: string | null = null;
let kept: Preferences = DEFAULTS;

function read(): Preferences {
  let stored: string | null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Storage is blocked: they then last as long as the page.
    return kept;
  }
  if (stored === raw) return kept;
  raw = stored;
  kept = { ...DEFAULTS };
  try {
    const parsed = Object(JSON.parse(stored ?? '{}')) as Partial<Record<Preference, unknown>>;
    for (const name of Object.keys(DEFAULTS) as Preference[]) {
      const value = parsed[name];
      if (typeof value === 'boolean') kept[name] = value;
    }
  } catch {
    // What is no JSON is no preference.
  }
  return kept;
}

/** Keeps one preference on this device, in every tab. */
export function setPreference(name: Preference, isOn: boolean) {
  kept = { ...read(), [name]: isOn };
  raw = JSON.stringify(kept);
  try {
    localStorage.setItem(KEY, raw);
  } catch {
    // Storage is blocked or full: see read.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** This device's preferences, kept up to date; the defaults while the page is made. */
export const usePreferences = () => useSyncExternalStore(subscribe, read, () => DEFAULTS);
