import { type ToolName, toolPath } from '@/lib/showroom/tools';
import { Link } from '../../ui/link';

const LINKS: [tool: ToolName, label: string][] = [
  ['fits', 'Does it fit your garage?'],
  ['virtual-test-drive', 'Try a test drive'],
  ['ai-inspection', 'What to check at the viewing'],
];

/** Links to the showroom's tools for this car, labelled by the question that each answers. */
export function ShowroomLinks({ id }: { id: string }) {
  return (
    <ul
      aria-label="In the showroom"
      className="mb-6 flex flex-wrap gap-x-6 text-small sm:mb-8 print:hidden"
    >
      {LINKS.map(([tool, label]) => (
        <li key={tool}>
          <Link
            href={toolPath({ vehicle: id }, tool)}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
