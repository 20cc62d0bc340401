'use client';

import { type FormEvent, useState } from 'react';
import type { AdvertFacts } from '@/lib/adverts/types';
import { formatNumber } from '@/lib/format';
import { saveDescription } from '@/lib/selling/actions';
import { DESCRIPTION_LENGTH } from '@/lib/selling/limits';
import { sellingMessages } from '@/lib/selling/messages';
import { descriptionSchema } from '@/lib/selling/schema';
import type { OwnListing } from '@/lib/selling/types';
import { TextAreaField } from '../forms/text-area-field';
import { useSchemaForm } from '../forms/use-schema-form';
import { AdvertCheck } from './advert-check';
import { ContactQuestion, SHOW_CONTACTS } from './contact-question';
import { StepForm } from './step-form';

const LABELS = { description: 'Description (optional)', show_contacts: SHOW_CONTACTS };

type Props = {
  listing: OwnListing;
  version: string;
  /** The fields that the description is checked against; null if the listing was not read. */
  facts: AdvertFacts | null;
};

/** Counts the remaining characters: '4,988 characters left'. */
function countLeft(text: string) {
  const left = DESCRIPTION_LENGTH - [...text].length;
  return left < 0
    ? `${formatNumber(-left)} characters too many`
    : `${formatNumber(left)} characters left`;
}

/** The fourth step: the seller's own words. */
export function DescriptionForm({ listing, version, facts }: Props) {
  const form = useSchemaForm({
    action: saveDescription,
    schema: descriptionSchema,
    failure: sellingMessages.notSaved,
  });
  const { field, errors, state } = form;
  const { defaultValue = listing.description ?? '', ...description } = field('description');
  const [text, setText] = useState(defaultValue);
  const { error: _, ...id } = field('id');
  return (
    <StepForm step="description" listing={listing} version={version} labels={LABELS} of={form}>
      <input type="hidden" {...id} defaultValue={listing.id} />
      <TextAreaField
        {...description}
        label={LABELS.description}
        defaultValue={defaultValue}
        onInput={({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
          setText(currentTarget.value)
        }
        hint={
          <>
            <span className="only-without-script">
              Up to {formatNumber(DESCRIPTION_LENGTH)} characters
            </span>
            <span className="needs-script tabular">{countLeft(text)}</span>
          </>
        }
        className="min-h-64"
      />
      <ContactQuestion
        text={text}
        saved={listing.description}
        values={state.values}
        error={errors.show_contacts}
      />
      {facts && <AdvertCheck facts={facts} text={text} />}
    </StepForm>
  );
}
