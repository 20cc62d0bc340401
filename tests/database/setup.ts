import { afterAll } from 'vitest';
import { dropDatabases } from './support';

// Registered here, not where a file opens its database: Vitest runs no `afterAll` that a `beforeAll` registers.
afterAll(dropDatabases);
