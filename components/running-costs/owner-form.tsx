import { paths } from '@/lib/paths';
import type { OwnerForm as Form } from '@/lib/running-costs/owner';
import { TextField } from '../forms/text-field';
import { button } from '../ui/button';

type Props = {
  vehicle: string;
  form: Form;
  /** Whether the car takes electricity. */
  hasPlug: boolean;
};

/** Asks for the owner's own figures; they are kept in the address of the page alone. */
export function OwnerForm({ vehicle, form: { fields }, hasPlug }: Props) {
  const rows = [
    { label: 'Miles a year', hint: undefined, field: fields.milesAYear },
    { label: 'Insurance a year (£)', hint: 'As you were quoted', field: fields.insurance },
    { label: 'Days a year in a clean air zone', hint: undefined, field: fields.zoneDays },
    ...(hasPlug
      ? [{ label: 'Charged at home, parts in 100', hint: undefined, field: fields.home }]
      : []),
  ];
  return (
    <form action={paths.costToOwn(vehicle)} className="mt-6 print:hidden">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {rows.map(({ label, hint, field: { name, typed, error } }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            hint={hint}
            error={error ?? undefined}
            defaultValue={typed}
            inputMode="numeric"
            maxLength={40}
            autoComplete="off"
          />
        ))}
      </div>
      <button type="submit" className={button('secondary', 'medium', 'mt-4')}>
        Work it out
      </button>
    </form>
  );
}
