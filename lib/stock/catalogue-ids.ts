import { normaliseName } from '../core/normalise-name';
import { plainMake } from '../listings/trade-words';
import type { Make } from '../listings/types';

type Named = { id: string; name: string };
type Found = { make_id: string; model_id: string; column?: 'make' | 'model'; message?: string };

/** A name in a message, cut where it cannot be one. */
const shown = (name: string) => {
  const text = name.trim();
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

const spelt = (name: string) => name.trim().toLowerCase();

/** Finds by the name as it is spelt ('Ka+' is not 'Ka'), else by its letters and digits alone. */
function finder<T extends Named>(items: T[], plain: (name: string) => string) {
  const exact = new Map(items.map((item) => [spelt(item.name), item]));
  const loose = new Map(items.toReversed().map((item) => [plain(item.name), item]));
  return (name: string) =>
    exact.get(spelt(name)) ?? (plain(name) && loose.get(plain(name))) ?? null;
}

/** A look-up of the catalogue's ids; '' for a name that it lacks, with the column and why. */
export function catalogueIds(makes: Make[]) {
  const findMake = finder(
    makes.map((make) => ({ ...make, findModel: finder(make.models, normaliseName) })),
    plainMake,
  );
  return (make: string, model: string): Found => {
    const known = make.trim() ? findMake(make) : null;
    if (!known) {
      const message = make.trim() && `There is no make called ${shown(make)} in the catalogue`;
      return { make_id: '', model_id: '', ...(message && { column: 'make', message }) };
    }
    const found = model.trim() ? known.findModel(model) : null;
    if (found) return { make_id: known.id, model_id: found.id };
    const message =
      model.trim() && `There is no ${known.name} called ${shown(model)} in the catalogue`;
    return { make_id: known.id, model_id: '', ...(message && { column: 'model', message }) };
  };
}
