'use client';

import { saveMeanings } from '@/lib/stock/actions';
import { FormSummary } from '../forms/form-summary';
import { SelectField } from '../forms/select-field';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

/** A word of a file's column, with the column's choices and the value that the dealer told. */
type Word = {
  column: string;
  word: string;
  label: string;
  hint?: string | undefined;
  choices: Readonly<Record<string, string>>;
  value: string;
};

type Props = {
  /** The id of the file. */
  file: string;
  words: Word[];
  /** The number of the first field, different in each form of a page. */
  first: number;
  /** The label of the empty option. */
  none: string;
  submit: string;
};

/** Asks for the values that words mean; works without JavaScript. */
export function WordsForm({ file, words, first, none, submit }: Props) {
  const form = useActionForm({ action: saveMeanings });
  return (
    <form {...form.form} className="grid gap-5">
      <input type="hidden" name="file" value={file} />
      <FormSummary of={form} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {words.map(({ column, word, label, hint, choices, value }, at) => (
          <div key={`${column} ${word}`}>
            <input type="hidden" name={`column:${first + at}`} value={column} />
            <input type="hidden" name={`word:${first + at}`} value={word} />
            <SelectField
              name={`value:${first + at}`}
              label={label}
              hint={hint}
              options={choices}
              none={none}
              defaultValue={value}
            />
          </div>
        ))}
      </div>
      <div>
        <SubmitButton pending={form.pending} variant="secondary" className="max-sm:w-full">
          {submit}
        </SubmitButton>
      </div>
    </form>
  );
}
