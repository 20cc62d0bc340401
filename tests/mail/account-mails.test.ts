import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountMail } from '@/supabase/local/mail/mail-templates';

const SITE = 'https://forecourt.example';
const FOLDER = 'supabase/templates';
const config = readFileSync('supabase/config.toml', 'utf8');
const link = (type: string) => `${SITE}/auth/confirm?token_hash=a%2Bb&type=${type}`;

test.each(readdirSync(FOLDER))('%s shows the mark and what config.toml calls it', (file) => {
  const html = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const [, subject] =
    new RegExp(`subject = "(.+)"\ncontent_path = "./${FOLDER}/${file}"`).exec(config) ?? [];
  expect(html).toContain(`<title>${subject}</title>`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${subject}</h1>`));
  expect(html).toContain('<img src="{{ .SiteURL }}/icon-192.png" alt=""');
  // Mail programs drop scripts and linked style sheets.
  expect(html).not.toMatch(/<(script|link)\b/);
});

test.each([
  ['signup', 'Confirm your e-mail address', link('email')],
  ['magiclink', 'Your sign-in link', link('email')],
  ['recovery', 'Set a new password', link('recovery')],
  ['email_change', 'Confirm your new e-mail address', link('email_change')],
  ['invite', 'You are invited to Forecourt', link('invite')],
])('a mail of %s has the link in its text and its HTML', (action, subject, url) => {
  const mail = accountMail(action, SITE, { tokenHash: 'a+b' });
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toMatch(
    /^\w[^<>{}]+\n\nhttps:[^<>{}]+\n\nThe link works once, for one hour\.\n$/,
  );
  expect(mail?.text).toContain(`\n\n${url}\n\n`);
  expect(mail?.html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
  expect(mail?.html).toContain(`<img src="${SITE}/icon-192.png"`);
  expect(mail?.html).not.toContain('{{');
});

test('a redirect can break out of neither the link nor the page', () => {
  const redirectTo = `${SITE}/favourites?a=1&b="><script>`;
  const mail = accountMail('signup', SITE, { tokenHash: 't', redirectTo });
  const url = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect(url.searchParams.get('next')).toBe(redirectTo);
  expect(mail?.html).not.toContain('<script>');
});

test('a notice has no link; an unknown mail is none', () => {
  const notice = accountMail('mfa_factor_enrolled', SITE);
  expect(notice?.subject).toBe('A second factor was set up');
  expect(notice?.text).toMatch(/^An authenticator app was set up .+ knows your password\.\n$/);
  expect(accountMail('reauthentication', SITE)).toBeNull();
});
