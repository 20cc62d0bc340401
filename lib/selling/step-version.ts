import 'server-only';
import { createHash } from 'node:crypto';
import { fieldsOf } from '../listings/fields';
import type { Step } from './steps';
import type { OwnListing } from './types';

/**
 * A hash of the fields that a step's form was loaded with; other fields of the listing do not
 * change it.
 */
export const stepVersion = (listing: OwnListing, step: Step) =>
  createHash('sha256')
    .update(JSON.stringify(fieldsOf(step).map(({ name }) => listing[name])))
    .digest('hex')
    .slice(0, 16);
