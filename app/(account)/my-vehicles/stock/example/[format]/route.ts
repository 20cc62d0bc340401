import { exampleFile } from '@/lib/stock/example';

export const dynamicParams = false;

export const generateStaticParams = () => [{ format: 'csv' }, { format: 'xml' }];

type Context = { params: Promise<{ format: string }> };

/** Downloads a stock file of two cars with every column. */
export async function GET(_request: Request, { params }: Context) {
  const format = (await params).format === 'xml' ? 'xml' : 'csv';
  return new Response(exampleFile(format), {
    headers: {
      'Content-Type': `${format === 'xml' ? 'application/xml' : 'text/csv'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="forecourt-stock.${format}"`,
    },
  });
}
