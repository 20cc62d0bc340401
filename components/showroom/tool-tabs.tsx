import { type CarChoice, TOOLS, type ToolName, toolPath } from '@/lib/showroom/tools';
import { cx } from '@/lib/utils';
import { Link } from '../ui/link';

type Props = { car: CarChoice; shown: ToolName };

/** Links to the tools on one car; each is a page of its own, so that they work without JavaScript. */
export function ToolTabs({ car, shown }: Props) {
  return (
    <nav aria-label="Showroom tools">
      <ul className="grid grid-cols-2 border-b border-line sm:flex">
        {(Object.keys(TOOLS) as ToolName[]).map((tool) => (
          <li key={tool}>
            <Link
              href={toolPath(car, tool)}
              scroll={false}
              aria-current={tool === shown ? 'page' : undefined}
              className={cx(
                'flex min-h-12 items-center justify-center border-b-2 px-2 font-medium whitespace-nowrap -outline-offset-2! sm:px-5',
                tool === shown
                  ? 'border-ink text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {TOOLS[tool]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
