type Props = {
  name: string;
  label: string;
  value: number | null;
  placeholder?: string;
  maxLength: number;
};

/** An integer input that accepts separators and a currency sign: '£10,000', '10 000'. */
export function NumberField({ name, label, value, placeholder, maxLength }: Props) {
  return (
    <div>
      <label htmlFor={name} className="text-small font-semibold text-ink-2">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxLength}
        placeholder={placeholder}
        defaultValue={value ?? ''}
        className="field tabular mt-1.5"
      />
    </div>
  );
}
