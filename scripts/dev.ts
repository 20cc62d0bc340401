// npm run dev: the whole product on this machine, with Next.js in development.
import { run } from './dev/runner';

await run('dev');
