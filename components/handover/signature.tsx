/** A line to sign on, on paper. */
export const Signature = ({ who }: { who: string }) => (
  <p className="flex-1 border-t border-ink pt-1 text-small print:border-black print:text-[8pt]">
    Signature of the {who}
  </p>
);
