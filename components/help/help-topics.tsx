import type { HelpGroup } from '@/lib/help/topic';
import { HelpAnswer } from './help-answer';

type Props = { groups: readonly HelpGroup[]; open?: boolean };

/** Collapsed questions by group. A URL fragment opens its question natively, without JavaScript. */
export function HelpTopics({ groups, open }: Props) {
  return groups.map(({ id, title, topics }) => (
    <section key={id} id={id} data-group aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="mb-2 text-title">
        {title}
      </h2>
      <div className="border-t border-line">
        {topics.map((topic) => (
          <details
            key={topic.id}
            open={open}
            // The browser may have opened it for the fragment before hydration.
            suppressHydrationWarning
            data-topic={topic.id}
            className="group border-b border-line"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-link [&::-webkit-details-marker]:hidden">
              <h3 className="text-pretty font-semibold">{topic.question}</h3>
              <span
                aria-hidden="true"
                className="mr-1.5 size-2 shrink-0 -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-ink-3 group-open:translate-y-0.5 group-open:-rotate-135"
              />
            </summary>
            {/* The id is inside `details`, because browsers open the ancestors of a fragment's target. */}
            <div id={topic.id} className="scroll-mt-40 pb-6">
              <HelpAnswer topic={topic} />
            </div>
          </details>
        ))}
      </div>
    </section>
  ));
}
