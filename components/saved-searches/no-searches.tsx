import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** The page of saved searches without any. */
export function NoSearches() {
  return (
    <div className="border-t border-line pt-8">
      <p className="text-lead">No saved searches yet.</p>
      <p className="mt-2 max-w-[52ch] text-pretty text-ink-2">
        Filter the list to the car you want, then press ‘Save this search’ beside its count. You are
        told of each new match once: by e-mail as often as you like, on this page, or in a feed
        reader.
      </p>
      <Link href={paths.filters} className={button('primary', 'medium', 'mt-6')}>
        Choose filters
      </Link>
    </div>
  );
}
