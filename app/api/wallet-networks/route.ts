import { connection } from 'next/server';
import { logError } from '@/lib/core/logging/logger';
import { configuredNetworks } from '@/lib/wallet/configured-networks';

/** Responds with the networks that the wallet dashboard offers; 503 if they are configured wrongly. */
export async function GET() {
  await connection();
  try {
    return Response.json(configuredNetworks(), { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    logError('wallet networks', error);
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
