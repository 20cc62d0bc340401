import { toast } from '../core/browser/toast';
import { favouriteFailed } from '../core/errors/favourite-failed';
import { readAuthHint } from '../core/session/read-auth-hint';
import {
  accountCopy,
  addPending,
  deviceIds,
  favouriteIds,
  forgetAccount,
  removePending,
  setDeviceIds,
  withChange,
} from './store';

/** Another device's changes are asked for on a page that opens after this long. */
const FRESH_MS = 60_000;

/** What asks the account, loaded only for those who are signed in. */
const account = () => import('./account-sync');

/** Hands the device's favourites over to the account and learns what it holds. */
export const refreshFavourites = (): Promise<void> =>
  account()
    .then(({ refresh }) => refresh())
    // Nothing is lost: the next page asks again.
    .catch(() => {});

/** The same, where there is anything to hand over or the copy is old. Signed out, drops the copy. */
export async function syncFavourites(): Promise<void> {
  if (!readAuthHint()) return forgetAccount();
  const isFresh = Date.now() - (accountCopy()?.at ?? 0) < FRESH_MS;
  if (!isFresh || deviceIds().length > 0) await refreshFavourites();
}

/** Adds the car, or takes it off: seen at once, and taken back in words where it cannot be saved. */
export function toggleFavourite(id: string): void {
  const device = deviceIds();
  const press = { id, isSaved: !favouriteIds().includes(id) };
  const isSignedIn = readAuthHint() !== '';
  if (!isSignedIn || (!press.isSaved && device.includes(id))) {
    setDeviceIds(withChange(device, press));
  }
  if (!isSignedIn) return;
  addPending(press);
  account().then(
    ({ save }) => save(press),
    () => {
      removePending(press);
      // Without a network the toast itself says why.
      toast.error(favouriteFailed.title, navigator.onLine ? favouriteFailed.text : undefined);
    },
  );
}
