import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

/** Tells a user without conversations how one begins. */
export const InboxEmpty = () => (
  <div className="m-auto max-w-[34rem] p-8 sm:p-12">
    <Icon name="message" className="size-8 text-ink-3" />
    <h2 className="mt-4 text-title">No conversations yet</h2>
    <p className="mt-3 text-pretty text-ink-2">
      A conversation begins with a question about a car: open it and press Send Message. The
      seller’s answer appears here, and buyers’ questions about cars of yours.
    </p>
    <Link href={paths.vehicles} className={button('primary', 'medium', 'mt-6')}>
      Browse vehicles
    </Link>
  </div>
);
