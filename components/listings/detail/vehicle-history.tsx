import type { ReactNode } from 'react';
import { formatDate, formatLitres } from '@/lib/format';
import { CONDITIONS, SERVICE_HISTORIES } from '@/lib/listings/constants';
import type { VehicleDetail } from '@/lib/listings/types';
import { NumberPlate } from '../number-plate';
import { Section } from './section';

type Facts = Pick<
  VehicleDetail,
  | 'condition'
  | 'engineSize'
  | 'doors'
  | 'seats'
  | 'owners'
  | 'serviceHistory'
  | 'motExpiry'
  | 'colour'
  | 'registrationNumber'
  | 'isRegistrationHidden'
>;

/** Rows of label and value. Missing values are omitted, except for two that the buyer must know of. */
function rowsOf(vehicle: Facts): [label: string, value: string | number | null][] {
  const { condition, engineSize, doors, seats, owners, serviceHistory, motExpiry, colour } =
    vehicle;
  return [
    ['Condition', CONDITIONS[condition]],
    ['Engine size', engineSize === null ? 'Not specified' : formatLitres(engineSize)],
    ['Doors', doors],
    ['Seats', seats],
    ['Owners', owners],
    ['Service history', serviceHistory && SERVICE_HISTORIES[serviceHistory]],
    ['MOT expiry', motExpiry && formatDate(motExpiry)],
    ['Colour', colour],
  ];
}

type Props = { vehicle: Facts; children?: ReactNode };

/** The facts that a seller gives; `children` are what the registries know. */
export function VehicleHistory({ vehicle, children }: Props) {
  const { registrationNumber, isRegistrationHidden } = vehicle;
  return (
    <Section title="Vehicle History">
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[auto_1fr]">
        <div className="flex flex-col gap-3">
          {registrationNumber ? (
            <span className="[--plate-size:min(68px,16.5vw)] sm:[--plate-size:60px]">
              <NumberPlate registration={registrationNumber} />
            </span>
          ) : (
            <p className="font-semibold">
              {isRegistrationHidden ? 'Hidden by the seller' : 'Not provided'}
            </p>
          )}
          <p className="text-small text-ink-3">Registration</p>
        </div>
        <dl className="tabular grid gap-x-8 sm:grid-cols-2">
          {rowsOf(vehicle)
            .filter(([, value]) => value !== null)
            .map(([label, value]) => (
              <div key={label} className="flex justify-between gap-3 border-b border-line py-2.5">
                <dt className="text-ink-3">{label}</dt>
                <dd className="text-right font-semibold first-letter:uppercase">{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      {children}
    </Section>
  );
}
