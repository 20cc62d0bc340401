import { cx } from '@/lib/utils';

type Option = { value: string; label: string };
type Props = {
  id: string;
  label: string;
  /** The choice that filters nothing. */
  all: string;
  value: string;
  options: Option[];
  disabled?: boolean;
  /** The label is read out but not drawn, where the choice itself says enough. */
  bare?: boolean;
};

/** What a dropdown offers of an enumeration, and beyond that what the address asks for. */
export const optionsOf = <T extends string>(
  words: Record<T, string>,
  offered: readonly T[],
  value: T | '',
): Option[] =>
  [...offered, ...(value && !offered.includes(value) ? [value] : [])].map((choice) => ({
    value: choice,
    label: words[choice],
  }));

/** A native dropdown whose first choice is 'all'. Its id is also the name it sends. */
export function SelectField({ id, label, all, value, options, disabled, bare }: Props) {
  const known = !value || options.some((option) => option.value === value);
  return (
    // The hidden label is positioned: without this it would leave a strip that scrolls sideways.
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
