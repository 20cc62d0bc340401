// A thread starts with JavaScript, which registers the loader for TypeScript. The loader would read @supabase/lite,
// which is JavaScript, for a second: so that comes before it.
import '@supabase/lite';
import '@supabase/lite/postgres';
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
