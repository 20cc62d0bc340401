import type { FilterError } from '@/lib/vehicles/filters';

export const ERRORS_ID = 'filter-errors';

/** What the fields are called on the screen; the others are called by their names. */
const LABELS: Record<string, string> = {
  priceMin: 'Price from',
  priceMax: 'Price to',
  yearMin: 'Year from',
  yearMax: 'Year to',
  mileageMin: 'Mileage from',
  mileageMax: 'Mileage to',
  radius: 'Radius',
  location: 'Postcode or town',
  search: 'Search',
};

/** What was typed and could not be applied, as 'field: message'. */
export function FilterErrors({ errors }: { errors: FilterError[] }) {
  return (
    <div role="alert" id={ERRORS_ID} tabIndex={-1}>
      {errors.length > 0 && (
        <ul className="mb-3 rounded-1 border border-danger bg-danger-tint px-4 py-2 font-semibold text-danger">
          {errors.map(({ field, message }) => (
            <li key={field}>
              {LABELS[field] ?? field}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
