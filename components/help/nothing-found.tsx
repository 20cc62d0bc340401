import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** Shown when no topic answers a help search; `children` is the button of LiveChat. */
export function NothingFound({ children }: { children: ReactNode }) {
  return (
    <div className="py-6">
      <div role="status">
        <p className="text-lead">No topic here answers that.</p>
        <p className="mt-2 text-ink-2">Try other words, or ask a person.</p>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {children}
        <Link href={paths.contact} className={button('secondary', 'small')}>
          Contact Support
        </Link>
      </div>
    </div>
  );
}
