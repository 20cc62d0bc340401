import type { Make } from '@/lib/listings/types';

/** The names of makes and their models, which the form suggests. */
export type Catalogue = { name: string; models: string[] }[];

export const toCatalogue = (makes: Make[]): Catalogue =>
  makes.map(({ name, models }) => ({ name, models: models.map((model) => model.name) }));
