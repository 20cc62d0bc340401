import { measuresOf } from '@/lib/showroom/models/model-measures';
import { arModelPath } from '@/lib/showroom/models/model-path';
import { lookName, VIEWS } from '@/lib/showroom/pictures/picture';
import { pictureOf } from '@/lib/showroom/pictures/vehicle-look';
import { VIEW_LABELS } from '@/lib/showroom/pictures/view-labels';
import { carInSentence, type ShowroomCar } from '@/lib/showroom/showroom-car';
import { VehiclePicture } from '../../listings/vehicle-picture';
import { MeasureList } from './measure-list';
import { turnedCar } from './turned-car';
import type { ViewedCar } from './viewed-car';
import { Viewer } from './viewer';

/** Returns the pictures of a walk round the car. */
const stepsOf = ({ look }: ShowroomCar) =>
  VIEWS.map((view) => ({ src: pictureOf(look, view).src, from: VIEW_LABELS[view] }));

function viewedCar(car: ShowroomCar): ViewedCar {
  const { look } = car;
  const { length, width, height } = measuresOf(look);
  return {
    ...turnedCar(car),
    body: look.body,
    arModel: arModelPath(look, look.paint),
    size: { length, width, height },
    steps: stepsOf(car),
  };
}

/** The car as a 3D model, on the screen and through a phone's camera. */
export function ArViewer({ car }: { car: ShowroomCar }) {
  const { look, title, listing } = car;
  const photograph = listing?.images[0]?.url ?? null;
  const steps = stepsOf(car);
  return (
    <>
      <div className="items-start gap-x-8 beside:grid beside:grid-cols-[minmax(0,1fr)_clamp(16rem,27vw,20rem)] beside:grid-rows-[auto_1fr] lg:gap-x-12">
        <Viewer car={viewedCar(car)}>
          <VehiclePicture
            look={lookName(look)}
            imageUrl={photograph}
            alt={photograph ? `${title}, photograph 1` : `Illustration of ${carInSentence(car)}`}
            sizes="(min-width: 64rem) 60vw, 100vw"
            priority
          />
        </Viewer>
        <div className="pt-10">
          <MeasureList look={look} isListing={listing !== null} />
        </div>
      </div>
      <div className="only-without-script mt-8">
        <p>Turning the car needs JavaScript, which is off. These are its pictures.</p>
        <ul className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
          {steps.slice(1).map(({ src, from }) => (
            <li key={src} className="stage">
              <img
                src={src}
                alt={`Illustration of ${carInSentence(car)} ${from}`}
                width={1200}
                height={800}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
