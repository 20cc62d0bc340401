import { pictureOf } from '@/lib/showroom/pictures/vehicle-look';
import { millimetres } from '@/lib/showroom/viewer/describe-dimensions';
import { DRAWN_SUV } from './drawn-suv';
import { MeasureLine } from './measure-line';

/** A car with its dimensions, as the 3D viewer will show them. */
export function DimensionsPicture() {
  const { left, right, top, ground } = DRAWN_SUV.box;
  const { src, srcSet } = pictureOf(DRAWN_SUV.look, 'side');
  return (
    <div className="relative mx-auto aspect-[900/400] w-full max-w-[60rem]">
      <img
        sizes="(min-width: 64rem) 60rem, 100vw"
        srcSet={srcSet}
        src={src}
        alt="Illustration of a green SUV from the side, with its length and height marked"
        width={1200}
        height={800}
        loading="lazy"
        className="absolute inset-0 size-full object-cover object-[50%_78%]"
      />
      <svg
        viewBox="0 156 900 400"
        aria-hidden="true"
        className="absolute inset-0 size-full text-ink-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1"
      >
        <MeasureLine from={left} to={right} at={490} text={millimetres(DRAWN_SUV.length)} />
        <MeasureLine
          from={top}
          to={ground}
          at={846}
          text={millimetres(DRAWN_SUV.height)}
          isUpright
        />
      </svg>
      <p className="absolute right-0 bottom-0 text-small text-ink-3">Without mirrors and aerial</p>
    </div>
  );
}
