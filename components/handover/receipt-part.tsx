import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the receipt with its heading. */
export function ReceiptPart({ id, title, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="mt-8 border-t border-line pt-4 print:mt-[2.5mm] print:border-black/50 print:pt-[1.5mm]"
    >
      <h2 id={id} className="text-lead! print:text-[10.5pt]!">
        {title}
      </h2>
      <div className="mt-3 print:mt-[1mm]">{children}</div>
    </section>
  );
}
