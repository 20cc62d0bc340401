import type { Route } from 'next';
import { paths } from '../paths';

type NamedControl = {
  role: 'link' | 'button';
  /** A page it stands on. */
  path: Route;
  /** Whether it is there for signed-in users only. */
  signedIn?: true;
  /** Whether it stands in the account menu. */
  inMenu?: true;
};

/**
 * The controls that help topics and legal texts name, by their labels. A journey looks for each of
 * them on its page (e2e/help.spec.ts), so that no text sends anybody to a control that is not there.
 */
export const namedControls = {
  'Start LiveChat': { role: 'button', path: paths.contact },
  'Forgot your password?': { role: 'link', path: paths.auth },
  'My Vehicles': { role: 'link', path: paths.home, signedIn: true, inMenu: true },
  Settings: { role: 'link', path: paths.profile, signedIn: true },
  'Download my data': { role: 'link', path: paths.settings, signedIn: true },
  'Delete Account': { role: 'link', path: paths.settings, signedIn: true },
} as const satisfies Record<string, NamedControl>;

/** A control's label for a text; only those of the table pass the compiler. */
export const controlLabel = (name: keyof typeof namedControls) => name;
