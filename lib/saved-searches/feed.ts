import { escapeXml } from '../core/escape-xml';
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

const dateOf = (time: string) => new Date(time).toISOString();

function entry(car: MatchedCar, { id, carUrl }: Addresses): string {
  const { title, price, matched_at: time } = car;
  return `  <entry>
    <id>urn:uuid:${id}:${car.id}</id>
    <title>${escapeXml(`${title}, ${formatPrice(price)}`)}</title>
    <link href="${escapeXml(carUrl(car.id))}"/>
    <updated>${dateOf(time)}</updated>
    <summary>${escapeXml([changeText(car), carFacts(car)].filter(Boolean).join('. '))}</summary>
  </entry>
`;
}

/** Writes the cars that came into a search as an Atom feed (RFC 4287). */
export function writeFeed({ name, created_at, cars }: SearchFeed, addresses: Addresses): string {
  const { id, self, list } = addresses;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>urn:uuid:${id}</id>
  <title>${escapeXml(name)}</title>
  <author><name>Forecourt</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(list)}"/>
  <updated>${dateOf(cars[0]?.matched_at ?? created_at)}</updated>
${cars.map((car) => entry(car, addresses)).join('')}</feed>
`;
}
