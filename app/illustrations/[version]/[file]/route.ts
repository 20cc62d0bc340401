import { illustrationAt } from '@/lib/illustration/illustration-path';
import { vehicleIllustration } from '@/lib/illustration/vehicle-illustration';

type Context = { params: Promise<{ version: string; file: string }> };

/** A car's drawing, as SVG to keep for a year; 404 for a name nobody can draw. */
export async function GET(_request: Request, { params }: Context) {
  const { version, file } = await params;
  const illustration = illustrationAt(version, file);
  if (!illustration) return new Response('Not found', { status: 404 });
  return new Response(vehicleIllustration(illustration), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
