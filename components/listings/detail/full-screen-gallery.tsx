import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { iconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PictureStrip } from './picture-strip';
import { PictureThumbnails } from './picture-thumbnails';
import { StripSteps } from './strip-steps';
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
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-paper text-ink open:flex print:hidden!"
      onClose={onClose}
      onKeyDown={strip.handleKey}
    >
      <div className="wrap flex w-full items-center justify-between py-2">
        <p aria-live="polite" className="tabular font-semibold">
          {current + 1} of {last + 1}
        </p>
        <button
          type="button"
          className={`${iconButton} -mr-2.5`}
          aria-label="Close full screen"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <div className="relative min-h-0 flex-1">
        <PictureStrip strip={strip} pictures={pictures} className="h-full" />
        <div className="absolute right-(--gutter) bottom-3 flex gap-2 max-sm:hidden">
          <StripSteps {...strip} />
        </div>
      </div>
      {last > 0 && (
        <PictureThumbnails
          strip={strip}
          pictures={pictures}
          className="shrink-0 px-(--gutter) pb-3 [--thumbnail:7rem] sm:justify-center-safe [@media(max-height:30rem)]:hidden"
        />
      )}
    </dialog>
  );
}
