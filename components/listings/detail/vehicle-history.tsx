import type { ReactNode } from 'react';
import { PAGE_FACTS, type PageFact, valueText } from '@/lib/listings/facts';
import type { Field } from '@/lib/listings/fields';
import type { VehicleDetail } from '@/lib/listings/types';
import { NumberPlate } from '../number-plate';
import { Section } from './section';

type Facts = Pick<
  VehicleDetail,
  PageFact | 'colour' | 'registrationNumber' | 'isRegistrationHidden'
>;

/** A fact as a buyer reads it; null is omitted. */
const written = (field: Field, value: string | number | null) =>
  value === null ? (field.placeholder ?? null) : valueText(field, value);

const rowsOf = (vehicle: Facts): (readonly [label: string, value: string | null])[] => [
  ...PAGE_FACTS.map((field) => [field.label, written(field, vehicle[field.name])] as const),
  ['Colour', vehicle.colour],
];

type Props = { vehicle: Facts; children?: ReactNode };

/** The facts that a seller gives; `children` show the data of the registries. */
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
