type Props = { name: string; label: string; isTicked?: boolean };

/** A box of the receipt, to tick on a screen or with a pen. */
export function ReceiptTick({ name, label, isTicked = false }: Props) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2 print:min-h-0 print:gap-2 print:py-[0.6mm]">
      <input
        id={`receipt-${name}`}
        type="checkbox"
        defaultChecked={isTicked}
        className="mt-0.5 size-6 flex-none accent-(--link) print:mt-0 print:size-3.5"
      />
      <span className="min-w-0 text-pretty">{label}</span>
    </label>
  );
}
