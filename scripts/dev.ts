// npm run dev: runs backend and site locally with the Next.js development server.
import { run } from './dev/runner';

await run('dev');
