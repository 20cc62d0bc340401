const OUTCOMES = [
  {
    state: 'Released',
    who: 'Buyer accepts',
    text: 'The seller can withdraw the money; the title record goes to the buyer.',
  },
  {
    state: 'Released',
    who: 'Buyer says nothing',
    text: 'After the time for looking has passed, the seller may claim the money.',
  },
  {
    state: 'Refunded',
    who: 'Seller gives up',
    text: 'The buyer can withdraw the money; the title record is unlocked.',
  },
  {
    state: 'Disputed',
    who: 'Either objects in time',
    text: 'An arbiter decides for one side. If none decides in time, the buyer may take the money back.',
  },
  {
    state: 'Cancelled',
    who: 'Nobody has paid',
    text: 'Either side may call it off, and the title record is unlocked.',
  },
];

/** Every way an escrow can end. */
export function EscrowOutcomes() {
  return (
    <table className="w-full">
      <caption className="sr-only">How an escrow can end</caption>
      <thead className="text-left text-small text-ink-3 max-sm:sr-only">
        <tr>
          <th scope="col" className="pb-2 font-medium">
            What happens
          </th>
          <th scope="col" className="pb-2 font-medium">
            State
          </th>
          <th scope="col" className="pb-2 font-medium">
            What follows
          </th>
        </tr>
      </thead>
      <tbody className="border-y border-line">
        {OUTCOMES.map(({ state, who, text }) => (
          <tr
            key={who}
            className="border-line align-top not-last:border-b max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-4"
          >
            <th scope="row" className="text-left font-semibold sm:py-4 sm:pr-6">
              {who}
            </th>
            <td className="font-medium text-link sm:py-4 sm:pr-6">{state}</td>
            <td className="text-pretty text-ink-2 max-sm:col-span-2 sm:py-4">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
