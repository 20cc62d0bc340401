import { useSyncExternalStore } from 'react';
import { deviceText } from '../core/browser/device-text';

/** Notification preferences stored on this device only, with their defaults. */
const DEFAULTS = { smsNotifications: false, marketingEmails: true, securityAlerts: true };
export type Preference = keyof typeof DEFAULTS;
type Preferences = Record<Preference, boolean>;

const stored = deviceText('notification-preferences');
let shown: { text: string | null; preferences: Preferences } = {
  text: null,
  preferences: DEFAULTS,
};

function parse(text: string | null): Preferences {
  const preferences = { ...DEFAULTS };
  try {
    const parsed = Object(JSON.parse(text ?? '{}')) as Partial<Record<Preference, unknown>>;
    for (const name of Object.keys(DEFAULTS) as Preference[]) {
      const value = parsed[name];
      if (typeof value === 'boolean') preferences[name] = value;
    }
  } catch {
    // Invalid JSON: use the defaults.
  }
  return preferences;
}

function read(): Preferences {
  const text = stored.load();
  if (text !== shown.text) shown = { text, preferences: parse(text) };
  return shown.preferences;
}

/** Stores a preference on this device and updates every tab. */
export const setPreference = (name: Preference, isOn: boolean) =>
  stored.store(JSON.stringify({ ...read(), [name]: isOn }));

/** Subscribes to this device's preferences; the defaults during server rendering. */
export const usePreferences = () => useSyncExternalStore(stored.subscribe, read, () => DEFAULTS);
