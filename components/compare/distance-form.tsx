import { paths } from '@/lib/paths';
import { button } from '../ui/button';

type Props = { ids: string[]; location: string };

/** Asks for the place from which distances are; it is kept in the address alone. */
export const DistanceForm = ({ ids, location }: Props) => (
  <form action={paths.compare} className="mt-8 max-w-[36rem] print:hidden">
    <input type="hidden" name="cars" value={ids.join(',')} />
    <label htmlFor="compare-location" className="mb-1.5 block text-small font-semibold">
      Distances from (postcode or town)
    </label>
    <div className="flex flex-wrap gap-2">
      <input
        id="compare-location"
        name="location"
        defaultValue={location}
        maxLength={100}
        autoComplete="postal-code"
        className="field flex-[1_1_12rem]"
      />
      <button type="submit" className={button('secondary')}>
        Show distances
      </button>
    </div>
  </form>
);
