'use client';

import type { ReactNode } from 'react';
import { OPENERS, openerText, type Viewing } from '@/lib/enquiries/openers';
import type { enquirySchema, guestEnquirySchema } from '@/lib/enquiries/schema';
import { newMessagePath, type Opener } from '@/lib/paths';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextAreaField } from '../forms/text-area-field';
import { TextField } from '../forms/text-field';
import type { useSchemaForm } from '../forms/use-schema-form';
import { chip } from '../ui/button';
import { useEnquiryDraft } from './use-enquiry-draft';

/** The vehicle that a message is about, and the suggestions it can begin with. */
export type EnquiryFormProps = {
  vehicle: string;
  opener: Opener | null;
  /** A text that the message begins with in place of an opener; '' without one. */
  question: string;
  /** The names in the address that it came from. */
  unsaid: readonly string[];
  viewing: Viewing;
  /** The days a viewing may be proposed for. */
  days: { first: string; last: string };
  /** Shown below the message, within the form. */
  extra?: ReactNode;
};

type Props = EnquiryFormProps & {
  sending:
    | ReturnType<typeof useSchemaForm<typeof enquirySchema>>
    | ReturnType<typeof useSchemaForm<typeof guestEnquirySchema>>;
  /** Renders the sender for the chosen opener: fields, or a line of text. */
  children: (ask: Opener | null) => ReactNode;
};

const LABELS = {
  day: 'Day',
  time: 'Time',
  body: 'Your message',
  fullName: 'Your name',
  email: 'Your e-mail address',
};

/** The message to a seller with its openers; the openers are links that work without JavaScript. */
export function EnquiryForm(props: Props) {
  const { vehicle, opener, question, viewing, days, extra, sending, children } = props;
  const { state, pending, form, field } = sending;
  const draft = useEnquiryDraft({ vehicle, opener, question, viewing, state, pending });
  const suggested = openerText(opener, viewing) || question;
  return (
    <form {...form} ref={draft.form} onInput={draft.save} className="grid gap-6">
      <FormSummary of={sending} labels={LABELS} />
      <input type="hidden" {...field('vehicle')} defaultValue={vehicle} />
      <input type="hidden" name="suggested" value={suggested} />
      <div>
        <p id="openers" className="mb-2 font-semibold">
          Begin with a question
        </p>
        <ul aria-labelledby="openers" className="flex flex-wrap gap-2">
          {(Object.entries(OPENERS) as [Opener, string][]).map(([one, question]) => (
            <li key={one}>
              <a
                href={newMessagePath(vehicle, one)}
                aria-current={draft.ask === one ? 'true' : undefined}
                className={chip}
                onClick={(event) => {
                  event.preventDefault();
                  draft.pick(one);
                }}
              >
                {question}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {draft.ask === 'viewing' && (
        <div className="grid grid-cols-2 gap-4">
          <TextField
            {...field('day')}
            label={LABELS.day}
            type="date"
            min={days.first}
            max={days.last}
            defaultValue={draft.viewing.day}
            onInput={draft.followViewing}
          />
          <TextField
            {...field('time')}
            label={LABELS.time}
            type="time"
            defaultValue={draft.viewing.time}
            onInput={draft.followViewing}
          />
        </div>
      )}
      <TextAreaField
        {...field('body')}
        label={LABELS.body}
        className="min-h-32"
        defaultValue={state.values.body ?? suggested}
        required
      />
      {extra}
      {children(draft.ask)}
      <SubmitButton pending={pending} size="large" className="sm:justify-self-start">
        Send Message
      </SubmitButton>
    </form>
  );
}
