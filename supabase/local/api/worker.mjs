// The thread starts with this JavaScript file, which registers the TypeScript loader. It imports @supabase/lite first:
// the loader would take a second to read that package, which is JavaScript already.
import '@supabase/lite';
import '@supabase/lite/postgres';
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
