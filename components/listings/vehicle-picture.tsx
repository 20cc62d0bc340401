import type { ReactNode } from 'react';
import { photoSources } from '@/lib/photos/files';
import {
  isAtPlace,
  namedPicture,
  type PictureView,
  type Sources,
} from '@/lib/showroom/pictures/picture';
import { cx } from '@/lib/utils';

type Props = {
  /** The name of the showroom illustration. */
  look: string;
  /** The seller's photograph; null shows the illustration. */
  imageUrl: string | null;
  view?: PictureView;
  /** An opaque illustration of an inside, in place of a view. */
  inside?: Sources;
  /** Empty where adjacent text already describes the picture. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loads eagerly with high priority; other pictures load lazily. */
  priority?: boolean;
  className?: string;
  label?: ReactNode;
  onLoad?: () => void;
};

/** The tone of the stage for paints that are as pale or as dark as it: see `stage` in globals.css. */
const TONES: Readonly<Record<string, string>> = { white: 'pale', silver: 'pale', black: 'dark' };

/** The tone of a look's stage: its name ends in the paint. */
const toneOf = (look: string) => TONES[look.slice(look.lastIndexOf('-') + 1)];

/** A vehicle picture, 3:2. */
export function VehiclePicture(props: Props) {
  const {
    look,
    imageUrl,
    view = 'front',
    inside,
    alt,
    sizes,
    priority,
    className,
    label = 'Illustration',
    onLoad,
  } = props;
  const { src, srcSet } = imageUrl ? photoSources(imageUrl) : (inside ?? namedPicture(look, view));
  const isOnStage = !imageUrl && !inside && !isAtPlace(view);
  // Close to its nose a car covers the foot of the stage.
  const isLabelOnStage = isOnStage && view !== 'nose';
  return (
    <div data-tone={isOnStage ? toneOf(look) : undefined} className={cx('stage', className)}>
      <img
        sizes={srcSet && sizes}
        srcSet={srcSet}
        src={src}
        alt={alt}
        width={1200}
        height={800}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        // Paint the first picture in the same frame as the text around it.
        decoding={priority ? 'sync' : 'async'}
        onLoad={onLoad}
        className="size-full object-cover"
      />
      {!imageUrl && label && (
        <span
          // The text alternative contains the label.
          aria-hidden={alt ? true : undefined}
          className={cx(
            'picture-label',
            isLabelOnStage ? 'text-stage-label' : 'left-2 rounded-1 bg-surface px-2',
          )}
        >
          {label}
        </span>
      )}
    </div>
  );
}
