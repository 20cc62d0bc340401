import { BODY_TYPES } from '@/lib/listings/constants';
import type { Range } from '@/lib/showroom/fit/lengths';
import { OUTLINES } from '@/lib/showroom/fit/outlines';
import { readFit } from '@/lib/showroom/fit/read-fit';
import { SIZE_CLASSES } from '@/lib/showroom/fit/size-classes';
import { choiceOf, type ShowroomCar } from '@/lib/showroom/showroom-car';
import type { Query } from '@/lib/showroom/tools';
import { FitForm } from './fit-form';

type Props = { car: ShowroomCar; query: Query };

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const middle = ([least, greatest]: Range) => (least + greatest) / 2;

/** Tells if the car fits a garage or a bay: a form for the space, the answer and a drawing to scale. */
export function FitCheck({ car, query }: Props) {
  const { body } = car.look;
  const given: [string, string][] = Object.keys(query).map((name) => [
    name,
    firstOf(query[name]) ?? '',
  ]);
  const { now, space } = readFit((name) => firstOf(query[name]));
  const nowSizes = now && SIZE_CLASSES[now];
  return (
    <section aria-labelledby="fits-title">
      <h2 id="fits-title" className="text-title">
        Will it fit?
      </h2>
      <p className="mt-2 max-w-[62ch] text-pretty text-ink-2">
        We compare your space with the smallest and the largest real car of this class. Where only
        some of them fit, we say so.
      </p>
      <FitForm
        key={space.kind}
        choice={choiceOf(car)}
        body={body}
        bodyName={BODY_TYPES[car.bodyType]}
        sizes={SIZE_CLASSES[body]}
        outline={OUTLINES[body]}
        present={
          now &&
          nowSizes && {
            type: now,
            name: BODY_TYPES[now],
            outline: OUTLINES[now],
            length: middle(nowSizes.length),
            width: middle(nowSizes.width),
            widthWithMirrors: middle(nowSizes.widthWithMirrors),
            height: middle(nowSizes.height),
          }
        }
        given={given}
      />
    </section>
  );
}
