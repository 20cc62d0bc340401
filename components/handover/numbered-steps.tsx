import type { ReactNode } from 'react';

type Props = { title: string; steps: readonly { title: string; text: ReactNode }[] };

/** The numbered steps of one side of a sale. */
export const NumberedSteps = ({ title, steps }: Props) => (
  <div className="min-w-0">
    <h3 className="text-title">{title}</h3>
    <ol className="mt-4 border-b border-line">
      {steps.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[2rem_1fr] border-t border-line py-4">
          <span aria-hidden="true" className="tabular font-head text-lead text-ink-3">
            {index + 1}
          </span>
          <span className="min-w-0">
            <strong className="block font-semibold">{step.title}</strong>
            <span className="block max-w-[52ch] text-pretty text-ink-2">{step.text}</span>
          </span>
        </li>
      ))}
    </ol>
  </div>
);
