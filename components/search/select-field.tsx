import { cx } from '@/lib/utils';

type Option = { value: string; label: string };
type Props = {
  id: string;
  label: string;
  /** Label of the option that applies no filter. */
  all: string;
  value: string;
  options: Option[];
  disabled?: boolean;
  /** Hides the label visually. */
  bare?: boolean;
};

/** The options of an enumeration, plus the current value if it is not among them. */
export const optionsOf = <T extends string>(
  words: Record<T, string>,
  offered: readonly T[],
  value: T | '',
): Option[] =>
  [...offered, ...(value && !offered.includes(value) ? [value] : [])].map((choice) => ({
    value: choice,
    label: words[choice],
  }));

/** A native select whose first option is 'all'. The id is also the field name. */
export function SelectField({ id, label, all, value, options, disabled, bare }: Props) {
  const known = !value || options.some((option) => option.value === value);
  return (
    // Contains the absolutely positioned hidden label, which would cause horizontal overflow.
    <div className="relative min-w-0">
      <label htmlFor={id} className={cx(bare ? 'sr-only' : 'text-small font-semibold text-ink-2')}>
        {label}
      </label>
      <select
        id={id}
        name={id}
        defaultValue={value}
        disabled={disabled}
        className={cx('field field-select disabled:opacity-60', !bare && 'mt-1.5')}
      >
        <option value="">{all}</option>
        {!known && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
