import { GET as checkReady } from './ready/route';

export const dynamic = 'force-dynamic';

export const GET = checkReady;
