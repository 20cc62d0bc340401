import { VehiclePicture } from '../listings/vehicle-picture';

/** What stands in place of the described car until its body type is known: the outline of one. */
export function CarPicturePlaceholder() {
  return (
    <div className="relative">
      <VehiclePicture
        look="hatchback-bars-five-grey"
        imageUrl={null}
        alt=""
        sizes="(min-width: 64rem) 40rem, 100vw"
        label=""
        className="max-lg:aspect-[2/1] [&>img]:opacity-15 [&>img]:grayscale"
      />
      <p className="absolute inset-0 grid place-items-center px-6 text-center font-medium text-stage-label">
        Choose a body type, and the car appears
      </p>
    </div>
  );
}
