import { Icon } from '../ui/icon';

/** Short points, each with a tick mark. */
export const CheckList = ({ points }: { points: readonly string[] }) => (
  <ul className="grid gap-3">
    {points.map((point) => (
      <li key={point} className="grid grid-cols-[1.25rem_1fr] gap-3">
        <Icon name="check" className="mt-1 size-5 text-link" />
        <span className="max-w-[60ch] text-pretty">{point}</span>
      </li>
    ))}
  </ul>
);
