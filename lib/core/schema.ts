import { z } from 'zod';
import { isUuid } from '../ids';

// Zod otherwise generates code, which the Content-Security-Policy forbids in the browser.
z.config({ jitless: true });

export { z };

export const uuidSchema = z.string().refine(isUuid);

/** A form with the id of what it is about. */
export const idSchema = z.object({ id: uuidSchema });
