import { site } from '../site';

/** Words of firms, which a private seller's name does not have. */
const FIRM = ['ltd', 'limited', 'plc', 'llp', 'dealer', 'dealers', 'dealership', 'dealerships'];

/** The words of a name: 'Fôrecourt L.T.D.' → forecourt, ltd. private.name_has_word reads it alike. */
const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u);

/** Whether a name could be taken for the site's own. */
export const posesAsSite = (name: string) => wordsOf(name).includes(site.name.toLowerCase());

/** Whether a name reads as a firm's. */
export const posesAsFirm = (name: string) => wordsOf(name).some((word) => FIRM.includes(word));
