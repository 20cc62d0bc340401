// npm run reset: removes the demo's data; the next start creates it again.
import path from 'node:path';
import { removeData } from '../supabase/local/postgres/remove-data';
import { say, sayError } from './dev/report';
import { DATA_DIRECTORY } from './dev/runner';

try {
  const folder = path.relative(process.cwd(), DATA_DIRECTORY);
  const removed = await removeData(DATA_DIRECTORY);
  say(removed ? `${folder} is empty: npm run demo fills it again` : `${folder} is empty already`);
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
