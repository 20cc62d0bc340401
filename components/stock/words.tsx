import { formatNumber, inSentence, plural } from '@/lib/format';
import { MAX_ASKED, meantColumn, toldWords } from '@/lib/stock/meanings';
import type { StockCheck } from '@/lib/stock/types';
import { Icon } from '../ui/icon';
import { CheckSection } from './check-section';
import { WordsForm } from './words-form';

const labelOf = (column: string, word: string) =>
  `‘${word}’ as ${inSentence(meantColumn(column)?.label ?? column)}`;

/** The words of a file that are not known, and those that the dealer explained, which can be forgotten. */
export function Words({ check: { id, words, meanings } }: { check: StockCheck }) {
  const told = toldWords(meanings);
  return (
    <>
      {words.length > 0 && (
        <CheckSection
          id="words"
          title="Words we do not know"
          count={formatNumber(words.length)}
          note="Say once what they mean: we keep it for your next file. A needed fact that stays unknown leaves its row out."
        >
          <WordsForm
            file={id}
            words={words.map(({ column, word, rows }) => ({
              column,
              word,
              label: labelOf(column, word),
              hint: `In ${plural(rows, 'row')}`,
              choices: meantColumn(column)?.choices ?? {},
              value: '',
            }))}
            first={0}
            none="Leave it unknown"
            submit="Read the words this way"
          />
        </CheckSection>
      )}
      {told.length > 0 && (
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
              words={told.map(({ column, word, value }) => ({
                column,
                word,
                label: labelOf(column, word),
                choices: meantColumn(column)?.choices ?? {},
                value,
              }))}
              first={MAX_ASKED}
              none="Forget this word"
              submit="Save these words"
            />
          </div>
        </details>
      )}
    </>
  );
}
