import { paths } from '@/lib/paths';
import type { Gap } from '@/lib/selling/progress';
import { chip } from '../ui/button';
import { Link } from '../ui/link';

type Props = { title: string; id: string; gaps: Gap[] };

/** Facts that a listing lacks, each with a link to its step. */
export function GapList({ title, id, gaps }: Props) {
  if (gaps.length === 0) return null;
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {gaps.map(({ step, label }) => (
          <li key={label}>
            <Link href={paths.sellStep(id, step)} className={chip}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
