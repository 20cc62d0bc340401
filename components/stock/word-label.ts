import { inSentence } from '@/lib/format';
import { meantColumn } from '@/lib/stock/meanings';

/** The label of the field for a word: '‘Steam’ as fuel type'. */
export const wordLabel = (column: string, word: string) =>
  `‘${word}’ as ${inSentence(meantColumn(column)?.label ?? column)}`;
