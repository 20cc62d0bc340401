import { illustrationPath } from '@/lib/illustration/illustration-path';

/** The drawn SUV, in millimetres and in pixels of its 900 by 600 drawing: see lib/illustration. */
const LENGTH = 4550;
const HEIGHT = 1680;
const BOX = { left: 97.5, right: 802.5, top: 219.5, ground: 480 };

const millimetres = (length: number) => `${length.toLocaleString('en-GB')} mm`;

/** A car with its measures, as the viewer will place it. */
export function DimensionsPicture() {
  const { left, right, top, ground } = BOX;
  return (
    <div className="relative mx-auto aspect-[900/400] w-full max-w-[60rem] overflow-hidden">
      <img
        src={illustrationPath({ bodyType: 'suv', colour: 'green' })}
        alt="Illustration of a green SUV from the side, with its length and height marked"
        width={900}
        height={600}
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
        <path d={`M${left} 512H${right}M${left} 503v18M${right} 503v18`} />
        <path d={`M846 ${top}V${ground}M837 ${top}h18M837 ${ground}h18`} />
      </svg>
      <p
        aria-hidden="true"
        className="tabular absolute bottom-0 left-1/2 -translate-x-1/2 text-small text-ink-2"
      >
        {millimetres(LENGTH)}
      </p>
      <p
        aria-hidden="true"
        className="tabular absolute top-[4%] right-0 text-small text-ink-2 sm:right-[1%]"
      >
        {millimetres(HEIGHT)}
      </p>
    </div>
  );
}
