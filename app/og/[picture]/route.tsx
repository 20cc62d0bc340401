import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { MIN_COMPARED } from '@/lib/compare/limits';
import { readChoice } from '@/lib/compare/read-choice';
import { drawPicture, isOverloaded } from '@/lib/core/http/render-queue';
import { unavailable } from '@/lib/core/http/unavailable';
import { findVehicle } from '@/lib/listings/queries';
import { SHARE_PICTURE, sharePictureType } from '@/lib/seo/metadata';
import { pagePictureTitle } from '@/lib/seo/page-pictures';
import { HERO } from '@/lib/showroom/pictures/hero';
import type { Look } from '@/lib/showroom/pictures/rendered-designs';
import { lookOf, mainPicture } from '@/lib/showroom/pictures/vehicle-look';
import { carAtPlace, carPhoto, cutPhoto } from './car-photo';
import { CarPicture } from './car-picture';
import { carRender } from './car-render';
import { ComparisonPicture, columnSize } from './comparison-picture';
import { PagePicture } from './page-picture';
import { SitePicture } from './site-picture';

export const revalidate = 600;
export const generateStaticParams = () => [];

// Two pictures are rendered at a time; several sharp threads for each would starve page renders.
sharp.concurrency(1);

type Context = { params: Promise<{ picture: string }> };

async function sitePicture() {
  return <SitePicture car={await carRender(HERO)} />;
}

/** Cars for page pictures, chosen by the length of the page's name, so that the choice is stable. */
const PAGE_CARS: readonly Look[] = [
  { body: 'suv', face: 'bars', wheel: 'five', paint: 'green' },
  { body: 'coupe', face: 'mouth', wheel: 'fork', paint: 'beige' },
  { body: 'hatchback', face: 'bars', wheel: 'five', paint: 'red' },
  { body: 'sedan', face: 'twinbar', wheel: 'multi', paint: 'silver' },
  { body: 'convertible', face: 'round', wheel: 'cross', paint: 'blue' },
];

async function pagePicture(name: string) {
  const title = pagePictureTitle(name);
  const look = PAGE_CARS[name.length % PAGE_CARS.length];
  if (title === null || !look) return null;
  return <PagePicture title={title} car={await carRender(look)} />;
}

async function carPicture(id: string) {
  const vehicle = id ? await findVehicle(id) : null;
  if (!vehicle) return null;
  const photo = await carPhoto(vehicle.images);
  const filling = photo ?? (await carAtPlace(vehicle));
  const car = filling?.car ?? (await carRender(lookOf(vehicle), mainPicture(vehicle).view));
  return (
    <CarPicture
      vehicle={vehicle}
      car={car}
      filledFrom={filling?.from ?? null}
      isPhoto={photo !== null}
    />
  );
}

/** A comparison of cars by their ids; null unless two are for sale and the name is the normal form. */
async function comparisonPicture(name: string) {
  const { ids } = readChoice({ cars: name.replaceAll('_', ',') });
  if (ids.join('_') !== name) return null;
  const vehicles = (await Promise.all(ids.map(findVehicle))).filter((vehicle) => vehicle !== null);
  if (vehicles.length < MIN_COMPARED) return null;
  const { width, height } = columnSize(vehicles.length);
  const cars = await Promise.all(
    vehicles.map(async (vehicle) => {
      const photo = await cutPhoto(vehicle.images, width, height);
      return {
        vehicle,
        picture: photo ?? (await carRender(lookOf(vehicle))),
        isPhoto: photo !== null,
      };
    }),
  );
  return <ComparisonPicture cars={cars} />;
}

async function encode(picture: ReactElement, type: string) {
  // The response is read in full, so that a render error throws here and no truncated response is cached.
  const rendered = sharp(await new ImageResponse(picture, SHARE_PICTURE).arrayBuffer());
  // Some messengers ignore pictures above 300 kB.
  const encoded =
    type === 'image/jpeg'
      ? rendered.jpeg({ quality: 82, mozjpeg: true })
      : rendered.png({ palette: true, effort: 5 });
  const bytes = await encoded.toBuffer();
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
}

/** Renders the picture of a name. JPEG pictures exist only for listings and comparisons of them. */
async function pictureOf(name: string, type: string) {
  if (type === 'image/jpeg') return name.includes('_') ? comparisonPicture(name) : carPicture(name);
  return name === 'site' ? sitePicture() : ((await pagePicture(name)) ?? carPicture(name));
}

async function draw(name: string, type: string) {
  const picture = await pictureOf(name, type);
  return picture ? encode(picture, type) : new Response('Not found', { status: 404 });
}

/**
 * Responds with the share picture for link previews: `/og/site.png`, `/og/{page}.png`, `/og/{vehicle id}.jpg` and,
 * for a comparison, `/og/{ids joined by underscores}.jpg`; older links name a vehicle's `.png`. 404 for a car that is not for sale, 503 if the render queue is full.
 * Throws BackendError, for which Next sends a 500 and caches nothing.
 */
export async function GET(_request: Request, { params }: Context) {
  const { picture } = await params;
  const [, name = ''] = /^(.+)\.(?:png|jpg)$/.exec(picture) ?? [];
  try {
    return await drawPicture(() => draw(name, sharePictureType(picture)));
  } catch (error) {
    if (isOverloaded(error)) return unavailable('Busy');
    throw error;
  }
}
