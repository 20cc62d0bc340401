import { paths } from '@/lib/paths';
import { valueMyCar } from '@/lib/valuation/actions';

/**
 * The action, and the page that responds without JavaScript, also to the home page: React matches a posted
 * form to the form of that page by both.
 */
export const postedForm = { action: valueMyCar, permalink: `${paths.aiValuation}#form` };
