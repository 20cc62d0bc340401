import { formatDate, formatMileage } from '@/lib/format';
import { outcomeOf, priceAgainstRange, reasonLabel } from '@/lib/staff/labels';
import type { Flag, ListingCase, ListingReport } from '@/lib/staff/types';
import { NumberPlate } from '../listings/number-plate';
import { CaseSection, WrittenText } from './case-section';
import { CaseVehicle } from './case-vehicle';
import { FlagFacts } from './flag-facts';
import { PersonRecordCard } from './person-record';
import { ReportRow } from './report-row';

function VehicleFacts({ vehicle }: { vehicle: NonNullable<ListingCase['vehicle']> }) {
  const { registration_number: plate, mileage, location, created_at, trim } = vehicle;
  const facts = [trim, formatMileage(mileage), location, `listed ${formatDate(created_at)}`];
  const takenDown = vehicle.taken_down_at
    ? `Taken down on ${formatDate(vehicle.taken_down_at)}`
    : undefined;
  return (
    <CaseVehicle vehicle={vehicle} status={takenDown}>
      <p className="font-medium">{priceAgainstRange(vehicle) ?? 'Not valued'}</p>
      <p className="tabular text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      {plate && (
        <p className="my-1 [--plate-size:1.75rem]">
          <NumberPlate registration={plate} />
        </p>
      )}
    </CaseVehicle>
  );
}

function Reports({ title, reports }: { title: string; reports: ListingReport[] }) {
  if (reports.length === 0) return null;
  return (
    <CaseSection title={`${title} (${reports.length})`}>
      <ul>
        {reports.map(({ id, reason, created_at, details, status, reporter }) => (
          <ReportRow
            key={id}
            title={`${reasonLabel(reason)}${outcomeOf[status]}`}
            at={created_at}
            details={details}
          >
            {reporter ? (
              <PersonRecordCard record={reporter} />
            ) : (
              <p className="text-small text-ink-3">Reported without an account</p>
            )}
          </ReportRow>
        ))}
      </ul>
    </CaseSection>
  );
}

function Flags({ title, flags }: { title: string; flags: Flag[] }) {
  if (flags.length === 0) return null;
  return (
    <CaseSection title={`${title} (${flags.length})`}>
      <ul>
        {flags.map((flag) => (
          <FlagFacts key={flag.id} flag={flag} />
        ))}
      </ul>
    </CaseSection>
  );
}

/** A listing with its reports and the flags of the rules. */
export function ListingFacts({ shown }: { shown: ListingCase }) {
  const { vehicle, reports, flags, settled_reports, settled_flags } = shown;
  return (
    <>
      {vehicle ? (
        <VehicleFacts vehicle={vehicle} />
      ) : (
        <p className="text-ink-2">The seller has deleted this listing.</p>
      )}
      <Flags title="Flags" flags={flags} />
      <Reports title="Reports" reports={reports} />
      {vehicle && (
        <CaseSection title="Description">
          {vehicle.description ? (
            <WrittenText>{vehicle.description}</WrittenText>
          ) : (
            <p className="text-ink-3">None</p>
          )}
        </CaseSection>
      )}
      <Flags title="Earlier flags" flags={settled_flags} />
      <Reports title="Earlier reports" reports={settled_reports} />
    </>
  );
}
