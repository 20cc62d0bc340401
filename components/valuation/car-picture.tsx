'use client';

import { BODY_TYPES, type BodyType, COLOURS, type Colour } from '@/lib/listings/constants';
import { lookName } from '@/lib/showroom/pictures/picture';
import { lookOf } from '@/lib/showroom/pictures/vehicle-look';
import { VehiclePicture } from '../listings/vehicle-picture';

/** The form's values that determine the car's look; empty texts are not known yet. */
export type Appearance = { make: string; model: string; bodyType: string; colour: string };

const isBody = (text: string): text is BodyType => Object.hasOwn(BODY_TYPES, text);
const isColour = (text: string): text is Colour => Object.hasOwn(COLOURS, text);

/** An illustration of a car whose body type is known. */
export function CarPicture({ make, model, bodyType, colour }: Appearance) {
  if (!isBody(bodyType)) return null;
  const paint = isColour(colour) ? colour : null;
  const name = [paint && COLOURS[paint], make, model].filter(Boolean).join(' ');
  return (
    <VehiclePicture
      look={lookName(lookOf({ make, model, bodyType, colour: paint }))}
      imageUrl={null}
      alt={name || 'A car of this body type'}
      sizes="(min-width: 64rem) 40rem, 100vw"
      className="max-lg:aspect-[2/1]"
    />
  );
}
