import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emailSwitchSchema,
  isPictureUrl,
  profileFields,
  profileSchema,
  seenFieldName,
} from '@/lib/account/schema';
import { idSchema } from '@/lib/core/schema';

const form = fc.record({
  fullName: fc.oneof(fc.string(), fc.constantFrom('Ada', ' Ada <b> ', 'A', 'x'.repeat(101))),
  phone: fc.oneof(fc.string(), fc.constantFrom('', '07700 900123', '+44 (0)20 7946-0000', '1')),
  avatarUrl: fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom('', 'https://p.example/a.jpg', 'javascript:alert(1)', 'https://'),
  ),
});

test.each([
  ['fullName', 'A', 'Full name must be between 2 and 100 characters'],
  [
    'phone',
    'call me',
    'Please enter a phone number with its area code, or with + and its country code',
  ],
  [
    'phone',
    '0'.repeat(26),
    'Please enter a phone number with its area code, or with + and its country code',
  ],
  [
    'avatarUrl',
    'http://p.example/a.jpg',
    'Please enter the address of a picture, beginning with https://',
  ],
])('a profile whose %s is “%s” is refused', (field, value, message) => {
  const parsed = profileSchema.safeParse({ fullName: 'Ada', [field]: value });
  expect(parsed.error?.issues).toMatchObject([{ path: [field], message }]);
});

test('a parsed profile is sanitised and parses to the same values again', () => {
  fc.assert(
    fc.property(form, (fields) => {
      const first = profileSchema.safeParse(fields);
      if (!first.success) return;
      expect(first.data.fullName).not.toMatch(/[<>\p{Cc}\u200b\u202e]/u);
      expect(first.data.phone).toMatch(/^(\+?[0-9 ()-]{7,25})?$/);
      if (first.data.avatarUrl) expect(new URL(first.data.avatarUrl).protocol).toBe('https:');
      expect(profileSchema.parse(first.data)).toEqual(first.data);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['https://p.example/a.jpg', true],
  ['https://p.example:8443/a.jpg?size=80#x', true],
  ['http://p.example/a.jpg', false],
  ['HTTPS://p.example/a.jpg', false],
  ['//p.example/a.jpg', false],
  ['data:image/png;base64,AAAA', false],
  ['javascript:alert(1)', false],
  ['https://user:secret@p.example/a.jpg', false],
  ['https://p.example/a b.jpg', false],
  ['https://', false],
  [`https://p.example/${'x'.repeat(2048)}`, false],
])('isPictureUrl(%s) is %s', (url, isShown) => {
  expect(isPictureUrl(url)).toBe(isShown);
});

test('a form without fields has a validation error for the name only', () => {
  expect(profileSchema.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual([
    'fullName',
  ]);
});

test('last-seen values are not parsed as profile fields', () => {
  const parsed = profileSchema.parse({ fullName: 'Ada', [seenFieldName('fullName')]: 'Bob' });
  expect(profileFields.map((name) => parsed[name])).toEqual(['Ada', '', '']);
});

test('the e-mail switch is on for “on” and off for any other value', () => {
  const isOn = (fields: object) => emailSwitchSchema.parse(fields).emailNotifications;
  expect(isOn({ emailNotifications: 'on' })).toBe(true);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isOn({ emailNotifications: text })).toBe(text === 'on');
    }),
  );
  expect(isOn({})).toBe(false);
});

test('an id must be exactly a UUID', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), (id, text) => {
      expect(idSchema.safeParse({ id }).success).toBe(true);
      expect(idSchema.safeParse({ id: `${id}${text || ' '}` }).success).toBe(false);
    }),
  );
});
