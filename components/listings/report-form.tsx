'use client';

import { reportListing } from '@/lib/listings/actions';
import { reportMessages } from '@/lib/listings/messages';
import { REPORT_REASONS, reportSchema } from '@/lib/listings/schema';
import { paths } from '@/lib/paths';
import { fieldId } from '../forms/field-id';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextAreaField } from '../forms/text-area-field';
import { useSchemaForm } from '../forms/use-schema-form';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

const LABELS = { reason: 'What is wrong?', details: 'Tell us more (optional)' };

/** Reports a listing to staff. */
export function ReportForm({ vehicle }: { vehicle: string }) {
  const reporting = useSchemaForm({
    action: reportListing,
    schema: reportSchema,
    failure: reportMessages.failed,
  });
  const { state, pending, form, field, summary } = reporting;
  if (state.status === 'done') {
    return (
      <div ref={summary} tabIndex={-1} role="status" className="outline-none">
        <Icon name="check" className="size-8 text-link" />
        <h2 className="mt-3 text-title">Thank you</h2>
        <p className="mt-3 text-lead text-pretty text-ink-2">
          A person of our staff looks at every report. The seller is not told who sent it.{' '}
          {state.result}
        </p>
        <Link href={paths.vehicle(vehicle)} className={button('secondary', 'medium', 'mt-6')}>
          Back to the car
        </Link>
      </div>
    );
  }
  const { error, defaultValue, ...reason } = field('reason');
  return (
    <form {...form} className="grid gap-6">
      <FormSummary of={reporting} labels={LABELS} />
      <input type="hidden" {...field('vehicle')} defaultValue={vehicle} />
      <fieldset aria-describedby={error && `${fieldId('reason')}-error`}>
        <legend className="mb-1 font-semibold">{LABELS.reason}</legend>
        {Object.entries(REPORT_REASONS).map(([value, label], index) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              {...reason}
              id={index === 0 ? fieldId('reason') : undefined}
              type="radio"
              value={value}
              defaultChecked={defaultValue === value}
              className="size-5 shrink-0 accent-(--link)"
            />
            {label}
          </label>
        ))}
        {error && (
          <p
            id={`${fieldId('reason')}-error`}
            className="mt-1.5 text-small font-medium text-danger"
          >
            {error}
          </p>
        )}
      </fieldset>
      <TextAreaField {...field('details')} label={LABELS.details} className="min-h-32" />
      <SubmitButton pending={pending} size="large" className="sm:justify-self-start">
        Send report
      </SubmitButton>
    </form>
  );
}
