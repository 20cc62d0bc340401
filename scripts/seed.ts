// npm run seed -- [--vehicles 1200] [--replace]: seeds DATABASE_URL, or the demo's database.
import { parseArgs } from 'node:util';
import { drawProgress, oneLine, withGivenDatabase } from './dev/given-database';
import { sayError } from './dev/report';
import { vehicleCount } from './dev/seed-when-empty';
import { seedDatabase } from './seed/seed';

// process.exit runs the exit handlers, which stop the database server; an open transaction rolls back.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  const { vehicles, replace } = readArguments();
  await withGivenDatabase(async (databaseUrl) => {
    const { seconds } = await seedDatabase({
      databaseUrl,
      vehicles,
      replace,
      onProgress: drawProgress,
    });
    console.log(
      `${vehicles.toLocaleString('en-GB')} vehicles for sale, in ${seconds.toFixed(1)} s`,
    );
  });
} catch (error) {
  sayError(oneLine(error));
  process.exitCode = 1;
}

function readArguments(): { vehicles: number; replace: boolean } {
  const { values } = parseArgs({
    options: {
      vehicles: { type: 'string', default: '1200' },
      replace: { type: 'boolean', default: false },
    },
  });
  return { vehicles: vehicleCount(values.vehicles), replace: values.replace };
}
