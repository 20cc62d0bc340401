import { toolPath } from '@/lib/showroom/tools';
import { showroomTools } from '../marketing/showroom-tools';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** Classes that show the selected panel; written out, because Tailwind cannot see generated names. */
const PANELS: Record<string, string> = {
  'ar-viewer': 'group-has-[#tab-ar-viewer:checked]/tabs:block',
  'virtual-test-drive': 'group-has-[#tab-virtual-test-drive:checked]/tabs:block',
  'ai-inspection': 'group-has-[#tab-ai-inspection:checked]/tabs:block',
};

/** Three tabs built from radio buttons: keyboard and touch work without JavaScript. */
export function ShowroomTabs() {
  return (
    <div className="group/tabs">
      <fieldset>
        <legend className="sr-only">Showroom tools</legend>
        <div className="flex border-b border-line">
          {showroomTools.map(({ id, name }, index) => (
            <label
              key={id}
              htmlFor={`tab-${id}`}
              className="-mb-px flex min-h-12 flex-1 cursor-pointer items-center justify-center border-b-2 border-transparent px-1 text-center leading-tight font-medium text-ink-2 hover:text-ink has-checked:border-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-link sm:mr-8 sm:flex-none sm:px-0"
            >
              <input
                type="radio"
                id={`tab-${id}`}
                name="showroom-tool"
                defaultChecked={index === 0}
                className="sr-only"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {showroomTools.map(({ id, name, text, picture, body }) => (
        <section
          key={id}
          aria-labelledby={`name-${id}`}
          className={`hidden pt-4 sm:pt-8 print:block ${PANELS[id]}`}
        >
          <div className="lg:grid lg:min-h-[27rem] lg:items-center">{picture}</div>
          <div className="mt-4 flex flex-wrap items-end sm:mt-8 justify-between gap-x-10 gap-y-4 border-t border-line pt-4 sm:gap-y-5 sm:pt-6">
            <div className="max-w-[62ch]">
              <h3 id={`name-${id}`} className="text-lead font-semibold">
                {name}
              </h3>
              <p className="mt-1 text-pretty text-ink-2">{text}</p>
            </div>
            <Link href={toolPath({ body }, id)} className={button('secondary')}>
              Try the {name}
            </Link>
          </div>
        </section>
      ))}
      <p className="mt-4 text-small text-stage-label">All pictures here are illustrations.</p>
    </div>
  );
}
