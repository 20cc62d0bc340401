import { driveAnswers, kindOf } from '@/lib/showroom/drive/answers';
import { DRIVE_BYTES } from '@/lib/showroom/drive/data-use';
import { type DriveCar, vehicleFigures } from '@/lib/showroom/drive/figures';
import { measuresOf } from '@/lib/showroom/models/model-measures';
import { modelPath } from '@/lib/showroom/models/model-path';
import { PAINTS } from '@/lib/showroom/paints';
import { pictureOf } from '@/lib/showroom/pictures/vehicle-look';
import type { ShowroomCar } from '@/lib/showroom/showroom-car';
import { kilobytes } from '@/lib/showroom/viewer/data-use';
import { CoursePlan } from './course-plan';
import { DriveAnswers } from './drive-answers';
import { DriveStage } from './drive-stage';

/** A short course to drive the car on, and answers to the same questions as text. */
export function TestDrive({ car }: { car: ShowroomCar }) {
  const known: DriveCar = {
    body: car.look.body,
    fuel: car.fuelType,
    engineSize: car.engineSize,
    year: car.year,
  };
  const { src, srcSet } = pictureOf(car.look, 'side');
  return (
    <div className="grid gap-12">
      <DriveStage
        figures={vehicleFigures(known)}
        model={modelPath(car.look)}
        paint={PAINTS[car.look.paint].colour}
        title={car.title}
        kilobytes={kilobytes(DRIVE_BYTES + measuresOf(car.look).bytes)}
        picture={
          <img
            src={src}
            srcSet={srcSet}
            sizes="(min-width: 64rem) 50vw, 90vw"
            alt={`Illustration of the car from the side: ${car.title}`}
            width={1200}
            height={800}
            // Crops most of the space around the car, so that the button stays above the fold.
            className="aspect-2/1 max-h-80 w-full object-cover object-[50%_62%]"
          />
        }
        plan={<CoursePlan />}
      />
      <DriveAnswers kind={kindOf(known)} answers={driveAnswers(known)} />
    </div>
  );
}
