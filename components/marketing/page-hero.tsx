import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { Breadcrumb } from '../layout/breadcrumb';

type Props = {
  /** The page's label in the breadcrumb. */
  here: string;
  title: string;
  lead: string;
  /** Links below the lead. */
  actions?: ReactNode;
  /** The tool or illustration beside the text. */
  children: ReactNode;
};

/** The hero of a marketing page: title and lead, with a tool or illustration beside them. */
export function PageHero({ here, title, lead, actions, children }: Props) {
  return (
    <div className="hero-ground border-b border-line">
      <div className="wrap pb-14 lg:pb-20">
        <Breadcrumb above={[{ label: 'Home', href: paths.home }]} here={here} />
        <div className="grid gap-x-6 gap-y-10 pt-8 lg:grid-cols-12 lg:pt-14">
          <div className="lg:col-span-6 lg:pr-6">
            <h1 className="text-[clamp(2.5rem,1.8rem+3.4vw,4.25rem)]/[1] tracking-[-0.04em]">
              {title}
            </h1>
            <p className="mt-6 max-w-[46ch] text-lead text-pretty text-ink-2">{lead}</p>
            {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
          </div>
          <div className="min-w-0 lg:col-span-6">{children}</div>
        </div>
      </div>
    </div>
  );
}
