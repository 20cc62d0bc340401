import { authPath, paths } from '@/lib/paths';
import { exportedStock } from '@/lib/stock/export-stock';
import { admitStock, seeOther, stockProblemOf } from '@/lib/stock/requests';
import { writeStockFile } from '@/lib/stock/write-file';

type Context = { params: Promise<{ format: string }> };

const TYPES = { csv: 'text/csv; charset=utf-8', xml: 'application/xml; charset=utf-8' } as const;

const isFormat = (format: string): format is keyof typeof TYPES => Object.hasOwn(TYPES, format);

/** Downloads the user's open listings as a stock file. */
export async function GET(request: Request, { params }: Context) {
  const { format } = await params;
  if (!isFormat(format)) return new Response('No such format', { status: 404 });
  try {
    await admitStock(request, 'export');
    const text = writeStockFile(await exportedStock(), format);
    const day = new Date().toISOString().slice(0, 10);
    return new Response(text, {
      headers: {
        'Content-Type': TYPES[format],
        'Content-Disposition': `attachment; filename="forecourt-stock-${day}.${format}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  } catch (error) {
    const problem = stockProblemOf(error);
    if (problem === 'session') return seeOther(authPath('sign-in', paths.stock));
    return seeOther(`${paths.stock}?${new URLSearchParams({ problem })}`);
  }
}
