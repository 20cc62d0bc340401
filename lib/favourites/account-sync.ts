import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { requestFailure } from '../core/browser/request-failure';
import { toast } from '../core/browser/toast';
import { endedSessionMessages } from '../core/errors/ended-session-messages';
import { favouriteMessages } from '../core/errors/favourite-messages';
import { AUTH_HINT_EVENT, readAuthHint } from '../core/session/auth-hint';
import { loadFavourites, mergeFavourites, saveFavourite } from './actions';
import { forgetPrices, savedPrices, storeSaved } from './device-prices';
import { markHeader } from './header-mark';
import {
  accountCopy,
  changeOnDevice,
  deviceIds,
  type FavouriteChange,
  forgetAccount,
  isPending,
  removePending,
  setAccountIds,
  setDeviceIds,
  withChange,
} from './store';

/** Reads and writes the account's favourites. Lazy-loaded in the browser for signed-in users. */
const client = new QueryClient();
const KEY = ['favourites'];

window.addEventListener(AUTH_HINT_EVENT, () => {
  if (!readAuthHint()) markHeader(0);
});

/** Merges the device's favourites into the account and caches the result. Throws if the request fails. */
export async function refresh(): Promise<void> {
  const user = readAuthHint();
  await client.fetchQuery({
    queryKey: [...KEY, user],
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const sent = deviceIds();
      const answer = await mergeFavourites([...sent], savedPrices(sent));
      if (!answer) throw new Error('The account could not be asked');
      const { ids, changed } = answer;
      // Discard a stale response: a change was saved meanwhile, or another user has signed in.
      if (signal.aborted || readAuthHint() !== user) return ids;
      // A time of 0 makes the next page ask again, so that it has the mark too.
      setAccountIds(ids, changed > 0 ? 0 : Date.now());
      markHeader(changed);
      if (sent.length > 0) {
        setDeviceIds(deviceIds().filter((id) => !sent.includes(id)));
        forgetPrices(sent);
      }
      return ids;
    },
  });
}

const sendChange = (change: FavouriteChange) =>
  new MutationObserver(client, {
    mutationFn: ({ id, isSaved }: FavouriteChange) => saveFavourite(id, isSaved),
    // Serialises the mutations, so that the last change wins.
    scope: { id: 'favourites' },
    networkMode: 'always',
  })
    .mutate(change)
    .then(
      (outcome) => (outcome === 'failed' ? favouriteMessages.favouriteFailed : outcome),
      (error: unknown) => requestFailure(favouriteMessages.favouriteFailed, error),
    );

/** Saves a change to the account; on failure reverts it and shows a toast. */
export async function save(change: FavouriteChange): Promise<void> {
  const user = readAuthHint();
  const outcome = await sendChange(change);
  const isSameUser = readAuthHint() === user;
  // A time of 0 marks the cache as stale, so that the next page refetches it.
  if (isSameUser && outcome === 'done') {
    setAccountIds(withChange(accountCopy()?.ids ?? [], change), 0);
  }
  removePending(change);
  if (!isSameUser) return;
  if (outcome === 'signed-out') return saveOnDevice(change);
  if (outcome !== 'done' && !isPending(change.id)) toast.error(outcome.title, outcome.text);
  // A read in flight may be older than this change.
  await client.cancelQueries({ queryKey: KEY });
  if (!isPending()) await refresh().catch(() => {});
}

function saveOnDevice(change: FavouriteChange) {
  forgetAccount();
  const { savedOnDevice, notSaved, notRemoved } = endedSessionMessages;
  const saved = () => (changeOnDevice(change) ? savedOnDevice : notSaved);
  const { title, text } = change.isSaved ? saved() : notRemoved;
  toast.error(title, text);
}

/** Remembers on this device the price of a car just saved there. Never rejects. */
export async function rememberPrice(id: string): Promise<void> {
  const cars = await loadFavourites([id]).catch(() => null);
  if (cars?.[0] && deviceIds().includes(id)) storeSaved(cars[0]);
}
