import type { ReactNode } from 'react';
import { PrivateArea } from '@/components/session/private-area';
import { StaffNav } from '@/components/staff/staff-nav';
import { currentUser } from '@/lib/core/session/current-user';

/** Layout of the pages of staff. Each page checks the user: a layout does not re-render on navigation. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  // The pages show the error of a backend that is down.
  const user = await currentUser().catch(() => null);
  if (!user?.isStaff) return children;
  return (
    <PrivateArea className="flex flex-1 flex-col">
      <StaffNav />
      {children}
    </PrivateArea>
  );
}
