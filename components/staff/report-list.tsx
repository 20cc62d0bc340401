import { settleReport } from '@/lib/staff/actions';
import type { Report } from '@/lib/staff/types';
import { button } from '../ui/button';
import { StaffForm } from './staff-form';
import { TakeDown } from './take-down';
import { Timestamp } from './timestamp';
import { DeletedVehicleLine, VehicleLine } from './vehicle-line';
import { WorkItem } from './work-item';

/** User reports about listings. */
export function ReportList({ reports }: { reports: Report[] }) {
  return (
    <ul className="border-t border-line">
      {reports.map(({ id, reason, details, at, vehicle, deletedVehicle }) => (
        <WorkItem
          key={id}
          facts={
            <>
              {deletedVehicle ? (
                <DeletedVehicleLine vehicle={deletedVehicle} />
              ) : (
                <VehicleLine vehicle={vehicle} />
              )}
              <p className="text-small text-ink-3">
                Reported as {reason}, <Timestamp at={at} />
              </p>
              {details && (
                <p className="mt-2 max-w-[68ch] whitespace-pre-wrap wrap-anywhere">{details}</p>
              )}
            </>
          }
        >
          <TakeDown vehicle={vehicle} section="reports" />
          <StaffForm action={settleReport} className="contents">
            <input type="hidden" name="report" value={id} />
            <button
              type="submit"
              name="status"
              value="resolved"
              className={button('primary', 'small')}
            >
              Resolve
            </button>
            <button
              type="submit"
              name="status"
              value="dismissed"
              className={button('secondary', 'small')}
            >
              Dismiss
            </button>
          </StaffForm>
        </WorkItem>
      ))}
    </ul>
  );
}
