import { BackendError } from '@/lib/core/errors/messages';
import { unavailable } from '@/lib/core/http/unavailable';
import { logError } from '@/lib/core/logging/logger';
import { figuresFile } from '@/lib/landing/figures-file';
import { getModelAdverts } from '@/lib/landing/queries';
import { slug } from '@/lib/paths';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Context = { params: Promise<{ make: string; model: string }> };

const NOINDEX = { 'X-Robots-Tag': 'noindex' };

/** Downloads the adverts that a model's page plots; 404 for a model without a page. */
export async function GET(_request: Request, { params }: Context) {
  const { make, model } = await params;
  try {
    const found = await getModelAdverts({ make, model });
    if (!found) return new Response('Not found', { status: 404, headers: NOINDEX });
    return new Response(figuresFile(found), {
      headers: {
        ...NOINDEX,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="forecourt-${slug(`${make} ${model}`)}.csv"`,
      },
    });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    logError('figures of a model', error);
    return unavailable();
  }
}
