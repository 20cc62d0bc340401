import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MailCar } from '@/lib/mail/cars';
import { type MailContent, renderMail } from '@/lib/mail/render';
import { MAIL_CSS } from '@/lib/mail/theme';
import { accountMail } from '@/supabase/local/mail/mail-templates';
import { contrastOf, halfPainted, readRuns } from './mail-colours';

const car = (id: string): MailCar => ({
  id,
  title: `2019 Ford Fiesta ${id}`,
  price: 7995,
  plate: 'AB19CDE',
  note: `Price down: £8,450 → £7,995 (${id})`,
  facts: `31,000 miles · Leeds · ${id}`,
  url: `https://forecourt.example/vehicles/${id}`,
  picture: { url: `https://forecourt.example/og/${id}.jpg`, alt: `Ford ${id}, photograph` },
});

const content = (cars: MailCar[]): MailContent => ({
  intro: 'The introduction.',
  quotes: ['A quoted text.'],
  cars,
  lead: 'The lead.',
  button: { label: 'The button', url: 'https://forecourt.example/vehicles' },
  notes: ['The note.'],
  unsubscribeUrl: 'https://forecourt.example/stop',
});

const mails: [string, string][] = [
  ['one car', renderMail('Subject', content([car('a')])).html],
  ['several cars', renderMail('Subject', content([car('a'), car('b')])).html],
  ...readdirSync('supabase/templates').map((file): [string, string] => {
    const mail = accountMail(file.replace('.html', ''), 'https://forecourt.example');
    return [file, mail?.html ?? ''];
  }),
];

describe.each(mails)('a mail of %s', (_, html) => {
  test('says that it has both themes, in the head and in its style sheet', () => {
    const head = html.slice(0, html.indexOf('<body'));
    for (const name of ['color-scheme', 'supported-color-schemes'])
      expect(head).toMatch(new RegExp(`<meta name="${name}" content="light dark"/?>`));
    // Mail programs drop a style sheet outside the head.
    expect(head).toContain(MAIL_CSS);
    expect(MAIL_CSS).toContain(':root{color-scheme:light dark;');
  });

  test('has words of enough contrast in both themes, each colour with its ground', () => {
    const runs = readRuns(html);
    expect(runs.length).toBeGreaterThan(2);
    for (const { words, light, dark } of runs) {
      expect(contrastOf(light), `${words} in light`).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(dark), `${words} in dark`).toBeGreaterThanOrEqual(4.5);
      expect(light.ground === '#ffffff' && dark.ground === '#ffffff', words).toBe(false);
    }
    // A program that inverts a colour alone would set it on a ground that it does not invert.
    expect(halfPainted(html)).toEqual([]);
  });
});

test('contrast is that of WCAG', () => {
  expect(contrastOf({ text: '#000000', ground: '#ffffff' })).toBeCloseTo(21);
  expect(contrastOf({ text: '#777777', ground: '#ffffff' })).toBeCloseTo(4.48, 2);
  expect(contrastOf({ ground: '#ffffff' })).toBe(0);
});

test.each([1, 2])('a mail of %i car says all of it without pictures', (count) => {
  const cars = [car('a'), car('b')].slice(0, count);
  const { html, text } = renderMail('Subject', content(cars));
  const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([picture]) => picture);
  expect(pictures.map((picture) => /alt="([^"]*)"/.exec(picture)?.[1])).toEqual(
    // The site's mark stands beside its name.
    ['', ...cars.map(({ picture }) => picture?.alt)],
  );
  const words = readRuns(html).map((run) => run.words);
  for (const { title, note, facts, url } of cars) {
    for (const said of [`${title}, £7,995`, note, facts]) {
      expect(words).toContain(said);
      expect(text).toContain(said);
    }
    expect(text).toContain(`\n${url}\n`);
    expect(html).toMatch(new RegExp(`<a href="${url}"[^>]*>${title}, £7,995</a>`));
  }
  expect(words).toContain('AB19 CDE');
});
