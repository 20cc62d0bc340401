import type { CatalogueMake } from '../seed/types';

/** Returns the new price in pounds, most common body and popularity of each model, by make. */
export function priceLevelTable(makes: readonly CatalogueMake[]) {
  return Object.fromEntries(
    makes.map(({ name, models }) => [
      name,
      Object.fromEntries(
        models.map((model) => {
          const [body] = [...model.bodies].sort((a, b) => b[1] - a[1])[0] ?? ['hatchback'];
          return [model.name, [model.newPrice, body, model.popularity]];
        }),
      ),
    ]),
  );
}
