import { formatNumber } from '@/lib/format';
import { MAX_ASKED } from '@/lib/stock/meanings';
import type { StockCheck } from '@/lib/stock/types';
import { Icon } from '../ui/icon';
import { wordLabel } from './word-label';
import { WordsForm } from './words-form';

type Props = Pick<StockCheck, 'id' | 'told'>;

/** The words that the dealer explained, collapsed; each can be changed or forgotten. */
export function ToldWords({ id, told }: Props) {
  if (told.length === 0) return null;
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        <span>
          Words you explained{' '}
          <span className="font-normal text-ink-2">({formatNumber(told.length)})</span>
        </span>
        <Icon
          name="chevron-right"
          className="size-5 transition-transform duration-(--fast) group-open:rotate-90"
        />
      </summary>
      <div className="pt-2 pb-6">
        <WordsForm
          file={id}
          words={told.map(({ column, word, value, choices }) => ({
            column,
            word,
            label: wordLabel(column, word),
            choices,
            value,
          }))}
          first={MAX_ASKED}
          none="Forget this word"
          submit="Save these words"
        />
      </div>
    </details>
  );
}
