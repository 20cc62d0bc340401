import { publicClient } from '@/lib/supabase/public';

export const dynamic = 'force-dynamic';

const PATIENCE_MS = 1000;

let asking: Promise<boolean> | undefined;

/** Whether the backend answers within a second. Never throws. */
async function isBackendUp() {
  const { error } = await publicClient()
    .from('vehicle_makes')
    .select('id')
    .limit(1)
    .abortSignal(AbortSignal.timeout(PATIENCE_MS));
  return !error;
}

/** For a load balancer or a monitor: 200 when the site can show cars, 503 when not. */
export async function GET() {
  // However many ask at once, the backend is asked once.
  asking ??= isBackendUp().finally(() => {
    asking = undefined;
  });
  const isUp = await asking;
  return Response.json(
    { status: isUp ? 'ok' : 'unavailable', backend: isUp ? 'ok' : 'unavailable' },
    { status: isUp ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
