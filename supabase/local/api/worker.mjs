// What a thread starts with must be JavaScript: the loader for TypeScript comes first.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
