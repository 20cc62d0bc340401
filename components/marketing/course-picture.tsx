import { illustrationPath } from '@/lib/illustration/illustration-path';

/** Places of the course, in per cent of its picture. */
const PLACES = [
  { words: 'Start', left: 12, top: 70 },
  { words: 'Hill', left: 35, top: 14 },
  { words: 'Roundabout', left: 63, top: 46 },
  { words: 'Bay', left: 88, top: 78 },
];

const ROAD =
  'M110 255C110 150 190 90 300 90S450 190 520 206s60-40 110-40 66 44 66 74-24 74-66 74-66-30-110-30c-90 0-110 60-200 60H200c-50 0-90-30-90-79ZM696 240c60 0 90 20 120 60';

/** The plan of a short course, with the car that drives it. */
export function CoursePicture() {
  return (
    <div className="relative mx-auto aspect-[900/400] w-full max-w-[60rem]">
      <svg
        viewBox="0 0 900 400"
        role="img"
        aria-label="Plan of a short course: a start, a hill, a roundabout and a parking bay"
        className="absolute inset-0 size-full"
        fill="none"
      >
        <path d={ROAD} className="stroke-sunken" strokeWidth="44" strokeLinecap="round" />
        <path d={ROAD} className="stroke-ink-3" strokeWidth="1.5" strokeDasharray="10 12" />
        <circle cx="630" cy="240" r="24" className="fill-paper stroke-ink-3" strokeWidth="1.5" />
        <path d="M790 270h76v62h-76z" className="stroke-ink-2" strokeWidth="2" />
        {[255, 262, 276, 290].map((x) => (
          <path key={x} d={`M${x + 20} 64v12`} className="stroke-ink-3" strokeWidth="1.5" />
        ))}
      </svg>
      <img
        src={illustrationPath({ bodyType: 'hatchback', colour: 'red' })}
        alt=""
        width={900}
        height={600}
        loading="lazy"
        className="absolute top-[56%] left-[28%] aspect-[900/300] w-[28%] object-cover object-[50%_76%]"
      />
      {PLACES.map(({ words, left, top }) => (
        <span
          key={words}
          aria-hidden="true"
          className="absolute -translate-x-1/2 -translate-y-1/2 rounded-1 bg-paper px-1.5 text-small text-ink-2"
          style={{ left: `${left}%`, top: `${top}%` }}
        >
          {words}
        </span>
      ))}
    </div>
  );
}
