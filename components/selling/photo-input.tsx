'use client';

import {
  type ChangeEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { photosApiPath } from '@/lib/paths';
import { ACCEPTED, MAX_PHOTOS } from '@/lib/photos/limits';
import { cx } from '@/lib/utils';
import { button } from '../ui/button';

type Props = { listing: string; onFiles: (files: File[]) => void };

const isFileDrag = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Lets the user choose, take or drop photographs; without JavaScript it is a form that sends them. */
export function PhotoInput({ listing, onFiles }: Props) {
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  function take(input: HTMLInputElement | null) {
    if (!input?.files?.length) return;
    onFiles([...input.files]);
    // Clears the input, so that the same file can be chosen again.
    input.value = '';
  }

  // Takes files that were chosen before the script had loaded.
  const takeEarly = useEffectEvent(() => take(chooser.current));
  useEffect(() => takeEarly(), []);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => take(currentTarget);

  function handleDrag(event: DragEvent) {
    if (!isFileDrag(event)) return;
    event.preventDefault();
    setOver(true);
  }

  function handleDrop(event: DragEvent) {
    if (!isFileDrag(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  const control = 'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2';
  return (
    <form
      action={photosApiPath(listing)}
      method="post"
      encType="multipart/form-data"
      aria-label="Add photographs"
      onDragEnter={handleDrag}
      onDragOver={handleDrag}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={cx(
        'grid justify-items-center gap-4 rounded-2 border-2 border-dashed px-5 py-8 text-center',
        isOver ? 'border-link bg-verified-tint' : 'border-line-strong bg-surface',
      )}
    >
      <p className="needs-script font-semibold max-md:hidden">Drop photographs here, or</p>
      <div className="flex flex-wrap justify-center gap-3">
        <label className={button('primary', 'medium', control)}>
          <span className="needs-script">Choose photographs</span>
          <input
            ref={chooser}
            type="file"
            name="photos"
            multiple
            accept={ACCEPTED}
            aria-label="Choose photographs"
            className="noscript:static noscript:max-w-full noscript:opacity-100 absolute inset-0 cursor-pointer opacity-0"
            onChange={handleChange}
          />
        </label>
        <label
          className={button('secondary', 'medium', `needs-script pointer-fine:hidden ${control}`)}
        >
          Take a photograph
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={handleChange}
          />
        </label>
      </div>
      <button type="submit" className={button('secondary', 'medium', 'only-without-script')}>
        Send
      </button>
      <p className="max-w-[48ch] text-pretty text-small text-ink-3">
        Up to {MAX_PHOTOS}, each a JPEG, PNG, WebP, AVIF or HEIC of at most 15 MB. Where and when it
        was taken is removed.
      </p>
      <p className="only-without-script text-small text-ink-3">
        At most 20 MB at a time; a HEIC has to be made a JPEG first.
      </p>
    </form>
  );
}
