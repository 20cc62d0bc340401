'use client';

import { useId, useState } from 'react';
import { formatPrice } from '@/lib/format';
import { FUEL_TYPES } from '@/lib/listings/constants';
import { Slider } from '../ui/slider';
import { curlOf } from './api-samples';
import { callPath, ORDERS } from './call-path';

type ChoiceProps = {
  label: string;
  value: string;
  options: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
};

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="field field-select mt-1"
      >
        {Object.entries(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A call that follows what the visitor chooses; without JavaScript an example of one. */
export function CallBuilder() {
  const [fuel, setFuel] = useState('petrol');
  const [order, setOrder] = useState('mileage.asc');
  const [price, setPrice] = useState(12_000);
  return (
    <>
      <div className="needs-script mb-4 grid gap-4 sm:grid-cols-2">
        <Choice label="fuel_type" value={fuel} options={FUEL_TYPES} onChoose={setFuel} />
        <Choice label="order" value={order} options={ORDERS} onChoose={setOrder} />
      </div>
      <Slider
        label="price"
        min={1000}
        max={60_000}
        step={1000}
        value={price}
        text={`at most ${formatPrice(price)}`}
        onMove={setPrice}
      />
      <pre className="mt-2 rounded-2 border border-line bg-surface p-4 text-small/relaxed wrap-anywhere whitespace-pre-wrap">
        <code>{curlOf({ path: callPath(fuel, price, order) })}</code>
      </pre>
    </>
  );
}
