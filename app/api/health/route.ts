import { publicClient } from '@/lib/supabase/public';

export const dynamic = 'force-dynamic';

const TIMEOUT_MS = 1000;

let pending: Promise<boolean> | undefined;

/** True if the backend responds within a second. Never throws. */
async function isBackendUp() {
  const { error } = await publicClient()
    .from('vehicle_makes')
    .select('id')
    .limit(1)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  return !error;
}

/** Responds to load balancers and monitors: 200 if the backend is up, 503 if not. */
export async function GET() {
  // Concurrent requests share one backend check.
  pending ??= isBackendUp().finally(() => {
    pending = undefined;
  });
  const isUp = await pending;
  return Response.json(
    { status: isUp ? 'ok' : 'unavailable', backend: isUp ? 'ok' : 'unavailable' },
    { status: isUp ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
