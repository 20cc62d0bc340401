import { changeText, sinceSavedText } from '@/lib/favourites/describe';
import type { FavouriteCar } from '@/lib/favourites/types';

/** The changes of a favourite: since the visit before, and its price since it was saved. */
export function SavedFacts({ car }: { car: FavouriteCar }) {
  const change = changeText(car.before, car.now);
  const price = sinceSavedText(car);
  if (!change && !price) return null;
  return (
    <div className="mt-3 border-l-2 border-signal pl-3">
      {change && (
        <p className="font-semibold">
          {change}
          <span className="font-normal text-ink-3"> since you last looked</span>
        </p>
      )}
      {price && <p className="tabular text-ink-2">{price}</p>}
    </div>
  );
}
