import { screens } from '@/lib/core/errors/screens';
import { button } from '../ui/button';
import { FilterLink } from './filter-link';

export function NoResults() {
  return (
    <div className="py-8">
      <p className="text-lead">{screens.listEmpty}</p>
      <p className="mt-2 text-ink-2">Take off one of the filters above, or start again.</p>
      <FilterLink query="" className={button('primary', 'medium', 'mt-6')}>
        Clear Filters
      </FilterLink>
    </div>
  );
}
