import { namedPicture, type ViewName } from '@/lib/showroom/picture';
import { cx } from '@/lib/utils';

type Props = {
  /** The name of the look that stands for the car. */
  look: string;
  /** The seller's own picture; without one the product's illustration stands on the stage. */
  imageUrl: string | null;
  view?: ViewName;
  /** Empty where words beside the picture already say what it shows. */
  alt: string;
  /** How wide the picture is laid out, for the browser to choose a file by. */
  sizes: string;
  /** The first picture of a page is fetched first, the rest when they come near. */
  priority?: boolean;
  className?: string;
  label?: string;
};

/** One picture of a car, 3:2, on the stage. */
export function VehiclePicture(props: Props) {
  const {
    look,
    imageUrl,
    view = 'front',
    alt,
    sizes,
    priority,
    className,
    label = 'Illustration',
  } = props;
  const { src, srcSet } = imageUrl
    ? { src: imageUrl, srcSet: undefined }
    : namedPicture(look, view);
  return (
    <div className={cx('stage', className)}>
      <img
        sizes={srcSet && sizes}
        srcSet={srcSet}
        src={src}
        alt={alt}
        width={1200}
        height={800}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        // The first picture is painted with the words around it.
        decoding={priority ? 'sync' : 'async'}
        className="size-full object-cover"
      />
      {!imageUrl && (
        <span className="absolute bottom-2 left-3 text-small/5 text-stage-label">{label}</span>
      )}
    </div>
  );
}
