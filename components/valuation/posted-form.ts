import { paths } from '@/lib/paths';
import { valueMyCar } from '@/lib/valuation/actions';

/**
 * The action with the page that responds without JavaScript, from the home page too: React matches a
 * posted form to that page's by both.
 */
export const postedForm = { action: valueMyCar, permalink: `${paths.aiValuation}#form` };
