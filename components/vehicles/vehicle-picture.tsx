import { illustrationPath, type View } from '@/lib/illustration/illustration-path';
import { cx } from '@/lib/utils';
import type { BodyType } from '@/lib/vehicles/constants';

type Props = {
  vehicle: { bodyType: BodyType; colour: string | null };
  /** The seller's own picture; without one the product's illustration stands on the stage. */
  imageUrl: string | null;
  view?: View;
  /** Empty where words beside the picture already say what it shows. */
  alt: string;
  /** The first picture of a page is fetched first, the rest when they come near. */
  priority?: boolean;
  className?: string;
  label?: string;
};

/** One picture of a car, 3:2, on the stage. */
export function VehiclePicture(props: Props) {
  const {
    vehicle,
    imageUrl,
    view = 'side',
    alt,
    priority,
    className,
    label = 'Illustration',
  } = props;
  return (
    <div className={cx('stage', className)}>
      <img
        src={imageUrl ?? illustrationPath({ ...vehicle, view })}
        alt={alt}
        width={900}
        height={600}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={cx('size-full', imageUrl ? 'object-cover' : 'object-contain')}
      />
      {!imageUrl && (
        <span className="absolute bottom-2 left-3 text-small/5 text-stage-label">{label}</span>
      )}
    </div>
  );
}
