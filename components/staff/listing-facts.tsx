import { formatDate, formatMileage, formatPrice } from '@/lib/format';
import { priceAgainstRange, reasonLabel } from '@/lib/staff/labels';
import type { ListingCase } from '@/lib/staff/types';
import { NumberPlate } from '../listings/number-plate';
import { CaseSection, WrittenText } from './case-section';
import { CaseVehicle } from './case-vehicle';
import { FlagFacts } from './flag-facts';
import { PersonRecordCard } from './person-record';
import { Timestamp } from './timestamp';

function VehicleFacts({ vehicle }: { vehicle: NonNullable<ListingCase['vehicle']> }) {
  const { registration_number: plate, mileage, location, created_at, trim } = vehicle;
  const facts = [trim, formatMileage(mileage), location, `listed ${formatDate(created_at)}`];
  const takenDown = vehicle.taken_down_at
    ? `Taken down on ${formatDate(vehicle.taken_down_at)}`
    : undefined;
  return (
    <CaseVehicle vehicle={vehicle} status={takenDown}>
      <p className="font-medium">{priceAgainstRange(vehicle, formatPrice) ?? 'Not valued'}</p>
      <p className="tabular text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      {plate && (
        <p className="my-1 [--plate-size:1.75rem]">
          <NumberPlate registration={plate} />
        </p>
      )}
    </CaseVehicle>
  );
}

function Report({ report }: { report: ListingCase['reports'][number] }) {
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{reasonLabel(report.reason)}</span>
        <span className="text-small text-ink-3">
          <Timestamp at={report.created_at} />
        </span>
      </p>
      {report.details ? (
        <WrittenText>{report.details}</WrittenText>
      ) : (
        <p className="text-ink-3">Without details</p>
      )}
      {report.reporter ? (
        <PersonRecordCard record={report.reporter} />
      ) : (
        <p className="text-small text-ink-3">Reported without an account</p>
      )}
    </li>
  );
}

/** A listing with what was reported about it and what rules found. */
export function ListingFacts({ shown }: { shown: ListingCase }) {
  const { vehicle, reports, flags } = shown;
  return (
    <>
      {vehicle ? (
        <VehicleFacts vehicle={vehicle} />
      ) : (
        <p className="text-ink-2">The seller has deleted this listing.</p>
      )}
      {flags.length > 0 && (
        <CaseSection title={`Flags (${flags.length})`}>
          <ul>
            {flags.map((flag) => (
              <FlagFacts key={flag.id} flag={flag} />
            ))}
          </ul>
        </CaseSection>
      )}
      {reports.length > 0 && (
        <CaseSection title={`Reports (${reports.length})`}>
          <ul>
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ul>
        </CaseSection>
      )}
      {vehicle && (
        <CaseSection title="Description">
          {vehicle.description ? (
            <WrittenText>{vehicle.description}</WrittenText>
          ) : (
            <p className="text-ink-3">None</p>
          )}
        </CaseSection>
      )}
    </>
  );
}
