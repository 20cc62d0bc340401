import type { Make } from '../listings/types';
import { modelNames, plainMake, plainMakeOf } from '../trade-words/makes';
import { modelFinder } from '../trade-words/models';
import { meaningReader, type StockMeanings } from './meanings';
import { refusedKey } from './settled-names';

type Found = {
  make_id: string;
  model_id: string;
  /** The trim after the model in its cell: 'GTI' of 'Golf GTI'. */
  trim?: string;
  column?: 'make' | 'model';
  message?: string;
  /** The unknown name as a dealer can explain it: a make's, or a model's after its make. */
  word?: string;
  /** The unknown name that a car can wait for; the make is the catalogue's if that knows it. */
  name?: { make: string; model: string };
};

/** A name in a message, truncated if it is too long for a name. */
const shown = (name: string) => {
  const text = name.trim();
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/**
 * Creates a look-up of the catalogue's ids; '' for an unknown name, with its column and an error
 * message. `meanings` name the models of a dealer's own words, `refused` are the names that staff refused.
 */
export function catalogueIds(
  makes: Make[],
  meanings: StockMeanings = {},
  refused: ReadonlySet<string> = new Set(),
) {
  const meaningOf = meaningReader(meanings);
  const byName = new Map(
    makes.map(({ id, name, models }) => [
      plainMake(name),
      { id, name, findModel: modelFinder(name, models, { allowsTrim: true }) },
    ]),
  );
  return (make: string, model: string, fuel?: string): Found => {
    const known = byName.get(plainMakeOf(make, model)) ?? byName.get(plainMake(make));
    if (!known) {
      const ids = { make_id: '', model_id: '' };
      const word = make.trim();
      if (!word) return ids;
      if (refused.has(refusedKey('make', word)))
        return { ...ids, column: 'make', message: `Our staff refused the make ${shown(make)}` };
      const message = `There is no make called ${shown(make)} in the catalogue`;
      return { ...ids, column: 'make', message, word, name: { make: word, model: model.trim() } };
    }
    const word = `${known.name} ${model.trim()}`;
    const told = meaningOf('model', word);
    const names = told !== word ? [told] : model.trim() ? modelNames(make, model) : [];
    const found = names.map((name) => known.findModel(name, fuel)).find(Boolean);
    if (found) return { make_id: known.id, model_id: found.model.id, trim: found.trim };
    const ids = { make_id: known.id, model_id: '' };
    if (!model.trim()) return ids;
    const name = { make: known.name, model: model.trim() };
    if (refused.has(refusedKey('model', word)))
      return {
        ...ids,
        column: 'model',
        message: `Our staff refused the ${known.name} ${shown(model)}`,
      };
    const message = `There is no ${known.name} called ${shown(model)} in the catalogue`;
    return { ...ids, column: 'model', message, word, name };
  };
}
