import type { ReactNode, Ref } from 'react';
import type { CheckedText } from '@/lib/advert-check/types';
import { CopyQuestions } from './copy-questions';
import { FactList } from './fact-list';
import { Findings } from './findings';

type PartProps = { title: string; children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <section className="border-t border-line py-7">
    <h3 className="text-title">{title}</h3>
    {children}
  </section>
);

type Props = {
  ref: Ref<HTMLHeadingElement>;
  report: CheckedText;
  /** The form for a valuation with the running costs. */
  children: ReactNode;
};

/** The report on a text: findings first, then the questions, then what was read. */
export function ReportView({ ref, report, children }: Props) {
  const { contradictions, signs, questions, missing, facts } = report;
  return (
    <section aria-labelledby="report" className="mt-12">
      <h2 id="report" ref={ref} tabIndex={-1} className="mb-6 text-display">
        What this text says, checked
      </h2>
      <Part title="Contradictions and warning signs">
        <Findings contradictions={contradictions} signs={signs} />
      </Part>
      <Part title="Questions to ask the seller">
        <ol className="mt-4 grid max-w-[66ch] list-decimal gap-2 pl-5 wrap-anywhere">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <CopyQuestions questions={questions} />
      </Part>
      {missing.length > 0 && (
        <Part title="What it does not say">
          <ul className="mt-4 grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2">
            {missing.map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="What was read in it">
        <FactList facts={facts} />
      </Part>
      <Part title="What it is worth, and costs to run">{children}</Part>
    </section>
  );
}
