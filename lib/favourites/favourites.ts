import { toast } from '../core/browser/toast';
import { favouriteMessages } from '../core/errors/favourite-messages';
import { readAuthHint } from '../core/session/auth-hint';
import {
  accountCopy,
  addPending,
  changeOnDevice,
  deviceIds,
  favouriteIds,
  forgetAccount,
  removePending,
} from './store';

/** The cached ids are refetched when a page opens after this time. */
const FRESH_MS = 60_000;

/** Lazy-loaded: only signed-in users need it. */
const account = () => import('./account-sync');

/** Merges the device's favourites into the account and reads the result. Never rejects. */
export const refreshFavourites = (): Promise<void> =>
  account()
    .then(({ refresh }) => refresh())
    // Retried on the next page; the device's favourites stay stored until then.
    .catch(() => {});

/** Refreshes if the device has favourites to merge or the cache is stale. Signed out, clears the cache. */
export async function syncFavourites(): Promise<void> {
  if (!readAuthHint()) return forgetAccount();
  const isFresh = Date.now() - (accountCopy()?.at ?? 0) < FRESH_MS;
  if (!isFresh || deviceIds().length > 0) await refreshFavourites();
}

/** Toggles a favourite optimistically; a failed save reverts it, and a full device refuses it, with a toast. */
export function toggleFavourite(id: string): void {
  const change = { id, isSaved: !favouriteIds().includes(id) };
  const isSignedIn = readAuthHint() !== '';
  const isOnDevice = !isSignedIn || (!change.isSaved && deviceIds().includes(id));
  if (isOnDevice && !changeOnDevice(change)) {
    const { title, text } = favouriteMessages.deviceFull;
    toast.error(title, text);
    return;
  }
  if (!isSignedIn) {
    if (change.isSaved)
      account().then(
        ({ rememberPrice }) => rememberPrice(id),
        () => {},
      );
    return;
  }
  addPending(change);
  account().then(
    ({ save }) => save(change),
    () => {
      removePending(change);
      // Offline the toast shows the network message by itself.
      toast.error(
        favouriteMessages.favouriteFailed.title,
        navigator.onLine ? favouriteMessages.favouriteFailed.text : undefined,
      );
    },
  );
}
