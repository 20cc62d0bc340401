import type { ReactNode } from 'react';

export type Question = {
  question: string;
  /** Plain-text paragraphs, also used for structured data. */
  answer: readonly string[];
  /** Content below the answer, such as a diagram or link. */
  more?: ReactNode;
};

type Props = { questions: readonly Question[]; open?: boolean };

/** Collapsible questions that work without JavaScript; `open` expands the first. */
export function QuestionList({ questions, open = false }: Props) {
  return (
    <div className="border-t border-ink">
      {questions.map(({ question, answer, more }, index) => (
        <details key={question} open={open && index === 0} className="group border-b border-line">
          <summary className="flex list-none items-start justify-between gap-6 py-5 hover:text-link [&::-webkit-details-marker]:hidden">
            <h3 className="text-lead/snug font-semibold">{question}</h3>
            <span
              aria-hidden="true"
              className="mt-1.5 mr-1.5 size-2.5 shrink-0 rotate-45 border-r-2 border-b-2 border-ink-3 transition-transform duration-(--fast) group-open:translate-y-1 group-open:-rotate-135"
            />
          </summary>
          <div className="max-w-[66ch] space-y-3 pb-7 text-pretty text-ink-2">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {more}
          </div>
        </details>
      ))}
    </div>
  );
}
