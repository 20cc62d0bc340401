import type { ReactNode } from 'react';
import { PrivateArea } from '../session/private-area';
import { InboxRefresh } from './inbox-refresh';

type Props = {
  /** The navigation of the account pages. */
  nav: ReactNode;
  heading: ReactNode;
  list: ReactNode;
  /** The id of the open conversation, which phones show instead of the list. */
  open?: string;
  children: ReactNode;
};

/** Lays out the messages as an account page: list and conversation side by side, on phones one of them. */
export function InboxFrame({ nav, heading, list, open, children }: Props) {
  const pane = list
    ? 'md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:rounded-2 md:border md:border-line xl:grid-cols-[20rem_minmax(0,1fr)]'
    : 'rounded-2 border border-line';
  // A phone shows both panes from edge to edge, and a conversation alone.
  const edge = list ? 'max-md:-mx-(--gutter)' : '';
  const besideOpen = open ? 'max-md:hidden' : '';
  return (
    <div className="wrap grid w-full flex-1 content-start gap-x-16 pb-12 md:gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-12">
      <div className={`min-w-0 ${besideOpen}`}>{nav}</div>
      <main id="main" className="min-w-0">
        <PrivateArea>
          <InboxRefresh open={open} />
          <div className={`pb-4 max-md:pt-6 ${besideOpen}`}>{heading}</div>
          <div className={`bg-surface md:overflow-hidden ${edge} ${pane}`}>
            {list && (
              <nav
                aria-label="Conversations"
                className={`md:max-h-[max(33rem,calc(100dvh-13rem))] md:overflow-y-auto ${open ? 'max-md:hidden' : 'max-md:border-t max-md:border-line'}`}
              >
                {list}
              </nav>
            )}
            <div className={`flex min-w-0 flex-col ${list ? 'md:border-l md:border-line' : ''}`}>
              {children}
            </div>
          </div>
        </PrivateArea>
      </main>
    </div>
  );
}
