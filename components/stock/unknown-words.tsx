import { formatNumber, plural } from '@/lib/format';
import type { StockCheck } from '@/lib/stock/types';
import { CheckSection } from './check-section';
import { wordLabel } from './word-label';
import { WordsForm } from './words-form';

type Props = Pick<StockCheck, 'id' | 'words'>;

/** Asks for the meanings of a file's words that are not known. */
export const UnknownWords = ({ id, words }: Props) => (
  <CheckSection
    id="words"
    title="Words we do not know"
    count={formatNumber(words.length)}
    note="Say once what they mean: we keep it for your next file. A needed fact that stays unknown leaves its row out; a new car of an unknown make or model waits for our staff."
  >
    <WordsForm
      file={id}
      words={words.map(({ column, word, rows, choices }) => ({
        column,
        word,
        choices,
        label: wordLabel(column, word),
        hint: `In ${plural(rows, 'row')}`,
        value: '',
      }))}
      first={0}
      none="Leave it unknown"
      submit="Read the words this way"
    />
  </CheckSection>
);
