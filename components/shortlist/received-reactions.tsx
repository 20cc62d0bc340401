import { formatDate } from '@/lib/format';
import { deleteReaction } from '@/lib/shortlist/actions';
import { reactionText } from '@/lib/shortlist/describe';
import { shortlistMessages } from '@/lib/shortlist/messages';
import type { ReceivedReaction } from '@/lib/shortlist/types';
import { PressForm } from '../forms/press-form';

export type NamedCar = { id: string; title: string };

type Props = { reactions: ReceivedReaction[]; cars: NamedCar[] };

/** Shows the reactions of visitors, a car at a time, in the order of the favourites. */
export function ReceivedReactions({ reactions, cars }: Props) {
  const answered = cars.flatMap(({ id, title }) => {
    const received = reactions.filter(({ vehicleId }) => vehicleId === id);
    return received.length > 0 ? [{ id, title, received }] : [];
  });
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="font-semibold">What others say</h3>
      {answered.length === 0 ? (
        <p className="mt-1 text-ink-2">Nobody has answered yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {answered.map(({ id, title, received }) => (
            <li key={id} className="py-3">
              <h4 className="font-medium">{title}</h4>
              <ul>
                {received.map((reaction) => (
                  <li
                    key={reaction.id}
                    className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1"
                  >
                    <p className="min-w-0 wrap-anywhere">
                      <bdi className="text-ink-2">{reaction.name ?? 'Somebody'}</bdi>{' '}
                      <bdi>{reactionText(reaction)}</bdi>{' '}
                      <span className="text-small whitespace-nowrap text-ink-3">
                        {formatDate(reaction.reactedAt)}
                      </span>
                    </p>
                    <PressForm
                      action={deleteReaction}
                      failure={shortlistMessages.notDeleted}
                      values={{ id: reaction.id }}
                      variant="secondary"
                      size="small"
                      isSuccessHidden
                    >
                      Delete
                      <span className="sr-only">
                        {' '}
                        what {reaction.name ?? 'somebody'} says of {title}
                      </span>
                    </PressForm>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
