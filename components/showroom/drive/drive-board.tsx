import { Icon } from '../../ui/icon';
import type { Shown } from './use-drive';

const CHIP = 'flex items-center gap-1.5 rounded-full bg-paper/85 px-3 py-1 text-small text-ink';

/** Speed, gear and tasks over the scene. */
export function DriveBoard({ shown: { mph, isReverse, hill, bay } }: { shown: Shown }) {
  const tasks = [
    { label: 'Stop at the line on the hill', isDone: hill === 'done' },
    { label: 'Park in the green bay', isDone: bay === 'done' },
  ];
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col items-start justify-between p-3 sm:p-4 low:flex-row">
      <ul className="flex flex-wrap gap-1.5">
        {tasks.map(({ label, isDone }) => (
          <li key={label} className={CHIP}>
            {isDone && <Icon name="check" />}
            {label}
            {isDone && <span className="sr-only">: done</span>}
          </li>
        ))}
      </ul>
      <p className="rounded-2 bg-paper/85 px-4 py-2 text-ink">
        <span className="font-head text-display leading-none font-semibold tabular-nums">
          {mph}
        </span>{' '}
        mph{isReverse && <span className="ml-2 font-semibold">R</span>}
      </p>
    </div>
  );
}
