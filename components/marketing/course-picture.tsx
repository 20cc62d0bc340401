import type { Look } from '@/lib/showroom/pictures/rendered-designs';
import { pictureOf } from '@/lib/showroom/pictures/vehicle-look';

/** Positions on the course, in per cent of its length. */
const PLACES = [
  { label: 'Pull away', left: 16 },
  { label: 'Hill start', left: 44 },
  { label: 'Brake', left: 69 },
  { label: 'Park', left: 90 },
];

const SURFACE = 'M0 300H300C372 300 398 206 470 206h40C582 206 606 300 678 300H900';

const HATCHBACK: Look = { body: 'hatchback', face: 'bars', wheel: 'five', paint: 'red' };

/** Side view of the driving course with the car. */
export function CoursePicture() {
  const { src, srcSet } = pictureOf(HATCHBACK, 'side');
  return (
    <div className="relative mx-auto aspect-[900/300] w-full max-w-[60rem]">
      <svg
        viewBox="0 90 900 300"
        role="img"
        aria-label="A short course from the side: pull away, a hill start, braking and a parking bay"
        className="absolute inset-0 size-full"
        fill="none"
      >
        <path d={`${SURFACE}V330H0Z`} className="fill-line" />
        <path d={SURFACE} className="stroke-ink-3" strokeWidth="2" />
        <path d="M752 300v-22M876 300v-92" className="stroke-ink-2" strokeWidth="2" />
        <path d="M752 292H876" className="stroke-ink-3" strokeWidth="1.5" strokeDasharray="4 6" />
        <rect
          x="858"
          y="172"
          width="36"
          height="36"
          rx="4"
          className="stroke-ink-2"
          strokeWidth="2"
        />
        <path
          d="M871 200v-20h6a6 6 0 0 1 0 12h-6"
          className="stroke-ink"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </svg>
      <img
        sizes="(min-width: 64rem) 20rem, 32vw"
        srcSet={srcSet}
        src={src}
        alt=""
        width={1200}
        height={800}
        loading="lazy"
        className="absolute top-[21%] left-0 w-[32%] -scale-x-100"
      />
      {PLACES.map(({ label, left }) => (
        <span
          key={label}
          aria-hidden="true"
          className="absolute top-[86%] -translate-x-1/2 text-small whitespace-nowrap text-ink-2"
          style={{ left: `${left}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
