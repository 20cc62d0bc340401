'use client';

import { readViewed, setViewedOn, useViewed } from '@/lib/favourites/viewed';
import { Switch } from '../ui/switch';

/** Switches on or off that this device remembers the cars that were looked at. Needs scripts, which remember them. */
export function ViewedSwitch() {
  const stored = useViewed();
  return (
    <Switch
      id="remember-viewed"
      label="Remember the cars I look at"
      hint="The last 30, and when you last used a list, which then says what is new. On this device only. Switched off, they are forgotten."
      checked={readViewed(stored ?? '').isOn}
      onChange={(event) => setViewedOn(event.currentTarget.checked)}
    />
  );
}
