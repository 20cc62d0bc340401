import { vehicleTitle } from '@/lib/listings/title';
import type { SharedCar } from '@/lib/shortlist/types';
import { cardOf } from '../listings/card';
import { cardGrid } from '../listings/card-grid';
import { IllustrationNote } from '../listings/illustration-note';
import { VehicleCard } from '../listings/vehicle-card';
import { AnswerForm } from './answer-form';
import { CommentForm } from './comment-form';
import { GoneCar } from './gone-car';

type Props = {
  cars: SharedCar[];
  token: string;
  /** The key of a visitor without a cookie; '' with one. */
  visitor: string;
};

/** The cars of a shared shortlist, each with the sharer's note and the forms of the visitor. */
export function SharedCars({ cars, token, visitor }: Props) {
  return (
    <>
      <h2 className="sr-only">The cars</h2>
      <IllustrationNote vehicles={cars.flatMap(({ vehicle }) => vehicle ?? [])} className="mb-3" />
      <ul className={cardGrid()}>
        {cars.map(({ id, vehicle, goneName, status, note, reaction }, index) => {
          const title = vehicle
            ? vehicleTitle(vehicle)
            : goneName || `Car ${index + 1} of this list`;
          const visit = { token, vehicle: id, visitor };
          return (
            <li key={id} className="flex flex-col">
              {vehicle && status === 'active' ? (
                <VehicleCard card={cardOf(vehicle)} />
              ) : (
                <GoneCar vehicle={vehicle} status={status} title={title} />
              )}
              <div className="mt-3 grid gap-2 border-t border-line pt-3">
                {note && (
                  <blockquote className="border-l-4 border-line-strong pl-3 text-small whitespace-pre-wrap wrap-anywhere text-ink-2">
                    <span className="sr-only">Note: </span>
                    <bdi>{note}</bdi>
                  </blockquote>
                )}
                {reaction.body && (
                  <p className="text-small wrap-anywhere">
                    You: <bdi>{reaction.body}</bdi>
                  </p>
                )}
                <AnswerForm visit={visit} title={title} answer={reaction.answer} />
                <CommentForm visit={visit} title={title} reaction={reaction} />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
