import { expect, test } from 'vitest';
import { carSchema, descriptionSchema, detailsSchema, priceSchema } from '@/lib/selling/schema';
import { stepVersion } from '@/lib/selling/step-version';
import type { OwnListing } from '@/lib/selling/types';
import { fieldValues, LISTING } from './listing';

const SCHEMAS = {
  car: carSchema,
  details: detailsSchema,
  description: descriptionSchema,
  price: priceSchema,
};

/** Returns another value of the same kind. */
function other(value: unknown) {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return Array.isArray(value) ? [...value, 'x'] : `${value}x`;
}

test.each(Object.entries(SCHEMAS))(
  'each field of the step %s changes its version',
  (step, schema) => {
    const versions = Object.keys(LISTING).map((fact) => {
      const changed = {
        ...LISTING,
        [fact]: other(LISTING[fact as keyof OwnListing]),
      } as OwnListing;
      const fields = [
        ...Object.entries(fieldValues(changed)),
        ['features', changed.features.join()],
      ];
      const before = new Map([
        ...Object.entries(fieldValues(LISTING)),
        ['features', LISTING.features.join()] as const,
      ]);
      const isField =
        (fact === 'isRegistrationPublic' && step === 'car') ||
        fields.some(
          ([name, value]) => String(name) in schema.shape && before.get(String(name)) !== value,
        );
      const isChanged =
        stepVersion(changed, step as keyof typeof SCHEMAS) !==
        stepVersion(LISTING, step as keyof typeof SCHEMAS);
      return [fact, isField, isChanged];
    });
    expect(versions.filter(([, isField]) => isField).length).toBeGreaterThan(0);
    expect(versions.filter(([, isField, isChanged]) => isField !== isChanged)).toEqual([]);
  },
);
