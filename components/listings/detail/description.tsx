import type { ReactNode } from 'react';
import { SELLERS_CREDIT, statesCredit } from '@/lib/listings/credit-terms';
import { describeVehicle } from '@/lib/listings/describe';
import type { VehicleDetail } from '@/lib/listings/types';
import { Section } from './section';

type Props = {
  vehicle: Parameters<typeof describeVehicle>[0] & Pick<VehicleDetail, 'description'>;
  children?: ReactNode;
};

/** The seller's description with its line breaks; falls back to a generated one. */
export function Description({ vehicle, children }: Props) {
  return (
    <Section title="Description">
      <p className="max-w-[66ch] text-lead/relaxed wrap-anywhere whitespace-pre-line text-ink-2">
        {vehicle.description?.trim() || describeVehicle(vehicle)}
      </p>
      {statesCredit(vehicle.description ?? '') && (
        <p className="mt-3 max-w-[66ch] text-lead/relaxed text-pretty">{SELLERS_CREDIT}</p>
      )}
      {children}
    </Section>
  );
}
