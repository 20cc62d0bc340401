import { connection } from 'next/server';
import { logError } from '@/lib/core/logging/logger';
import { getMakes } from '@/lib/search/queries';
import { getSuggestedNames } from '@/lib/search/suggested-names';

/** Responds with the names that the search field suggests; 204 if the backend fails. */
export async function GET() {
  await connection();
  try {
    return Response.json(await getSuggestedNames(await getMakes()), {
      headers: { 'Cache-Control': 'public, max-age=3600' },
    });
  } catch (error) {
    logError('suggestions', error);
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  }
}
