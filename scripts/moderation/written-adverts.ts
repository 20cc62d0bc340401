import { readFileSync } from 'node:fs';
import { learningSets } from '../learning-sets';

/** A made-up advert by one of several writers, who did not know the rules that detect scams. */
export type WrittenAdvert = {
  scam: boolean;
  /** The scam's trick, or the kind of honest seller. */
  kind: string;
  seller: { type: 'private' | 'dealer' | 'verified_dealer'; ageDays: number };
  /** The asking price as a share of the usual asking price of such a car. */
  priceShare: number;
  /** Whether the pictures (or the number plate) are those of another person's advert. */
  samePicture: boolean;
  samePlate: boolean;
  description: string;
};

/** Returns whether only the price, the pictures or the plate reveal a scam, and its words are honest. */
const isMild = ({ scam, kind }: WrittenAdvert) => scam && /\bmild\b/.test(kind);

const folder = new URL('../../tests/moderation/adverts/', import.meta.url);

/** Reads the adverts of one writer. */
export const readAdverts = (writer: string): WrittenAdvert[] =>
  readFileSync(new URL(`${writer}.jsonl`, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Returns the adverts that the words are learned from, by writer. */
export const learnedAdverts = () =>
  learningSets(folder, '.jsonl', (writer) =>
    readAdverts(writer).filter((advert) => !isMild(advert)),
  );
