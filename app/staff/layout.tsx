import type { ReactNode } from 'react';
import { PrivateArea } from '@/components/session/private-area';
import { StaffNav } from '@/components/staff/staff-nav';
import { currentUser } from '@/lib/core/session/current-user';

/** Layout of the pages of staff. Each page checks the user: a layout does not re-render on navigation. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user?.isStaff) return children;
  return (
    <PrivateArea className="flex flex-1 flex-col">
      <StaffNav />
      {children}
    </PrivateArea>
  );
}
