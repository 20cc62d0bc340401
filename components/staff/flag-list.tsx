import { settleFlag } from '@/lib/staff/actions';
import type { Flag } from '@/lib/staff/types';
import { button } from '../ui/button';
import { StaffForm } from './staff-form';
import { TakeDown } from './take-down';
import { Timestamp } from './timestamp';
import { VehicleLine } from './vehicle-line';
import { WorkItem } from './work-item';

/** Listings flagged by automatic rules. */
export function FlagList({ flags }: { flags: Flag[] }) {
  return (
    <ul className="border-t border-line">
      {flags.map(({ id, rule, details, at, vehicle }) => (
        <WorkItem
          key={id}
          facts={
            <>
              <VehicleLine vehicle={vehicle} />
              <p className="text-small text-ink-3">
                Rule {rule}, <Timestamp at={at} />
              </p>
              {details.length > 0 && (
                <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
                  {details.map(([name, value]) => (
                    <div key={name} className="flex gap-2">
                      <dt className="text-ink-3">{name}</dt>
                      <dd className="tabular wrap-anywhere">{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </>
          }
        >
          <TakeDown vehicle={vehicle} section="flags" />
          <StaffForm action={settleFlag}>
            <input type="hidden" name="flag" value={id} />
            <button type="submit" className={button('primary', 'small')}>
              Settle
            </button>
          </StaffForm>
        </WorkItem>
      ))}
    </ul>
  );
}
