'use client';

import { type FormEvent, useState } from 'react';
import type { Costs, ReadCar } from '@/lib/advert-check/types';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { paths } from '@/lib/paths';
import { SelectField } from '../forms/select-field';
import { TextField } from '../forms/text-field';
import { button } from '../ui/button';
import { carOfForm } from './car-of-form';
import { CostsList } from './costs-list';

type Props = {
  car: ReadCar;
  costs: Costs | null;
  /** Works the running costs out again for changed fields; null if it cannot. */
  loadCosts: (car: ReadCar) => Promise<Costs | null>;
};

const CHOOSE = 'Choose';
/** Fields that only the valuation asks for again, on its own form. */
const HIDDEN = ['engineSize', 'colour', 'askingPrice'] as const;

/** The car of a text, to correct and complete: a plain form whose fields are sent when it is pressed, and not before. */
export function CarForm({ car, costs, loadCosts }: Props) {
  const [changed, setChanged] = useState<Costs | null>(costs);

  async function change(event: FormEvent<HTMLFormElement>) {
    const typed = carOfForm(new FormData(event.currentTarget));
    setChanged(await loadCosts(typed).catch(() => null));
  }

  return (
    <form action={`${paths.aiValuation}/result`} onChange={change} className="mt-4">
      <p className="max-w-[66ch] text-pretty text-ink-2">
        Filled in from the text; correct and complete it. Only when you press the button are these
        fields sent, as the address of the next page. A price far below the value is a warning sign
        too.
      </p>
      <div className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField name="make" label="Make" defaultValue={car.make} autoComplete="off" />
        <TextField name="model" label="Model" defaultValue={car.model} autoComplete="off" />
        <TextField name="year" label="Year" defaultValue={car.year} inputMode="numeric" />
        <TextField name="mileage" label="Mileage" defaultValue={car.mileage} inputMode="numeric" />
        <SelectField
          name="fuelType"
          label="Fuel"
          none={CHOOSE}
          options={FUEL_TYPES}
          defaultValue={car.fuelType}
        />
        <SelectField
          name="transmission"
          label="Transmission"
          none={CHOOSE}
          options={TRANSMISSIONS}
          defaultValue={car.transmission}
        />
        <SelectField
          name="bodyType"
          label="Body type"
          none={CHOOSE}
          options={BODY_TYPES}
          defaultValue={car.bodyType}
        />
        <SelectField name="condition" label="Condition" none={CHOOSE} options={CONDITIONS} />
      </div>
      {HIDDEN.map(
        (name) =>
          car[name] !== undefined && (
            <input key={name} type="hidden" name={name} value={car[name]} />
          ),
      )}
      <CostsList costs={changed} />
      <button type="submit" className={button('primary', 'medium', 'mt-6')}>
        Value this car
      </button>
    </form>
  );
}
