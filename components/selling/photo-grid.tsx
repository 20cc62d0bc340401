'use client';

import { type DragEvent, useState } from 'react';
import { PhotoTile } from './photo-tile';
import type { Photo } from './use-photo-order';

type Props = { photos: readonly Photo[]; onMove: (from: number, to: number) => void };

/** The photographs in their order, moved by drag or by their buttons. */
export function PhotoGrid({ photos, onMove }: Props) {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();

  function endDrag() {
    setDragged(undefined);
    setTarget(undefined);
  }

  function handleDragOver(event: DragEvent, index: number) {
    if (dragged === undefined) return;
    event.preventDefault();
    setTarget(index);
  }

  function handleDrop(event: DragEvent, index: number) {
    if (dragged === undefined) return;
    event.preventDefault();
    onMove(dragged, index);
    endDrag();
  }

  return (
    <ol
      aria-label="Photographs in order"
      className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3"
    >
      {photos.map(({ id }, index) => (
        <PhotoTile
          key={id}
          photos={photos}
          index={index}
          isDropTarget={target === index && dragged !== index}
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => handleDragOver(event, index)}
          onDrop={(event) => handleDrop(event, index)}
          onDragEnd={endDrag}
        />
      ))}
    </ol>
  );
}
