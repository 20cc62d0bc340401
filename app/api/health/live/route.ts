export const dynamic = 'force-dynamic';

/** Responds to load balancers and to what restarts a process that hangs: 200 while the process answers. */
export const GET = () =>
  Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
