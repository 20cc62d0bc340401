import { authPath, paths } from '@/lib/paths';
import { StockFileError } from '@/lib/stock/problems';
import { files } from '@/lib/stock/queues';
import { readForm, receiveFile, requireDealer } from '@/lib/stock/receive-file';
import { admitStock, seeOther, stockProblemOf } from '@/lib/stock/requests';

/** Takes a stock file, or the address of one, and leads to the page with its check. */
export async function POST(request: Request) {
  try {
    const user = await admitStock(request, 'file');
    const seller = await requireDealer();
    const id = await files.run(user.id, async () => receiveFile(seller, await readForm(request)));
    return seeOther(paths.stockFile(id));
  } catch (error) {
    const problem = stockProblemOf(error);
    if (problem === 'session') return seeOther(authPath('sign-in', paths.stock));
    if (problem === 'origin') return new Response('Not sent by a page of ours', { status: 403 });
    const query = new URLSearchParams({ problem });
    const columns = error instanceof StockFileError ? error.columns.slice(0, 10) : [];
    for (const column of columns) query.append('column', column.slice(0, 80));
    return seeOther(`${paths.stock}?${query}`);
  }
}
