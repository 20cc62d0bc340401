'use client';

import { MAX_REPORT } from '@/lib/core/limits';
import { reportConversation, setBlocked } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import type { EnquiryThread } from '@/lib/enquiries/types';
import { paths } from '@/lib/paths';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextAreaField } from '../forms/text-area-field';
import { useActionForm } from '../forms/use-action-form';
import { button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

const HANDOVER_LINK =
  'inline-flex min-h-11 items-center text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink';

type Props = { conversation: string; thread: EnquiryThread; onChange: () => void };

/** Blocks a conversation, or unblocks one that the reader has blocked. */
function BlockForm({ conversation, thread, onChange }: Props) {
  const { form, pending, ...blocking } = useActionForm({
    action: setBlocked,
    failure: enquiryMessages.notBlocked,
    onResponse: onChange,
  });
  const isBlocked = thread.blocked_by !== null;
  return (
    <form {...form} className="grid justify-items-start gap-3">
      <FormSummary of={blocking} />
      <input type="hidden" name="conversation" value={conversation} />
      <input type="hidden" name="blocked" value={String(!isBlocked)} />
      {isBlocked ? (
        <SubmitButton pending={pending} variant="secondary" className="">
          Unblock
        </SubmitButton>
      ) : (
        <ConfirmButton
          question={`Block ${thread.other_name}?`}
          consequence="Neither of you can write in this conversation until you unblock it. It stays readable for both."
          answer="Block"
          aria-disabled={pending}
          className={button('secondary', 'small')}
        >
          Block {thread.other_name}
        </ConfirmButton>
      )}
    </form>
  );
}

const LABELS = { details: 'What happened? (optional)' };

/** Reports the other side to staff. */
function ReportForm({ conversation, thread, onChange }: Props) {
  const reporting = useActionForm({
    action: reportConversation,
    failure: enquiryMessages.notReported,
    onResponse: onChange,
  });
  const { state, errors, pending, form, summary } = reporting;
  if (thread.is_reported || state.status === 'done')
    return (
      <p ref={summary} tabIndex={-1} className="text-ink-2 outline-none">
        You have reported {thread.other_name}. Our staff can read this conversation.
      </p>
    );
  return (
    <form {...form} className="grid max-w-[36rem] gap-3">
      <FormSummary of={reporting} labels={LABELS} />
      <input type="hidden" name="conversation" value={conversation} />
      <TextAreaField
        name="details"
        label={LABELS.details}
        error={errors.details}
        rows={3}
        defaultValue={state.values.details}
        hint={
          <>
            At most {MAX_REPORT.toLocaleString('en-GB')} characters. Our staff can then read this
            conversation; {thread.other_name} is not told.
          </>
        }
      />
      <SubmitButton pending={pending} variant="secondary" className="justify-self-start">
        Report {thread.other_name}
      </SubmitButton>
    </form>
  );
}

/** Links for those who have agreed: how to pay and hand over, and a receipt of this car. */
function HandingOver({ vehicle }: Pick<EnquiryThread, 'vehicle'>) {
  return (
    <p className="flex flex-wrap gap-x-6 border-t border-line px-4 text-small sm:px-6">
      <Link href={paths.handingOver} className={HANDOVER_LINK}>
        Paying and handing over safely
      </Link>
      <Link href={vehicle ? paths.receiptOf(vehicle.id) : paths.receipt} className={HANDOVER_LINK}>
        A receipt to sign
      </Link>
    </p>
  );
}

/** The end of a conversation: links for the handing over, and the collapsed forms that block and report. */
export function ThreadMenu(props: Props) {
  return (
    <>
      <HandingOver vehicle={props.thread.vehicle} />
      <BlockOrReport {...props} />
    </>
  );
}

function BlockOrReport(props: Props) {
  const canBlock =
    props.thread.blocked_by === null || props.thread.blocked_by === props.thread.side;
  return (
    <details
      className="group/menu border-t border-line"
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 text-small text-ink-2 hover:text-ink sm:px-6 [&::-webkit-details-marker]:hidden">
        Block or report
        <Icon name="chevron-right" className="size-4 group-open/menu:rotate-90" />
      </summary>
      <div className="grid gap-6 px-4 pt-2 pb-6 sm:px-6">
        {canBlock && <BlockForm {...props} />}
        <ReportForm {...props} />
      </div>
    </details>
  );
}
