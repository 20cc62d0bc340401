import { formatRegistration } from '@/lib/format';

/** A registration styled as a UK rear plate. `--plate-size` sets its height: 1em is 100 mm. */
export function NumberPlate({ registration }: { registration: string }) {
  const shown = formatRegistration(registration);
  return (
    <span className="plate" role="img" aria-label={`Registration ${shown}`}>
      {shown}
    </span>
  );
}
