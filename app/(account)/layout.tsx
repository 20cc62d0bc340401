import type { ReactNode } from 'react';
import { AccountNav } from '@/components/account/account-nav';
import { PrivateArea } from '@/components/session/private-area';
import { currentUser } from '@/lib/core/session/current-user';

/** Layout of the account pages. Each page checks the user: a layout does not re-render on navigation. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  // While the backend is down, the pages themselves show the error.
  const user = await currentUser().catch(() => null);
  return (
    <div className="wrap grid w-full flex-1 content-start gap-x-16 gap-y-8 pb-24 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-12">
      <AccountNav isStaff={user?.isStaff === true} />
      <main id="main" className="min-w-0">
        <PrivateArea>{children}</PrivateArea>
      </main>
    </div>
  );
}
