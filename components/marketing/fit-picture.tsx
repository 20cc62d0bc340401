import { illustrationPath } from '@/lib/illustration/illustration-path';

/** Millimetres, and pixels of the drawing in which the car is 4,550 mm long: see lib/illustration. */
const GARAGE = 5000;
const LEFT = 450;
const millimetres = (length: number) => `${length.toLocaleString('en-GB')} mm`;

/** A garage with a car in it, and what room is left. */
export function FitPicture() {
  return (
    <div className="relative mx-auto aspect-[900/450] w-full overflow-hidden">
      <img
        src={illustrationPath({ bodyType: 'suv', colour: 'green' })}
        alt="Illustration of an SUV in a garage, with the room that is left marked"
        width={900}
        height={600}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover object-[50%_80%]"
      />
      <svg
        viewBox="0 120 900 450"
        aria-hidden="true"
        className="absolute inset-0 size-full"
        fill="none"
      >
        <path d="M72 480V156H847V480" className="stroke-ink-2" strokeWidth="3" />
        <path d="M40 480H880" className="stroke-ink-3" strokeWidth="1.5" />
        <g className="stroke-ink-3" strokeWidth="1">
          <path d="M72 512H847M72 503v18M847 503v18" />
        </g>
        <g className="stroke-signal" strokeWidth="3">
          <path d="M72 440H97M803 440H847" />
        </g>
      </svg>
      <p
        aria-hidden="true"
        className="tabular absolute bottom-0 left-1/2 flex -translate-x-1/2 gap-3 text-small whitespace-nowrap text-ink-2"
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
