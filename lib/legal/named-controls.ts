import type { Route } from 'next';
import { paths } from '../paths';

type NamedControl = {
  role: 'link' | 'button';
  /** A page with the control. */
  path: Route;
  /** Visible to signed-in users only. */
  signedIn?: true;
  /** Located in the account menu. */
  inMenu?: true;
};

/**
 * Controls that help topics and legal texts refer to, by label. e2e/help.spec.ts checks that each
 * exists on its page.
 */
export const namedControls = {
  'Start LiveChat': { role: 'button', path: paths.contact },
  'Clear recent searches': { role: 'button', path: paths.cookies },
  'Finance calculator': { role: 'link', path: paths.home },
  'Forgot your password?': { role: 'link', path: paths.auth },
  'Sell your car': { role: 'link', path: paths.home },
  'My Vehicles': { role: 'link', path: paths.home, signedIn: true, inMenu: true },
  Settings: { role: 'link', path: paths.profile, signedIn: true },
  'Download my data': { role: 'link', path: paths.settings, signedIn: true },
  'Delete Account': { role: 'link', path: paths.settings, signedIn: true },
} as const satisfies Record<string, NamedControl>;

/** Returns the label of a control; the type rejects unknown ones. */
export const controlLabel = (name: keyof typeof namedControls) => name;
