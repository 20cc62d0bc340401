/** Normalises a name for comparison, not to be shown: 'C-HR' → 'chr', 'Citroën' → 'citroen', 'very_good' → 'verygood'. */
export const normaliseName = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
