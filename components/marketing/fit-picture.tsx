import { pictureOf } from '@/lib/showroom/pictures/vehicle-look';
import { DRAWN_SUV } from './drawn-suv';
import { GarageFigure } from './garage-figure';

/** A car in a garage, with the remaining clearance. */
export function FitPicture() {
  const { look, length, box } = DRAWN_SUV;
  const { src, srcSet } = pictureOf(look, 'side');
  return (
    <GarageFigure length={length} car={box}>
      <img
        sizes="(min-width: 64rem) min(35.25rem, 50vw - 7rem), (min-width: 40rem) calc(92vw - 4rem), calc(100vw - 4.5rem)"
        srcSet={srcSet}
        src={src}
        alt="Illustration of an SUV in a garage, with the room that is left marked"
        width={1200}
        height={800}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover object-[50%_80%]"
      />
    </GarageFigure>
  );
}
