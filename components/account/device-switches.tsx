'use client';

import { type Preference, setPreference, usePreferences } from '@/lib/account/preferences';
import { Switch } from '../ui/switch';

const SWITCHES: { name: Preference; label: string; hint: string }[] = [
  {
    name: 'smsNotifications',
    label: 'SMS notifications',
    hint: 'Text messages about cars you follow.',
  },
  { name: 'marketingEmails', label: 'Marketing emails', hint: 'News and offers now and then.' },
  { name: 'securityAlerts', label: 'Security alerts', hint: 'A word when somebody signs in.' },
];

/** Switches for the preferences stored on this device only. */
export function DeviceSwitches() {
  const preferences = usePreferences();
  return SWITCHES.map(({ name, label, hint }) => (
    <Switch
      key={name}
      id={name}
      label={label}
      hint={hint}
      checked={preferences[name]}
      onChange={(event) => setPreference(name, event.currentTarget.checked)}
    />
  ));
}
