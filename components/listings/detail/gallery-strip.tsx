'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import { SharedPicture } from '../shared-picture';
import { FullScreenGallery } from './full-screen-gallery';
import { PictureStrip } from './picture-strip';
import { PictureThumbnails } from './picture-thumbnails';
import { pictureButton, StripSteps } from './strip-steps';
import { type StripPicture, useStrip } from './use-strip';

type Props = {
  /** The id of the car. */
  id: string;
  label: string;
  pictures: readonly StripPicture[];
  /** Content over the first picture. */
  turn: ReactNode;
};

/** A strip of pictures with keyboard control, buttons and a current thumbnail, which opens to the whole window. */
export function GalleryStrip({ id, label, pictures, turn }: Props) {
  const strip = useStrip(pictures.length);
  /** 0 while closed. Each opening has its own number, because the next may come before the last one's close event. */
  const [opening, setOpening] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const { current, last, show } = strip;

  const open = () => setOpening((before) => before + 1);

  function close() {
    setOpening(0);
    // The dialog restores focus to the element that had it; a pressed picture had none.
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
  }

  return (
    <section aria-label={label} className="min-w-0">
      <div className="relative max-sm:mx-[calc(-1*var(--gutter))]">
        <SharedPicture id={id}>
          <PictureStrip
            strip={strip}
            pictures={pictures}
            hasIds
            over={turn}
            className="rounded-2 max-sm:rounded-none [&_img]:cursor-zoom-in noscript:[&_img]:cursor-auto"
            onPress={open}
          />
        </SharedPicture>
        <div className="needs-script absolute right-3 bottom-3 flex gap-2">
          <button
            ref={opener}
            type="button"
            className={pictureButton}
            aria-label="Full screen"
            onClick={open}
          >
            <Icon name="expand" className="size-5" />
          </button>
          <StripSteps {...strip} />
        </div>
      </div>
      {last > 0 && (
        <>
          <p aria-live="polite" className="sr-only">
            Picture {current + 1} of {last + 1}
          </p>
          <PictureThumbnails
            strip={strip}
            pictures={pictures}
            className="[--thumbnail:calc((100%-3rem)/5)] max-sm:-mx-(--gutter) max-sm:px-(--gutter)"
          />
        </>
      )}
      {opening > 0 && (
        <FullScreenGallery
          key={opening}
          label={label}
          pictures={pictures}
          first={current}
          // The strip follows at once: the next opening may come before the close event.
          onShow={(index) => show(index, 'instant')}
          onClose={close}
        />
      )}
    </section>
  );
}
