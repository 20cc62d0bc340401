import { type ReadClaim, readClaims } from '../adverts/check-advert';
import { readable } from '../adverts/text';
import { factsOf, findCar, plainText } from './find-car';
import { engineParts } from './kinds/electric';
import { more } from './kinds/more';
import { papers } from './kinds/papers';
import { shortTitle, title } from './kinds/title';
import { KINDS, type Kind, type Mention, type Quoted } from './types';

const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

/** The claims of lib/adverts that have a value; its record is read in more detail here. */
const claimed = (claims: ReadClaim[]): Mention[] =>
  claims.flatMap(({ kind, start, end, value }) =>
    isKind(kind) && kind !== 'record' && value !== null ? [{ kind, start, end, value }] : [],
  );

/** The most statements of a kind that are compared: no honest advert has as many. */
const MOST_OF_A_KIND = 60;
const fewOfAKind = (mentions: Mention[]) => {
  const counts = new Map<Kind, number>();
  return mentions.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MOST_OF_A_KIND;
  });
};

/** A seller's question says nothing: 'Petrol? No.' */
const QUESTION = /^ ?\?/;

/** The rest of a sentence about somebody's other car: 'my wife drives an automatic now'. */
const OF_ANOTHER =
  /\b(?:wife|husband|partner|mum|dad|son|daughter|other half|she|he)\b[^.!?\n]*\b(?:drives?|has|bought|wants?|got|needs?)\b[^.!?\n]*$/;

/** Drops a mention inside another of the same kind. */
const outermost = (mentions: Mention[]) =>
  mentions.filter(
    (one, at) =>
      !mentions.some(
        (other, index) =>
          index !== at &&
          other.kind === one.kind &&
          other.start <= one.start &&
          one.end <= other.end &&
          (other.end - other.start > one.end - one.start || index < at),
      ),
  );

/** The car that a text is about, and the text as the readers expect it, with the car's names hidden. */
export function readText(text: string) {
  const plain = plainText(text);
  const car = findCar(plain);
  const facts = factsOf(plain, car);
  return { car, facts, read: readable(text, facts) };
}

/** Reads all statements of a text, in its order. `today` is an ISO date. */
export function readMentions(
  text: string,
  today: string,
  { car, facts, read } = readText(text),
): Quoted[] {
  const names = (['make', 'model'] as const).flatMap((kind): Mention[] => {
    const found = car[kind];
    return found ? [{ kind, start: found.start, end: found.end, value: found.name }] : [];
  });
  const nameEnd = (car.model ?? car.make)?.end ?? 0;
  const mentions = [
    ...names,
    ...claimed(readClaims(read, facts, today)),
    ...title(read, nameEnd),
    ...papers(read),
    ...engineParts(read),
    ...more(read),
  ];
  const sure = outermost(fewOfAKind(mentions)).filter(
    ({ start, end }) =>
      !QUESTION.test(text.slice(end, end + 3)) &&
      !OF_ANOTHER.test(read.slice(Math.max(0, start - 80), start)),
  );
  const unsure = shortTitle(read, nameEnd).filter(
    (one, at, all) =>
      !sure.some(({ kind }) => kind === one.kind) &&
      all.findIndex(({ kind }) => kind === one.kind) === at,
  );
  return [...sure, ...unsure]
    .map((mention) => ({ ...mention, quote: text.slice(mention.start, mention.end).trim() }))
    .sort((a, b) => a.start - b.start);
}
