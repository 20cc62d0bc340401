import type { SavedReply } from '@/lib/enquiries/types';
import { isOpen, itemsOf, lastMessageAt, optionsOf } from '@/lib/staff/cases';
import { caseKindLabels } from '@/lib/staff/decisions';
import type { StaffCase } from '@/lib/staff/types';
import { button } from '../ui/button';
import { AppealFacts } from './appeal-facts';
import { ApplicationFacts } from './application-facts';
import { CaseHeading } from './case-heading';
import { CaseNav } from './case-nav';
import { CaseSection } from './case-section';
import { ConversationFacts } from './conversation-facts';
import { DecisionForm } from './decision-form';
import { DecisionLog } from './decision-log';
import { EnquiryFacts, HeldMessageFacts } from './enquiry-facts';
import { ListingFacts } from './listing-facts';
import { NoteList } from './note-list';
import { PersonRecordCard } from './person-record';

type Props = {
  shown: StaffCase;
  /** The cases before and after this one, by `caseKey`. */
  previous: string | undefined;
  next: string | undefined;
  replies: SavedReply[];
  inserted: string | undefined;
  /** The name of the member of staff who reads it. */
  staffName: string;
};

function Facts({ shown, next, replies, inserted, staffName }: Props) {
  switch (shown.kind) {
    case 'listing':
      return <ListingFacts shown={shown} />;
    case 'enquiry':
      return <EnquiryFacts shown={shown} />;
    case 'held_message':
      return <HeldMessageFacts shown={shown} />;
    case 'application':
      return <ApplicationFacts shown={shown} />;
    case 'conversation':
      return <ConversationFacts shown={shown} next={next} replies={replies} inserted={inserted} />;
    case 'appeal':
      return <AppealFacts shown={shown} staffName={staffName} />;
  }
}

/** The first line of a visitor's last message; for other cases the title. */
function titleOf(shown: StaffCase) {
  if (shown.kind !== 'conversation') return shown.title;
  const last = shown.messages.findLast(({ author }) => author === 'visitor');
  return last?.body.trim().split('\n')[0]?.slice(0, 120) || shown.title;
}

/** Names the person whose record is shown. */
function subjectOf(shown: StaffCase) {
  if (shown.kind === 'enquiry') return `Reported: the ${shown.side}`;
  if (shown.kind === 'held_message') return `Sender: the ${shown.sender}`;
  if (shown.kind === 'appeal' && !shown.seller_id) return 'Buyer';
  return shown.kind === 'conversation' ? 'Visitor' : 'Seller';
}

function notesOf(shown: StaffCase) {
  if (shown.kind === 'conversation' || shown.kind === 'enquiry')
    return { subject: shown.kind, id: shown.id } as const;
  if (shown.kind === 'held_message') return { subject: 'enquiry', id: shown.enquiry_id } as const;
  if (shown.kind === 'appeal' && shown.enquiry_id)
    return { subject: 'enquiry', id: shown.enquiry_id } as const;
  return shown.seller_id ? ({ subject: 'seller', id: shown.seller_id } as const) : null;
}

/** Describes the consequences of a decision beyond its text. */
function consequencesOf(shown: StaffCase) {
  if (shown.kind === 'appeal')
    return 'Upholding is final; a rejection can be undone for 30 days. Mails wait two minutes.';
  const undo = 'It can be undone for 30 days';
  if (shown.kind === 'conversation') return `${undo}.`;
  if (shown.kind === 'held_message')
    return `${undo}. Delivering shows the message at once; its mail waits two minutes.`;
  const isTold =
    shown.kind === 'enquiry' ||
    (shown.kind === 'listing' && shown.reports.some(({ reporter }) => reporter));
  const told = isTold
    ? ` ${shown.kind === 'listing' ? 'Reporters with an account are' : 'Whoever reported it is'} told the outcome.`
    : '';
  return `${undo}; mails wait two minutes, so that nobody hears of what is undone at once.${told}`;
}

/** A case with everything needed to decide it. */
export function CaseView(props: Props) {
  const { shown, previous, next } = props;
  const options = optionsOf(shown);
  const notes = notesOf(shown);
  return (
    <article className="px-(--gutter) py-5 lg:px-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 pb-5">
        <div className="min-w-0">
          <p className="text-small text-ink-3">
            {caseKindLabels[shown.kind]}
            {!isOpen(shown) && ' · Not open'}
          </p>
          <CaseHeading>{titleOf(shown)}</CaseHeading>
        </div>
        <CaseNav previous={previous} next={next} />
      </header>
      <div className="grid items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-7">
          <Facts {...props} />
        </div>
        <div className="grid grid-cols-1 gap-7">
          <CaseSection title={subjectOf(shown)}>
            <PersonRecordCard record={shown.record} />
          </CaseSection>
          {options.length > 0 && (
            <CaseSection id="decide" title="Decide">
              <DecisionForm
                kind={shown.kind}
                id={shown.id}
                items={itemsOf(shown)}
                next={next}
                seen={lastMessageAt(shown)}
                options={options}
              />
              <p className="text-small text-pretty text-ink-3">
                One press decides. {consequencesOf(shown)}
              </p>
            </CaseSection>
          )}
          {notes && (
            <CaseSection title="Notes">
              <NoteList notes={shown.notes} {...notes} />
            </CaseSection>
          )}
          {shown.decisions.length > 0 && (
            <CaseSection title="Earlier decisions">
              <DecisionLog entries={shown.decisions} />
            </CaseSection>
          )}
        </div>
      </div>
      {options.length > 0 && shown.kind !== 'conversation' && (
        <p className="sticky bottom-3 mt-6 flex justify-end lg:hidden">
          <a href="#decide" className={button('primary', 'small')}>
            Decide
          </a>
        </p>
      )}
    </article>
  );
}
