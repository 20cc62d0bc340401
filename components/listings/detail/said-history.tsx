import { SAID_FACTS } from '@/lib/listings/facts';
import { type SaidHistory as History, saidText, unsaidFacts } from '@/lib/listings/said';
import { newMessagePath } from '@/lib/paths';
import { standaloneLink } from '../../ui/button';
import { Link } from '../../ui/link';

export const SAID_ID = 'said';

const ASK =
  '-my-2.5 -mr-2 inline-flex min-h-11 items-center pr-2 pl-1 font-semibold text-link underline underline-offset-4';

type Props = {
  vehicle: History & { id: string };
  /** Without it nothing leads to a message: the preview of one's own listing. */
  canAsk?: boolean;
};

/** The history as the seller says it, with a question for what is not said. */
export function SaidHistory({ vehicle, canAsk = true }: Props) {
  const unsaid = unsaidFacts(vehicle);
  return (
    <section aria-labelledby={SAID_ID} className="mt-8">
      <h3 id={SAID_ID} className="text-lead">
        What the seller says
      </h3>
      <p className="mt-1 text-pretty text-ink-2">
        The seller’s word: nobody has checked it. Have a history check made before you pay.
      </p>
      <dl className="tabular mt-3 grid gap-x-8 sm:grid-cols-2">
        {SAID_FACTS.map((field) => {
          const text = saidText(field, vehicle[field.name]);
          return (
            <div
              key={field.name}
              className="flex justify-between gap-3 border-b border-line py-2.5"
            >
              <dt className="text-ink-3">{field.label}</dt>
              <dd className="text-right font-semibold">
                {text ?? (
                  <span className="font-normal">
                    Not said
                    {canAsk && (
                      <>
                        :{' '}
                        <Link href={newMessagePath(vehicle.id, [field.name])} className={ASK}>
                          ask<span className="sr-only"> about: {field.label}</span>
                        </Link>
                      </>
                    )}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {canAsk && unsaid.length > 1 && (
        <Link href={newMessagePath(vehicle.id, unsaid)} className={`${standaloneLink} mt-3`}>
          Ask about all {unsaid.length} at once
        </Link>
      )}
    </section>
  );
}
