import type { Answer } from '@/lib/showroom/drive/answers';

type Props = { kind: string; answers: readonly Answer[] };

/** Describes in text what a drive would show. */
export function DriveAnswers({ kind, answers }: Props) {
  return (
    <section aria-labelledby="drive-answers">
      <h2 id="drive-answers" className="text-title font-semibold">
        The same in words
      </h2>
      <p className="mt-2 max-w-[68ch] text-pretty text-ink-2">
        Worked out by the dynamics that the drive runs on, with figures typical of {kind}. We set
        them by hand: they are not measured, and not this very car’s.
      </p>
      <dl className="mt-6 grid gap-x-10 border-b border-line md:grid-cols-2">
        {answers.map(({ question, answer }) => (
          <div key={question} className="border-t border-line py-4">
            <dt className="font-semibold">{question}</dt>
            <dd className="mt-1 text-pretty text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
