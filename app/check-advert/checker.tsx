'use client';

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { CarForm } from '@/components/advert-check/car-form';
import { ReportView } from '@/components/advert-check/report-view';
import { FormNotice } from '@/components/forms/form-notice';
import { submitAction } from '@/components/forms/submit-action';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { textProblem } from '@/lib/advert-check/messages';
import type { CheckState } from '@/lib/advert-check/types';
import { initialFormState } from '@/lib/core/actions/form-state';
import { UNEXPECTED_FAILURE } from '@/lib/core/errors/form-messages';
import { paths } from '@/lib/paths';
import { checkAdvertText } from './actions';
import { useReader } from './use-reader';

const STATUS = {
  loading: 'Loading the reader…',
  ready: 'The reader is loaded: this page now works without a connection too.',
  failed: 'The reader does not run in this browser. Our server can check the text instead.',
} as const;

const parsed = (result: string | undefined): CheckState | null =>
  result ? JSON.parse(result) : null;

/**
 * The form for an advert's text and the report on it. With JavaScript the browser's own worker does all of it; the
 * server does where scripts are off, or where the worker fails and the visitor sends the text.
 */
export function Checker() {
  // The state after a native form post; a script never sends the form by React's own way.
  const [posted, send] = useActionState(
    checkAdvertText,
    initialFormState,
    `${paths.checkAdvert}#report`,
  );
  const reader = useReader();
  const [own, setOwn] = useState<CheckState | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const state = own ?? parsed(posted.result);
  const { report, problem } = state ?? {};
  const status = hasFailed ? 'failed' : reader.status;

  useEffect(() => {
    if (report) heading.current?.focus();
  }, [report]);

  useEffect(() => {
    if (own?.problem) form.current?.querySelector('textarea')?.focus();
  }, [own]);

  async function read(text: string) {
    const wrong = textProblem(text);
    if (wrong) return setOwn({ text, problem: wrong });
    setIsReading(true);
    try {
      setOwn({ text, report: await reader.check(text) });
    } catch {
      setHasFailed(true);
      setOwn({ text });
    }
    setIsReading(false);
  }

  /** Sends the text, where the visitor has read that this browser cannot check it. */
  async function askServer(text: string, data: FormData) {
    setIsReading(true);
    const submission = { action: checkAdvertText, failure: UNEXPECTED_FAILURE };
    const { result, message } = await submitAction(submission, initialFormState, data);
    setOwn(parsed(result) ?? { text, problem: message?.text ?? message?.title ?? '' });
    setIsReading(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReading) return;
    const data = new FormData(event.currentTarget);
    const text = String(data.get('text') ?? '');
    void (status === 'failed' ? askServer(text, data) : read(text));
  }

  return (
    <>
      <form ref={form} action={send} onSubmit={submit} noValidate className="mt-8 max-w-[48rem]">
        {posted.message && !own && (
          <FormNotice ref={notice} title={posted.message.title} text={posted.message.text} />
        )}
        <TextAreaField
          name="text"
          label="The advert’s text"
          defaultValue={state?.text ?? posted.values.text ?? ''}
          error={problem}
          hint="Paste all of it, with its heading, price and list of facts: at most 20,000 characters."
          rows={10}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          className="min-h-56 max-h-[60vh] w-full overflow-y-auto"
        />
        <SubmitButton pending={isReading} className="mt-5 w-full sm:w-auto">
          {status === 'failed' ? 'Send it to be checked' : 'Check this advert'}
        </SubmitButton>
        <p role="status" className="needs-script mt-3 text-small text-ink-2">
          {STATUS[status]}
        </p>
      </form>
      {report && (
        <ReportView ref={heading} report={report}>
          <CarForm
            key={JSON.stringify(report.car)}
            car={report.car}
            costs={report.costs}
            loadCosts={reader.costs}
          />
        </ReportView>
      )}
    </>
  );
}
