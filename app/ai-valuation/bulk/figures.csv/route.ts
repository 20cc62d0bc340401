import { redirect } from 'next/navigation';
import { logError } from '@/lib/core/logging/logger';
import { paths } from '@/lib/paths';
import { BulkError, valueFile } from '@/lib/valuation/bulk';
import { currentOwnFit } from '@/lib/valuation/current-own-fit';
import { refuseValuation } from '@/lib/valuation/limits';

export const GET = () => redirect(paths.bulkValuation);

/** Responds with the sent file of cars and their figures; a file that cannot be valued redirects to the form. */
export async function POST(request: Request) {
  if (await refuseValuation('file')) return backTo('limit');
  const bytes = await readFile(request);
  if (!bytes) return backTo('empty');
  try {
    return new Response(await valueFile(bytes, { own: await currentOwnFit() }), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="forecourt-valuations.csv"',
        'Cache-Control': 'private, no-store',
      },
    });
  } catch (error) {
    if (error instanceof BulkError) return backTo(error.problem, error.columns);
    logError('bulk valuation', error);
    return backTo('failed');
  }
}

async function readFile(request: Request) {
  try {
    const file = (await request.formData()).get('cars');
    return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Redirects to the page with the form, which states the problem. */
function backTo(problem: string, columns: string[] = []) {
  const query = new URLSearchParams({ problem });
  if (columns.length > 0) query.set('columns', columns.join(','));
  const headers = { Location: `${paths.bulkValuation}?${query}#form`, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}
