import { DOWNLOADS } from '@/lib/valuation/downloads';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(DOWNLOADS).map((file) => ({ file }));

type Context = { params: Promise<{ file: string }> };

/** Downloads a file of the valuation model; the response is made at build time. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const download = Object.hasOwn(DOWNLOADS, file) ? DOWNLOADS[file] : undefined;
  if (!download) return new Response('Not found', { status: 404 });
  const body = download.body();
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': download.type },
  });
}
