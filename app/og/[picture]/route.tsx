import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { PAINT_NAMES } from '@/lib/illustration/illustration-path';
import { vehicleIllustration } from '@/lib/illustration/vehicle-illustration';
import { SHARE_PICTURE } from '@/lib/seo/metadata';
import { pagePictureTitle } from '@/lib/seo/page-pictures';
import { getVehicle } from '@/lib/vehicles/queries';
import { CarPicture } from './car-picture';
import { PagePicture } from './page-picture';
import { SitePicture } from './site-picture';

export const revalidate = 600;
export const generateStaticParams = () => [];

type Context = { params: Promise<{ picture: string }> };

const side = 'side' as const;

function sitePicture() {
  const drawing = vehicleIllustration({ bodyType: 'estate', colour: 'green', view: side });
  return <SitePicture drawing={drawing} />;
}

/** Bodies and paints for pages; the same name always gets the same car. */
const PAGE_CARS = [
  { bodyType: 'suv', colour: 'green' },
  { bodyType: 'coupe', colour: 'beige' },
  { bodyType: 'hatchback', colour: 'red' },
  { bodyType: 'sedan', colour: 'silver' },
  { bodyType: 'convertible', colour: 'blue' },
] as const;

function pagePicture(name: string) {
  const title = pagePictureTitle(name);
  const car = PAGE_CARS[name.length % PAGE_CARS.length];
  if (title === null || !car) return null;
  return <PagePicture title={title} drawing={vehicleIllustration({ ...car, view: side })} />;
}

async function carPicture(id: string) {
  const vehicle = await getVehicle(id);
  if (!vehicle) return null;
  const colour = PAINT_NAMES.find((name) => name === vehicle.colour) ?? 'graphite';
  const drawing = vehicleIllustration({ bodyType: vehicle.bodyType, colour, view: side });
  return <CarPicture vehicle={vehicle} drawing={drawing} />;
}

async function png(picture: ReactElement) {
  const { width, height, type } = SHARE_PICTURE;
  // Read to its end here: a picture that cannot be drawn is an error, not half an answer to keep.
  const bytes = await new ImageResponse(picture, { width, height }).arrayBuffer();
  return new Response(bytes, { headers: { 'Content-Type': type } });
}

/**
 * The picture that link previews show: `/og/site.png`, `/og/{page}.png`,
 * `/og/{vehicle id}.png`. 404 for a car that is
 * not for sale. Throws BackendError, so that Next answers 500 and keeps nothing.
 */
export async function GET(_request: Request, { params }: Context) {
  const [, name = ''] = /^(.+)\.png$/.exec((await params).picture) ?? [];
  const picture = name === 'site' ? sitePicture() : (pagePicture(name) ?? (await carPicture(name)));
  return picture ? png(picture) : new Response('Not found', { status: 404 });
}
