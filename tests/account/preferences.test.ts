import { beforeEach, expect, test, vi } from 'vitest';

let stored: string | null;

beforeEach(() => {
  stored = null;
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

test('what is switched is kept, beside what was kept before', async () => {
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
  '%s in storage counts as the defaults',
  async (text) => {
    stored = text;
    const { setPreference } = await openPage();
    setPreference('smsNotifications', false);
    expect(JSON.parse(stored ?? '')).toEqual({
      smsNotifications: false,
      marketingEmails: true,
      securityAlerts: true,
    });
  },
);
