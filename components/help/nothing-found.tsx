import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** Shown when a help search has no matches. */
export function NothingFound() {
  return (
    <div role="status" className="py-6">
      <p className="text-lead">No answer has all of these words.</p>
      <p className="mt-2 text-ink-2">Try fewer or other words, or ask us.</p>
      <Link href={paths.contact} className={button('primary', 'medium', 'mt-6')}>
        Contact Support
      </Link>
    </div>
  );
}
