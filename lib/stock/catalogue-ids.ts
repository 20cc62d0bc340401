import type { Make } from '../listings/types';
import { modelNames, plainMake, plainMakeOf } from '../trade-words/makes';
import { modelFinder } from '../trade-words/models';
import { meaningReader, type StockMeanings } from './meanings';

type Found = {
  make_id: string;
  model_id: string;
  /** The trim after the model in its cell: 'GTI' of 'Golf GTI'. */
  trim?: string;
  column?: 'make' | 'model';
  message?: string;
  /** The unknown name as a dealer can explain it: a make's, or a model's after its make. */
  word?: string;
};

/** A name in a message, truncated if it is too long for a name. */
const shown = (name: string) => {
  const text = name.trim();
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/**
 * Creates a look-up of the catalogue's ids; '' for an unknown name, with its column and an error
 * message. `meanings` name the models of a dealer's own words.
 */
export function catalogueIds(makes: Make[], meanings: StockMeanings = {}) {
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
      const word = make.trim();
      const message = word && `There is no make called ${shown(make)} in the catalogue`;
      return { make_id: '', model_id: '', ...(message && { column: 'make', message, word }) };
    }
    const word = `${known.name} ${model.trim()}`;
    const told = meaningOf('model', word);
    const names = told !== word ? [told] : model.trim() ? modelNames(make, model) : [];
    const found = names.map((name) => known.findModel(name, fuel)).find(Boolean);
    if (found) return { make_id: known.id, model_id: found.model.id, trim: found.trim };
    const message =
      model.trim() && `There is no ${known.name} called ${shown(model)} in the catalogue`;
    return { make_id: known.id, model_id: '', ...(message && { column: 'model', message, word }) };
  };
}
