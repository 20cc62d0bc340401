import { formatPrice } from '../format';
import { carFacts, changeText } from './describe';
import type { MatchedCar, SearchFeed } from './types';

type Addresses = {
  /** The id of the search. */
  id: string;
  /** The address of the feed. */
  self: string;
  /** The address of the list. */
  list: string;
  carUrl: (id: string) => string;
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or attribute, without the characters that XML 1.0 forbids. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

const dateOf = (time: string) => new Date(time).toISOString();

function entry(car: MatchedCar, { id, carUrl }: Addresses): string {
  const { title, price, matched_at: time } = car;
  return `  <entry>
    <id>urn:uuid:${id}:${car.id}</id>
    <title>${escaped(`${title}, ${formatPrice(price)}`)}</title>
    <link href="${escaped(carUrl(car.id))}"/>
    <updated>${dateOf(time)}</updated>
    <summary>${escaped([changeText(car), carFacts(car)].filter(Boolean).join('. '))}</summary>
  </entry>
`;
}

/** Writes the cars that came into a search as an Atom feed (RFC 4287). */
export function writeFeed({ name, created_at, cars }: SearchFeed, addresses: Addresses): string {
  const { id, self, list } = addresses;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>urn:uuid:${id}</id>
  <title>${escaped(name)}</title>
  <author><name>Forecourt</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
  <link rel="alternate" type="text/html" href="${escaped(list)}"/>
  <updated>${dateOf(cars[0]?.matched_at ?? created_at)}</updated>
${cars.map((car) => entry(car, addresses)).join('')}</feed>
`;
}
