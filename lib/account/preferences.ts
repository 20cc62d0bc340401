import { useSyncExternalStore } from 'react';

/** Notification preferences stored on this device only, with their defaults. */
const DEFAULTS = { smsNotifications: false, marketingEmails: true, securityAlerts: true };
export type Preference = keyof typeof DEFAULTS;
type Preferences = Record<Preference, boolean>;

const KEY = 'notification-preferences';
const listeners = new Set<() => void>();
let raw: string | null = null;
let current: Preferences = DEFAULTS;

function read(): Preferences {
  let stored: string | null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Storage is blocked: preferences last as long as the page.
    return current;
  }
  if (stored === raw) return current;
  raw = stored;
  current = { ...DEFAULTS };
  try {
    const parsed = Object(JSON.parse(stored ?? '{}')) as Partial<Record<Preference, unknown>>;
    for (const name of Object.keys(DEFAULTS) as Preference[]) {
      const value = parsed[name];
      if (typeof value === 'boolean') current[name] = value;
    }
  } catch {
    // Invalid JSON: use the defaults.
  }
  return current;
}

/** Stores a preference on this device and updates every tab. */
export function setPreference(name: Preference, isOn: boolean) {
  current = { ...read(), [name]: isOn };
  raw = JSON.stringify(current);
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

/** Subscribes to this device's preferences; the defaults during server rendering. */
export const usePreferences = () => useSyncExternalStore(subscribe, read, () => DEFAULTS);
