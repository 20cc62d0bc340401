// What a thread starts with must be JavaScript: the loader for TypeScript comes first, but for what is JavaScript
// already, which it would read and change for a second.
import '@supabase/lite';
import '@supabase/lite/postgres';
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
