import { plural } from '@/lib/format';
import { staffLogPath } from '@/lib/staff/paths';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { CaseHeading } from './case-heading';
import { NamesNotice } from './names-notice';

/** The desk when every case is decided. */
export const DeskEmpty = ({ decidedToday, names }: { decidedToday: number; names: number }) => (
  <div className="m-auto max-w-[34rem] p-8 sm:p-12">
    <Icon name="check" className="size-8 text-verified" />
    <div className="mt-4">
      <CaseHeading>Nothing is open</CaseHeading>
    </div>
    <p className="mt-3 text-pretty text-ink-2">
      {decidedToday > 0
        ? `${plural(decidedToday, 'case')} decided today. `
        : 'Nothing was decided today. '}
      New reports, flags, applications and conversations appear here.
    </p>
    <NamesNotice names={names} className="mt-2" />
    <Link href={staffLogPath()} className={button('secondary', 'medium', 'mt-6')}>
      Open the log
    </Link>
  </div>
);
