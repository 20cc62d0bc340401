import { after } from 'next/server';
import { invalidations, revalidateNow } from '@/lib/core/cache';
import { isUuid } from '@/lib/ids';
import { authPath, paths } from '@/lib/paths';
import { getMakes } from '@/lib/search/queries';
import { checkFile } from '@/lib/stock/check-file';
import { listCars } from '@/lib/stock/list-cars';
import { StockRequestError, stockMessage } from '@/lib/stock/messages';
import { runs } from '@/lib/stock/queues';
import { readForm, requireDealer } from '@/lib/stock/receive-file';
import { admitStock, seeOther, stockProblemOf } from '@/lib/stock/requests';
import type { StockProgress } from '@/lib/stock/types';

type Context = { params: Promise<{ file: string }> };
type Report = (progress: StockProgress) => void;
type Ticked = { withdraw: boolean; prices: boolean };

const STREAM = 'application/x-ndjson';
const headers = { 'Content-Type': STREAM, 'Cache-Control': 'private, no-store' };
/** The form has only two checkboxes. */
const MAX_FORM_BYTES = 10_000;

/** Lists the file and returns the problem, if any. Adds the ids of the changed listings to `changed`. */
async function run(file: string, ticked: Ticked, changed: string[], report: Report) {
  try {
    const checked = await checkFile(file, getMakes);
    if (!checked) throw new StockRequestError('gone');
    if (checked.missingColumns.length > 0) throw new StockRequestError('columns');
    const { missing, canWithdraw } = checked.plan;
    if (ticked.withdraw && missing.length > 0 && !canWithdraw)
      throw new StockRequestError('withdraw');
    const result = await listCars(checked, {
      ...ticked,
      onProgress: (done, of) => report({ done, of }),
      onChanged: (ids) => changed.push(...ids),
    });
    report({ result });
    return null;
  } catch (error) {
    return stockProblemOf(error);
  }
}

const lineOf = (progress: StockProgress) => `${JSON.stringify(progress)}\n`;

const revalidateStock = (changed: string[], seller: string) => {
  if (changed.length > 0) revalidateNow(invalidations.stockListed(changed, seller));
};

/** Streams the run's progress as JSON lines. The run continues when the reader leaves. */
function streamRun(user: string, start: (report: Report) => Promise<void>) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
    undefined,
    undefined,
    // The high-water mark keeps writes from waiting for a reader.
    { highWaterMark: 1000 },
  );
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const report = (progress: StockProgress) => {
    writer.write(encoder.encode(lineOf(progress))).catch(() => {});
  };
  const finished = runs
    .run(user, () => start(report))
    .catch((error: unknown) => report({ problem: stockMessage(stockProblemOf(error)) }))
    .finally(() => writer.close().catch(() => {}));
  return { readable, finished };
}

/** Lists the cars of a checked file: streams the progress to a script, otherwise redirects to the file's page. */
export async function POST(request: Request, { params }: Context) {
  const { file } = await params;
  const page = isUuid(file) ? paths.stockFile(file) : paths.stock;
  const isScript = request.headers.get('accept')?.includes(STREAM) ?? false;
  try {
    const user = await admitStock(request, 'run');
    const seller = await requireDealer();
    const form = await readForm(request, MAX_FORM_BYTES);
    const ticked = { withdraw: form.get('withdraw') === 'on', prices: form.get('prices') === 'on' };
    const changed: string[] = [];
    if (isScript) {
      const { readable, finished } = streamRun(user.id, async (report) => {
        const problem = await run(file, ticked, changed, report);
        if (problem) report({ problem: stockMessage(problem) });
      });
      // After a handler has returned, Next revalidates only inside `after`.
      after(async () => {
        await finished;
        revalidateStock(changed, seller);
      });
      return new Response(readable, { headers });
    }
    const problem = await runs.run(user.id, () => run(file, ticked, changed, () => {}));
    revalidateStock(changed, seller);
    return seeOther(problem ? `${page}?${new URLSearchParams({ problem })}` : page);
  } catch (error) {
    const problem = stockProblemOf(error);
    if (problem === 'origin') return new Response('Not sent by a page of ours', { status: 403 });
    if (isScript) return new Response(lineOf({ problem: stockMessage(problem) }), { headers });
    if (problem === 'session') return seeOther(authPath('sign-in', page));
    return seeOther(`${page}?${new URLSearchParams({ problem })}`);
  }
}
