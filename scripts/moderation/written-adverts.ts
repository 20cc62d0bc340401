import { readdirSync, readFileSync } from 'node:fs';

/** A made-up advert of one of several writers, who did not know the rules that look for scams. */
export type WrittenAdvert = {
  scam: boolean;
  /** The trick, or what kind of seller this is. */
  kind: string;
  seller: { type: 'private' | 'dealer' | 'verified_dealer'; ageDays: number };
  /** The asking price as a share of what such a car usually asks. */
  priceShare: number;
  /** Whether the pictures, or the number plate, are those of another person's advert. */
  samePicture: boolean;
  samePlate: boolean;
  description: string;
};

/** Whether only the price, the pictures or the plate give a scam away. */
export const isMild = ({ scam, kind }: WrittenAdvert) => scam && /\bmild\b/.test(kind);

const folder = new URL('../../tests/moderation/adverts/', import.meta.url);

/** Reads the adverts of one writer. */
export const readAdverts = (writer: string): WrittenAdvert[] =>
  readFileSync(new URL(`${writer}.jsonl`, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Names of writers whose adverts the words are never learned from start with this. */
const UNSEEN = 'unseen-';

/** The adverts that the words are learned from, by writer. */
export const learnedAdverts = () =>
  new Map(
    readdirSync(folder)
      .filter((file) => !file.startsWith(UNSEEN))
      .sort()
      .map((file) => file.replace('.jsonl', ''))
      .map((writer) => [writer, readAdverts(writer)]),
  );
