import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { toast } from '../core/browser/toast';
import { favouriteFailed } from '../core/errors/favourite-failed';
import { favouriteMessages } from '../core/errors/favourite-messages';
import { readAuthHint } from '../core/session/read-auth-hint';
import { mergeFavourites, saveFavourite } from './actions';
import {
  accountCopy,
  deviceIds,
  type FavouriteChange,
  forgetAccount,
  isPending,
  removePending,
  setAccountIds,
  setDeviceIds,
  withChange,
} from './store';

/** Asks the account and tells it of presses. Loaded on demand, in the browser, for those signed in. */
const client = new QueryClient();
const KEY = ['favourites'];

/** Merges the device's favourites into the account first; then takes over what the account holds. */
export async function refresh(): Promise<void> {
  const user = readAuthHint();
  await client.fetchQuery({
    queryKey: [...KEY, user],
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const sent = deviceIds();
      const ids = await mergeFavourites([...sent]);
      if (!ids) throw new Error('The account could not be asked');
      // Not where a press was confirmed meanwhile, or somebody else has signed in.
      if (signal.aborted || readAuthHint() !== user) return ids;
      setAccountIds(ids, Date.now());
      if (sent.length > 0) setDeviceIds(deviceIds().filter((id) => !sent.includes(id)));
      return ids;
    },
  });
}

const tellAccount = (press: FavouriteChange) =>
  new MutationObserver(client, {
    mutationFn: ({ id, isSaved }: FavouriteChange) => saveFavourite(id, isSaved),
    // One after the other: what was pressed last is what the account ends with.
    scope: { id: 'favourites' },
    networkMode: 'always',
  })
    .mutate(press)
    .catch(() => 'failed' as const);

/** Tells the account of a press, which then counts as confirmed, or is taken back in words. */
export async function save(press: FavouriteChange): Promise<void> {
  const user = readAuthHint();
  const outcome = await tellAccount(press);
  const isSameUser = readAuthHint() === user;
  // Old until the account is asked again: a page that is opened before then does so.
  if (isSameUser && outcome === 'done') {
    setAccountIds(withChange(accountCopy()?.ids ?? [], press), 0);
  }
  removePending(press);
  if (!isSameUser) return;
  if (outcome === 'signed-out') return keepOnDevice(press);
  if (outcome === 'failed' && !isPending(press.id)) {
    // Without a network the toast itself says why.
    toast.error(favouriteFailed.title, navigator.onLine ? favouriteFailed.text : undefined);
  }
  // A read that is under way may be older than the press.
  await client.cancelQueries({ queryKey: KEY });
  if (!isPending()) await refresh().catch(() => {});
}

function keepOnDevice(press: FavouriteChange) {
  forgetAccount();
  if (press.isSaved) setDeviceIds(withChange(deviceIds(), press));
  const { title, text } = press.isSaved
    ? favouriteMessages.keptOnDevice
    : favouriteMessages.notRemoved;
  toast.error(title, text);
}
