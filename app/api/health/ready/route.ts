import { isBackendUp } from '@/lib/supabase/fetch';

export const dynamic = 'force-dynamic';

let pending: Promise<boolean> | undefined;

/**
 * Responds to monitors: 200 if the backend is up, 503 if not. Not for restarts or load balancers: without the backend
 * cached pages are still served. `/api/health` is the same.
 */
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
