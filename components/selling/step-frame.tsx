import type { ReactNode } from 'react';
import { PrivateArea } from '../session/private-area';

type Props = {
  steps: ReactNode;
  children: ReactNode;
};

/** The page of a step: the list of steps, and the step beside it. */
export const StepFrame = ({ steps, children }: Props) => (
  <main id="main" className="wrap w-full flex-1 pt-4 pb-24 lg:pt-12">
    <PrivateArea className="grid content-start gap-x-16 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div>{steps}</div>
      <div className="min-w-0 max-w-[48rem]">{children}</div>
    </PrivateArea>
  </main>
);
