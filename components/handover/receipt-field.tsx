import { cx } from '@/lib/utils';

type Props = {
  /** Names the field within the receipt. */
  name: string;
  label: string;
  value?: string;
  /** The keyboard of a phone. */
  inputMode?: 'decimal' | 'numeric';
  /** Leaves room for two lines on paper. */
  isTall?: true;
  className?: string;
};

const LONGEST = 120;

/** A line of the receipt: typed on a screen, or left empty for a pen. It belongs to no form, so nothing can send it. */
export function ReceiptField({ name, label, value, inputMode, isTall, className }: Props) {
  const id = `receipt-${name}`;
  return (
    <div className={cx('min-w-0', className)}>
      <label
        htmlFor={id}
        className="block pb-1 text-small font-semibold print:pb-0 print:text-[7.5pt]"
      >
        {label}
      </label>
      <input
        id={id}
        defaultValue={value}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={LONGEST}
        className={cx(
          isTall ? 'print:min-h-[12mm]!' : 'print:min-h-[6.5mm]!',
          'field print:rounded-none print:border-0 print:border-b print:border-dotted print:border-black! print:bg-transparent print:p-0 print:text-[10pt]! print:outline-none!',
        )}
      />
    </div>
  );
}
