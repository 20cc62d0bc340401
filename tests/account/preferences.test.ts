import { beforeEach, expect, test, vi } from 'vitest';

let stored: string | null;

beforeEach(() => {
  stored = null;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      stored = text;
    },
  });
});

async function openPage() {
  vi.resetModules();
  return import('@/lib/account/preferences');
}

test('a changed preference is stored beside those stored before', async () => {
  const first = await openPage();
  first.setPreference('smsNotifications', true);
  const second = await openPage();
  second.setPreference('securityAlerts', false);
  expect(JSON.parse(stored ?? '')).toEqual({
    smsNotifications: true,
    marketingEmails: true,
    securityAlerts: false,
  });
});

test.each(['{', 'null', '7', '{"marketingEmails":"no","other":true}', '[]'])(
  '%s in storage falls back to the defaults',
  async (text) => {
    stored = text;
    const defaults = { smsNotifications: false, marketingEmails: true, securityAlerts: true };
    // Each setting is set once to its default: the other settings then have their own defaults.
    for (const [name, isOn] of Object.entries(defaults)) {
      stored = text;
      const { setPreference } = await openPage();
      setPreference(name as keyof typeof defaults, isOn);
      expect(JSON.parse(stored)).toEqual(defaults);
    }
  },
);
