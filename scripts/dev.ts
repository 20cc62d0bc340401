// npm run dev: the whole product on this machine, with Next.js in development.
import { run } from './support/runner';

await run('dev');
