import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/icon';
import { PictureStrip } from './picture-strip';
import { PictureThumbnails } from './picture-thumbnails';
import { pictureButton, StripSteps } from './strip-steps';
import { type StripPicture, useStrip } from './use-strip';

type Props = {
  label: string;
  pictures: readonly StripPicture[];
  /** The index of the picture to begin with. */
  first: number;
  /** Called with the index of each picture that is shown. */
  onShow: (index: number) => void;
  onClose: () => void;
};

/** Shows a gallery's pictures uncropped in the whole window. Escape closes it; so does Back in some browsers. */
export function FullScreenGallery({ label, pictures, first, onShow, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useStrip(pictures.length, onShow);
  const { current, last, show } = strip;

  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    show(first, 'instant');
  });
  useLayoutEffect(() => open(), []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className="room fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none print:hidden!"
      onClose={onClose}
      onKeyDown={strip.handleKey}
    >
      <p
        aria-live="polite"
        className="tabular absolute top-3 left-1/2 z-1 -translate-x-1/2 rounded-full bg-paper px-4 py-1.5 font-semibold"
      >
        {current + 1} of {last + 1}
      </p>
      <button
        type="button"
        className={`${pictureButton} absolute top-2 right-2 z-1 sm:right-3`}
        aria-label="Close full screen"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" className="size-5" />
      </button>
      {/* Thumbnails stand below the picture where the window is taller than wide. */}
      <PictureStrip
        strip={strip}
        pictures={pictures}
        className={last > 0 ? 'h-full portrait:h-[calc(100%-7rem)]' : 'h-full'}
      />
      <div className="*:absolute *:top-1/2 *:-translate-y-1/2 *:first:left-3 *:last:right-3">
        <StripSteps {...strip} />
      </div>
      {last > 0 && (
        <PictureThumbnails
          strip={strip}
          pictures={pictures}
          className="px-(--gutter) [--thumbnail:7rem] sm:justify-center-safe landscape:hidden"
        />
      )}
    </dialog>
  );
}
