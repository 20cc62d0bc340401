import { pictureOf } from '@/lib/showroom/pictures/vehicle-look';
import { millimetres } from '@/lib/showroom/viewer/dimension-words';
import { DRAWN_SUV } from './drawn-suv';

/** The garage's length in mm. */
const GARAGE = 5000;
const LEFT = GARAGE - DRAWN_SUV.length;

/** A car in a garage, with the remaining clearance. */
export function FitPicture() {
  const { src, srcSet } = pictureOf(DRAWN_SUV.look, 'side');
  return (
    <div className="relative mx-auto aspect-[900/450] w-full overflow-hidden">
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
      <svg
        viewBox="0 120 900 450"
        aria-hidden="true"
        className="absolute inset-0 size-full"
        fill="none"
      >
        <path d="M76 458V134H836V458" className="stroke-ink-2" strokeWidth="3" />
        <path d="M40 458H880" className="stroke-ink-3" strokeWidth="1.5" />
        <g className="stroke-ink-3" strokeWidth="1">
          <path d="M76 490H836M76 481v18M836 481v18" />
        </g>
        <g className="stroke-signal" strokeWidth="3">
          <path d="M76 418H116M797 418H836" />
        </g>
      </svg>
      <p
        aria-hidden="true"
        className="tabular absolute top-[min(86%,100%-1.25rem)] left-1/2 -translate-x-1/2 text-small whitespace-nowrap text-ink-2"
      >
        Garage {millimetres(GARAGE)}
      </p>
      <p
        aria-hidden="true"
        className="tabular absolute top-[9%] left-[11%] text-small font-semibold text-ink"
      >
        {millimetres(LEFT)} left over
      </p>
    </div>
  );
}
