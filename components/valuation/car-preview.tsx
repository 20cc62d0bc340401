'use client';

import { useEffect, useState } from 'react';
import { BODY_TYPES, type BodyType, COLOURS, type Colour } from '@/lib/listings/constants';
import { cx } from '@/lib/utils';
import { VehiclePicture } from '../listings/vehicle-picture';

/** What the form says of how the car looks; empty texts are not known yet. */
export type Appearance = { make: string; model: string; bodyType: string; colour: string };

/** The look that stands faintly for a car that is not known yet. */
const GHOST = 'hatchback-bars-five-grey';

const isBody = (text: string): text is BodyType => Object.hasOwn(BODY_TYPES, text);
const isColour = (text: string): text is Colour => Object.hasOwn(COLOURS, text);

/** The name of the illustration's look. Loaded on demand: it needs the list of all renders. */
async function lookFor({ make, model, bodyType, colour }: Appearance) {
  if (!isBody(bodyType)) return undefined;
  const [{ lookOf }, { lookName }] = await Promise.all([
    import('@/lib/showroom/vehicle-look'),
    import('@/lib/showroom/picture'),
  ]);
  return lookName(lookOf({ make, model, bodyType, colour: isColour(colour) ? colour : null }));
}

/** An illustration of the described car, as soon as its body type is known; the outline of one before. */
export function CarPreview({ make, model, bodyType, colour }: Appearance) {
  const [look, setLook] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    lookFor({ make, model, bodyType, colour }).then(
      (found) => isCurrent && setLook(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [make, model, bodyType, colour]);

  const words = [isColour(colour) && COLOURS[colour], make, model].filter(Boolean).join(' ');
  return (
    <div className="needs-script relative">
      <VehiclePicture
        look={look ?? GHOST}
        imageUrl={null}
        alt={look ? words || 'A car of this body type' : ''}
        sizes="(min-width: 64rem) 40rem, 100vw"
        label={look ? undefined : ''}
        className={cx('max-lg:aspect-[2/1]', !look && '[&>img]:opacity-15 [&>img]:grayscale')}
      />
      {!look && (
        <p className="absolute inset-0 grid place-items-center px-6 text-center font-medium text-stage-label">
          Choose a body type, and the car appears
        </p>
      )}
    </div>
  );
}
