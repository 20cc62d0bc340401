import { BULK_EXAMPLE } from '@/lib/valuation/bulk-columns';

export const dynamic = 'force-static';

/** Downloads a file of one car with every column. */
export function GET() {
  return new Response(BULK_EXAMPLE, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="forecourt-cars.csv"',
    },
  });
}
