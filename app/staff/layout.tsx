import type { ReactNode } from 'react';
import { PrivateArea } from '@/components/session/private-area';
import { StaffNav } from '@/components/staff/staff-nav';
import { currentUser } from '@/lib/core/session/current-user';

/** Layout of the staff pages. Each page checks the user: a layout does not re-render on navigation. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  // While the backend is down, the pages themselves show the error.
  const user = await currentUser().catch(() => null);
  if (!user?.isStaff) return children;
  return (
    <PrivateArea className="flex flex-1 flex-col">
      <StaffNav />
      {children}
    </PrivateArea>
  );
}
