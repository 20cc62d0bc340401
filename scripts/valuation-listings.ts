// npm run valuation:listings: values what is for sale and has no current valuation, in DATABASE_URL or
// the demo's own database. To be run daily, and after every new model.

import { oneLine, withGivenDatabase } from './dev/given-database';
import { sayError } from './dev/report';
import { valueCatalogue } from './seed/seed';

// Leaving in order ends the database server too; what is valued already is kept.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const MOST_SILENT_MS = 5000;

try {
  await withGivenDatabase(async (databaseUrl) => {
    const started = performance.now();
    let said = started;
    const onProgress = (done: number) => {
      if (performance.now() - said < MOST_SILENT_MS) return;
      said = performance.now();
      console.log(`${done.toLocaleString('en-GB')} listings …`);
    };
    const { valued, left } = await valueCatalogue(databaseUrl, { onProgress });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${valued.toLocaleString('en-GB')} valued in ${seconds} s, ${left.toLocaleString('en-GB')} left without a figure`,
    );
  });
} catch (error) {
  sayError(oneLine(error));
  process.exitCode = 1;
}
