import {
  describeEntry,
  describeOutcome,
  formatMoment,
  transcriptText,
} from '@/lib/web3/simulator/describe';
import type { Scene } from '@/lib/web3/simulator/scene';
import { button } from '../../ui/button';

/** The steps tried so far, to read and to save. */
export function Transcript({ scene }: { scene: Scene }) {
  const { entries } = scene;
  function keep() {
    const url = URL.createObjectURL(new Blob([transcriptText(scene)], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'simulated-sale.txt';
    link.click();
    URL.revokeObjectURL(url);
  }

  if (entries.length === 0) return null;
  return (
    <div className="border-t border-line p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="font-semibold">What happened</h3>
        <button type="button" className={button('secondary', 'small')} onClick={keep}>
          Download the transcript
        </button>
      </div>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {entries.map((entry, i) => (
          // Entries are only ever added.
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the entry's number
          <li key={i} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[13rem_1fr]">
            <span className="tabular text-ink-3">{formatMoment(entry.at)}</span>
            <span className="min-w-0 text-pretty">
              <span className="font-semibold">{describeEntry(entry)}</span>{' '}
              <span className="text-ink-2">{describeOutcome(entry)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
