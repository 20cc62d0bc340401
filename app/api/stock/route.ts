import { fieldId } from '@/components/forms/field-id';
import { authPath, paths } from '@/lib/paths';
import { StockFileError } from '@/lib/stock/problems';
import { files } from '@/lib/stock/queues';
import { readForm, receiveFile, requireDealer } from '@/lib/stock/receive-file';
import { admitStock, seeOther, stockProblemOf } from '@/lib/stock/requests';
import { plainAddress, type SendAnswer, sendErrors } from '@/lib/stock/send-errors';

const toScript = (answer: SendAnswer) =>
  Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });

/** Takes a stock file, or the address of one, and redirects to the page with its check. */
export async function POST(request: Request) {
  const isScript = request.headers.get('accept') === 'application/json';
  let form = new FormData();
  try {
    const user = await admitStock(request, 'file');
    const seller = await requireDealer();
    const id = await files.run(user.id, async () => {
      form = await readForm(request);
      return receiveFile(seller, form);
    });
    const page = paths.stockFile(id);
    return isScript ? toScript({ page }) : seeOther(page);
  } catch (error) {
    const problem = stockProblemOf(error);
    const column = error instanceof StockFileError ? error.columns : [];
    const errors = sendErrors({ problem, column });
    if (isScript) return toScript({ errors });
    if (problem === 'session') return seeOther(authPath('sign-in', paths.stock));
    if (problem === 'origin') return new Response('Not sent by a page of ours', { status: 403 });
    const query = new URLSearchParams({ problem });
    for (const name of column.slice(0, 10)) query.append('column', name.slice(0, 80));
    const address = plainAddress(form.get('address'));
    if (address) query.set('address', address);
    // Browsers focus the field of the fragment.
    return seeOther(`${paths.stock}?${query}#${fieldId(errors.address ? 'address' : 'file')}`);
  }
}
