import type { Make } from '@/lib/listings/types';

/** Names of makes with those of their models, which the form suggests. */
export type Catalogue = { name: string; models: string[] }[];

export const toCatalogue = (makes: Make[]): Catalogue =>
  makes.map(({ name, models }) => ({ name, models: models.map((model) => model.name) }));
