import { type ToolName, toolPath } from '@/lib/showroom/tools';
import { Link } from '../../ui/link';

const LINKS: [tool: ToolName, words: string][] = [
  ['fits', 'Does it fit your garage?'],
  ['virtual-test-drive', 'Try a test drive'],
  ['ai-inspection', 'What to check at the viewing'],
];

/** The showroom's tools on this car, by what they answer. */
export function ShowroomLinks({ id }: { id: string }) {
  return (
    <ul
      aria-label="In the showroom"
      className="mb-6 flex flex-wrap gap-x-6 text-small sm:mb-8 print:hidden"
    >
      {LINKS.map(([tool, words]) => (
        <li key={tool}>
          <Link
            href={toolPath({ vehicle: id }, tool)}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
