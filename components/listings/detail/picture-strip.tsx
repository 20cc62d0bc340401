import type { MouseEvent, ReactNode } from 'react';
import type { Strip, StripPicture } from './use-strip';

/** Makes the scroller focusable for arrow keys; not every browser does so by default. */
const FOCUSABLE = { tabIndex: 0 };

type Props = {
  strip: Strip;
  pictures: readonly StripPicture[];
  /** Makes the pictures the targets of links: `picture-1`, `picture-2`… */
  hasIds?: boolean;
  /** Content over the first picture. */
  over?: ReactNode;
  className: string;
  /** Called when a picture itself is pressed, not an element over it. */
  onPress?: () => void;
};

/** Pictures side by side, one in sight, moved by swipes and arrow keys. */
export function PictureStrip(props: Props) {
  const { strip, pictures, hasIds, over, className, onPress } = props;
  return (
    <ul
      {...FOCUSABLE}
      {...strip.scroller}
      aria-label="Pictures, moved by the arrow keys"
      className={`flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth ${className}`}
      onClick={(event: MouseEvent) => {
        if (event.target instanceof HTMLImageElement && !event.defaultPrevented) onPress?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget)
          return strip.handleKey(event);
        // Otherwise the same Enter would press the element that the dialog focuses.
        event.preventDefault();
        onPress?.();
      }}
    >
      {pictures.map(({ picture }, index) => {
        const id = `picture-${index + 1}`;
        return (
          <li
            key={id}
            id={hasIds ? id : undefined}
            className="relative grid w-full shrink-0 snap-center snap-always place-items-center in-[dialog]:[container-type:size]"
          >
            {picture}
            {index === 0 && over}
          </li>
        );
      })}
    </ul>
  );
}
