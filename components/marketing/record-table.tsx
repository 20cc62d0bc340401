import { Icon } from '../ui/icon';

const FACTS = [
  { fact: 'Make, colour, fuel, engine size', dvla: true, dvsa: true },
  { fact: 'Model', dvla: false, dvsa: true },
  { fact: 'Tax status and due date', dvla: true, dvsa: false },
  { fact: 'MOT expiry date', dvla: true, dvsa: true },
  { fact: 'Past MOT results and advisories', dvla: false, dvsa: true },
  { fact: 'Mileage at each MOT', dvla: false, dvsa: true },
  { fact: 'CO₂ emissions and Euro standard', dvla: true, dvsa: false },
  { fact: 'Date of the last V5C', dvla: true, dvsa: false },
  { fact: 'Keeper’s name and address', dvla: false, dvsa: false },
  { fact: 'Outstanding finance', dvla: false, dvsa: false },
  { fact: 'Write-off category or theft', dvla: false, dvsa: false },
];

function Cell({ held }: { held: boolean }) {
  return (
    <td className="py-3 text-center">
      {held ? (
        <Icon name="check" className="mx-auto size-5 text-link" />
      ) : (
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
      )}
      <span className="sr-only">{held ? 'yes' : 'no'}</span>
    </td>
  );
}

/** Shows which registry provides which data; the last rows come from neither. */
export function RecordTable() {
  return (
    <table className="w-full">
      <caption className="sr-only">What each registry tells about a car</caption>
      <thead>
        <tr className="border-b border-ink text-small text-ink-3">
          <th scope="col" className="pb-2 text-left font-medium">
            Fact
          </th>
          <th scope="col" className="w-[22%] pb-2 font-medium">
            DVLA
          </th>
          <th scope="col" className="w-[22%] pb-2 font-medium">
            DVSA
          </th>
        </tr>
      </thead>
      <tbody>
        {FACTS.map(({ fact, dvla, dvsa }) => (
          <tr key={fact} className="border-b border-line">
            <th scope="row" className="py-3 pr-4 text-left font-normal">
              {fact}
            </th>
            <Cell held={dvla} />
            <Cell held={dvsa} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
