'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormState } from '@/lib/core/actions/form-state';
import { arrangePhotos, removePhoto } from '@/lib/photos/actions';
import { moved } from '@/lib/photos/order';
import { useActionForm } from '../forms/use-action-form';

export type Photo = { id: string; url: string };

type Options = { listing: string; images: Photo[]; announce: (text: string) => void };

/** The value of a button that arranges photographs. */
export const orderValue = (photos: readonly Photo[]) => photos.map(({ id }) => id).join(' ');

export const removeButtonId = (photo: string) => `remove-${photo}`;

const submitterOf = (event: FormEvent<HTMLFormElement>) =>
  (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;

/** Sorts `photos` in the order of `shown`; photographs that are not shown follow. */
function inOrderOf(shown: readonly Photo[], photos: readonly Photo[]) {
  const places = new Map(shown.map(({ id }, index) => [id, index]));
  const place = ({ id }: Photo) => places.get(id) ?? shown.length;
  return photos.toSorted((a, b) => place(a) - place(b));
}

/**
 * The photographs of a listing in their order. A move is shown at once and saved after the one that is
 * being saved; without JavaScript each button posts its form.
 */
export function usePhotoOrder({ listing, images, announce }: Options) {
  const [photos, setPhotos] = useState(images);
  const latest = useRef(photos);
  const unsaved = useRef<string>(undefined);
  /** The id of the button to focus once the change is shown, because the focused one disappears with it. */
  const focused = useRef<string>(undefined);

  function show(next: Photo[]) {
    latest.current = next;
    setPhotos(next);
  }

  function save(order: string) {
    const data = new FormData();
    data.set('listing', listing);
    data.set('photos', order);
    arranging.send(data);
  }

  const arranging = useActionForm({
    action: arrangePhotos,
    onResponse: ({ status }: FormState) => {
      const order = unsaved.current;
      unsaved.current = undefined;
      if (order) save(order);
      else if (status !== 'done') show(images);
    },
  });

  // Takes over photographs that the server has sent anew; keeps the shown order while it is being saved.
  const [known, setKnown] = useState(images);
  if (known !== images) {
    setKnown(images);
    setPhotos(arranging.pending ? inOrderOf(photos, images) : images);
  }
  useEffect(() => {
    latest.current = photos;
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  }, [photos]);

  const removing = useActionForm({
    action: removePhoto,
    onResponse: ({ status, result }: FormState) => {
      if (status !== 'done') return;
      const place = latest.current.findIndex(({ id }) => id === result);
      const left = latest.current.filter(({ id }) => id !== result);
      const neighbour = left[Math.min(place, left.length - 1)];
      if (neighbour && document.activeElement?.id === removeButtonId(`${result}`))
        focused.current = removeButtonId(neighbour.id);
      show(left);
      announce(`Photograph removed. ${latest.current.length} left.`);
    },
  });

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= latest.current.length) return;
    const next = moved(latest.current, from, to);
    show(next);
    announce(`Photograph moved to place ${to + 1} of ${next.length}.`);
    if (arranging.pending) unsaved.current = orderValue(next);
    else save(orderValue(next));
  }

  /** Moves a photograph by the attributes of the pressed button. */
  function handleArrange(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const button = submitterOf(event);
    // The first photograph has no button that makes it the first.
    focused.current = button?.id.replace(/^first-/, 'later-');
    move(Number(button?.dataset.from), Number(button?.dataset.to));
  }

  return {
    photos,
    move,
    // A photograph that was created before a reload, whose response was lost, is already in the list.
    add: (photo: Photo) => show([...latest.current.filter(({ id }) => id !== photo.id), photo]),
    arranging: { ...arranging, form: { ...arranging.form, onSubmit: handleArrange } },
    removing,
  };
}
