import { pictureOf } from '@/lib/showroom/vehicle-look';
import { millimetres } from '@/lib/showroom/viewer/dimension-words';
import { DRAWN_SUV } from './drawn-suv';

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
        <path d={`M${left} 490H${right}M${left} 481v18M${right} 481v18`} />
        <path d={`M846 ${top}V${ground}M837 ${top}h18M837 ${ground}h18`} />
      </svg>
      <p
        aria-hidden="true"
        className="tabular absolute top-[min(87%,100%-1.25rem)] left-1/2 -translate-x-1/2 text-small whitespace-nowrap text-ink-2"
      >
        {millimetres(DRAWN_SUV.length)}
      </p>
      <p
        aria-hidden="true"
        className="tabular absolute -top-2 right-0 text-small sm:top-[4%] text-ink-2 sm:right-[1%]"
      >
        {millimetres(DRAWN_SUV.height)}
      </p>
    </div>
  );
}
