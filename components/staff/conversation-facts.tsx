import { isSitePath } from '@/lib/core/http/site-path';
import type { SavedReply } from '@/lib/enquiries/types';
import { lastMessageAt } from '@/lib/staff/cases';
import { caseKey, staffPath } from '@/lib/staff/paths';
import type { ConversationCase } from '@/lib/staff/types';
import { standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { AnswerForm } from './answer-form';
import { CaseSection } from './case-section';
import { textLink } from './staff-section';
import { Transcript } from './transcript';

const AUTHORS = { visitor: 'Visitor', assistant: 'Automatic answer', staff: 'Staff' } as const;

type Props = {
  shown: ConversationCase;
  /** The case to show after the answer, by `caseKey`. */
  next: string | undefined;
  replies: SavedReply[];
  /** The saved reply to start the answer with. */
  inserted: string | undefined;
};

/** A conversation in LiveChat with the form that answers it. */
export function ConversationFacts({ shown, next, replies, inserted }: Props) {
  const key = caseKey(shown);
  return (
    <>
      <CaseSection title="Conversation">
        <p className="flex flex-wrap items-center justify-between gap-x-5">
          <span className="wrap-anywhere">
            {shown.page && isSitePath(shown.page) ? (
              <>
                Written on{' '}
                <a href={shown.page} target="_blank" rel="noopener" className={textLink}>
                  {shown.page}
                  <span className="sr-only"> in a new tab</span>
                </a>
              </>
            ) : (
              'Page not known'
            )}
          </span>
          <Link href={staffPath({ case: key })} scroll={false} className={standaloneLink}>
            <Icon name="refresh" className="size-4" />
            Reload
          </Link>
        </p>
        <Transcript
          lines={shown.messages.map(({ author, ...message }) => ({
            ...message,
            author: AUTHORS[author],
            isSubject: author === 'visitor',
          }))}
        />
      </CaseSection>
      <AnswerForm
        conversation={shown.id}
        next={next}
        seen={lastMessageAt(shown)}
        replies={replies}
        draft={replies.find(({ id }) => id === inserted)?.body ?? ''}
      />
    </>
  );
}
