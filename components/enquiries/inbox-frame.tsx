import type { ReactNode } from 'react';
import { PrivateArea } from '../session/private-area';
import { InboxRefresh } from './inbox-refresh';

type Props = {
  heading: ReactNode;
  list: ReactNode;
  /** The conversation that is open: a phone shows it instead of the list. */
  open?: string;
  children: ReactNode;
};

/** The messages: list and conversation side by side, on phones one of them. */
export function InboxFrame({ heading, list, open, children }: Props) {
  const pane = list
    ? 'lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:rounded-2 lg:border lg:border-line'
    : 'rounded-2 border border-line max-lg:mx-(--gutter)';
  return (
    <main
      id="main"
      className="mx-auto w-full max-w-[calc(1280px+2*var(--gutter))] flex-1 pb-12 lg:px-(--gutter)"
    >
      <PrivateArea>
        <InboxRefresh open={open} />
        <div className={`px-(--gutter) pt-6 pb-4 lg:px-0 ${open ? 'max-lg:hidden' : ''}`}>
          {heading}
        </div>
        <div className={`bg-surface lg:overflow-hidden ${pane}`}>
          {list && (
            <nav
              aria-label="Conversations"
              className={`lg:max-h-[max(33rem,calc(100dvh-11.5rem))] lg:overflow-y-auto ${open ? 'max-lg:hidden' : 'max-lg:border-t max-lg:border-line'}`}
            >
              {list}
            </nav>
          )}
          <div className={`flex min-w-0 flex-col ${list ? 'lg:border-l lg:border-line' : ''}`}>
            {children}
          </div>
        </div>
      </PrivateArea>
    </main>
  );
}
