import { type HelpTopic, partsOf } from '@/lib/help/topic';

/** An answer's paragraphs, further links and permalink. */
export function HelpAnswer({ topic: { id, question, answer, links = [] } }: { topic: HelpTopic }) {
  return (
    <div className="prose">
      {answer.map((paragraph) => (
        <p key={paragraph}>
          {partsOf(paragraph).map((part, index) =>
            index % 2 ? <strong key={part}>{part}</strong> : part,
          )}
        </p>
      ))}
      <p className="flex flex-wrap gap-x-6 text-small">
        {links.map(({ label, href }) => (
          <a key={href} href={href} className="inline-flex min-h-8 items-center">
            {label}
          </a>
        ))}
        <a
          href={`#${id}`}
          aria-label={`Link to this answer: ${question}`}
          className="inline-flex min-h-8 items-center text-ink-3! print:hidden"
        >
          Link to this answer
        </a>
      </p>
    </div>
  );
}
