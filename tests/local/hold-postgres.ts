// Child process of the tests: starts PostgreSQL on the given folder, reports it and keeps running.
import { startPostgres } from '@/supabase/local/postgres/postgres';

const [dataDirectory = ''] = process.argv.slice(2);

startPostgres({ dataDirectory }).then(
  ({ url, stop }) => {
    console.log(`ready ${url}`);
    process.once('SIGTERM', () => stop().then(() => process.exit(0)));
  },
  (error: unknown) => {
    console.log(`refused ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  },
);
