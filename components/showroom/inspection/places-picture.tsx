import { INSPECTION_GROUPS } from '@/lib/showroom/inspection/groups';
import { PLACES } from '@/lib/showroom/inspection/places';
import type { GroupId } from '@/lib/showroom/inspection/types';
import { pictureOf } from '@/lib/showroom/pictures/vehicle-look';
import type { ShowroomCar } from '@/lib/showroom/showroom-car';

type Props = {
  car: ShowroomCar;
  /** The page with all groups; empty on that page itself. */
  page: string;
};

/** The car from the side with its places: each links to its group of points. */
export function PlacesPicture({ car, page }: Props) {
  const places: Partial<Record<GroupId, readonly [number, number]>> = PLACES[car.look.body];
  const { src, srcSet } = pictureOf(car.look, 'side');
  return (
    <figure>
      <div className="stage aspect-[900/420]!">
        <img
          src={src}
          srcSet={srcSet}
          sizes="(min-width: 64rem) 40rem, 100vw"
          alt=""
          width={1200}
          height={800}
          className="absolute inset-0 size-full object-cover object-[50%_72%]"
        />
        <ul>
          {INSPECTION_GROUPS.map(({ id, name }, index) => {
            const place = places[id];
            return (
              place && (
                <li key={id}>
                  <a
                    href={`${page}#inspection-${id}`}
                    title={name}
                    style={{ left: `${place[0]}%`, top: `${place[1]}%` }}
                    className="group/place absolute grid size-11 -translate-1/2 place-items-center rounded-full"
                  >
                    <span
                      aria-hidden="true"
                      className="tabular grid size-7 place-items-center rounded-full border border-ink bg-paper text-small font-semibold group-hover/place:bg-ink group-hover/place:text-paper"
                    >
                      {index + 1}
                    </span>
                    <span className="sr-only">{name}</span>
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </div>
      <figcaption className="mt-2 text-right text-small text-stage-label">Illustration</figcaption>
    </figure>
  );
}
