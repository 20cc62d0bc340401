import { paths } from '@/lib/paths';
import { type ListView, SORTS } from '@/lib/selling/own-listings';
import { button } from '../ui/button';

/** Searches the user's own listings: a GET form that works without JavaScript. */
export function ListingSearch({ view: { status, search, sort } }: { view: ListView }) {
  return (
    <search>
      <form action={paths.myVehicles} className="flex flex-wrap items-end gap-3">
        {status && <input type="hidden" name="status" value={status} />}
        <label className="grid min-w-0 flex-1 basis-56 gap-1.5 font-semibold">
          Number plate, make or model
          <input
            type="search"
            name="search"
            defaultValue={search}
            maxLength={100}
            autoComplete="off"
            className="field font-normal"
          />
        </label>
        <label className="grid min-w-0 gap-1.5 font-semibold">
          Sort by
          <select name="sort" defaultValue={sort} className="field field-select font-normal">
            {Object.entries(SORTS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={button('secondary')}>
          Show
        </button>
      </form>
    </search>
  );
}
