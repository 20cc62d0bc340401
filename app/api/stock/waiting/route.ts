import { authPath, paths } from '@/lib/paths';
import { getMakes } from '@/lib/search/queries';
import { receiveWaiting, requireDealer } from '@/lib/stock/receive-file';
import { admitStock, seeOther, stockProblemOf } from '@/lib/stock/requests';

/** Makes a file of the waiting cars whose names are known by now, and redirects to its check. */
export async function POST(request: Request) {
  try {
    await admitStock(request, 'file');
    const id = await receiveWaiting(await requireDealer(), getMakes);
    return seeOther(id ? paths.stockFile(id) : paths.stock);
  } catch (error) {
    const problem = stockProblemOf(error);
    if (problem === 'session') return seeOther(authPath('sign-in', paths.stock));
    if (problem === 'origin') return new Response('Not sent by a page of ours', { status: 403 });
    return seeOther(`${paths.stock}?${new URLSearchParams({ problem })}`);
  }
}
