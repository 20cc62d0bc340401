import type { Look } from '@/lib/showroom/pictures/rendered-designs';
import { pictureOf } from '@/lib/showroom/pictures/vehicle-look';

/** Inspection points on the visible side, in per cent of the picture. */
const POINTS = [
  { label: 'Front tyre, worn inner edge?', left: 26.5, top: 70 },
  { label: 'Sill, corrosion?', left: 50, top: 67 },
  { label: 'Rear arch, repaint or dent?', left: 75, top: 47 },
  { label: 'Windscreen, chip in the driver’s view?', left: 38, top: 31 },
];

const ESTATE: Look = { body: 'estate', face: 'bars', wheel: 'multi', paint: 'silver' };

/** A car with its inspection points. */
export function InspectionPicture() {
  const { src, srcSet } = pictureOf(ESTATE, 'side');
  return (
    <div className="mx-auto grid max-w-[60rem] items-center gap-x-8 gap-y-4 md:grid-cols-[1fr_15rem]">
      <div className="relative aspect-[900/400] w-full">
        <img
          sizes="(min-width: 64rem) 44rem, 100vw"
          srcSet={srcSet}
          src={src}
          alt="Illustration of a silver estate from the side, with four numbered places"
          width={1200}
          height={800}
          loading="lazy"
          className="absolute inset-0 size-full object-cover object-[50%_78%]"
        />
        {POINTS.map(({ label, left, top }, index) => (
          <span
            key={label}
            aria-hidden="true"
            className="tabular absolute grid size-6 -translate-1/2 place-items-center rounded-full border border-ink bg-paper text-small font-semibold sm:size-7"
            style={{ left: `${left}%`, top: `${top}%` }}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <ol className="grid gap-2 text-ink-2">
        {POINTS.map(({ label }, index) => (
          <li key={label} className="flex gap-3">
            <span aria-hidden="true" className="tabular w-3 shrink-0 text-ink-3">
              {index + 1}
            </span>
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}
