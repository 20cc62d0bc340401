import 'server-only';
import { BackendError } from '../core/errors/messages';
import type { SessionUser } from '../core/session/current-user';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { sellerRefusal } from './messages';
import { isBaitName, posesAsFirm, posesAsSite } from './seller-name';

const NAMELESS = 'Private seller';

/**
 * The name that other users see of a person: 'Ada Lovelace' → 'Ada L'; never one that imitates. The
 * database also refuses one with a link.
 */
export function publicName(fullName: string) {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const last = others.at(-1);
  const name = last ? `${first} ${[...last][0]}` : first;
  const isRefused = isBaitName(name) || posesAsSite(name) || posesAsFirm(name);
  return [...name].length >= 2 && !isRefused ? name : NAMELESS;
}

const UNIQUE_VIOLATION = '23505';

/** The user's seller id; null before the first listing. Throws BackendError. */
export async function mySellerId(): Promise<string | null> {
  const client = await sessionClient();
  return withRetry(() => client.rpc('my_seller_id'));
}

/** The user's seller id; opens the seller at the first listing. Throws BackendError. */
export async function ensureSeller(user: SessionUser): Promise<string> {
  const opened = await mySellerId();
  if (opened) return opened;
  const client = await sessionClient();
  const open = (name: string) => write(client.from('sellers').insert({ name }));
  await open(publicName(user.fullName))
    .catch((error: unknown) => {
      // The database alone reads a name for links.
      if (!sellerRefusal(error)) throw error;
      return open(NAMELESS);
    })
    .catch((error: unknown) => {
      // A second request of the same user was faster.
      if (!(error instanceof BackendError && error.code === UNIQUE_VIOLATION)) throw error;
    });
  const id = await mySellerId();
  if (!id) throw new Error('a seller was opened but not found');
  return id;
}
