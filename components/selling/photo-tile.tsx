import type { DragEvent } from 'react';
import { photoSources } from '@/lib/photos/files';
import { moved } from '@/lib/photos/order';
import { cx } from '@/lib/utils';
import { button, iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { orderValue, type Photo, removeButtonId } from './use-photo-order';

/** The ids of the forms whose buttons are in every tile. */
export const ARRANGE_FORM = 'arrange-photographs';
export const REMOVE_FORM = 'remove-photographs';

type Props = {
  photos: readonly Photo[];
  index: number;
  isDropTarget: boolean;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
};

const MOVE = `${iconButton} border border-line-strong bg-surface aria-disabled:border-line`;

/** A photograph in the grid, with the buttons that move and remove it. */
export function PhotoTile({ photos, index, isDropTarget, ...drag }: Props) {
  const photo = photos[index];
  if (!photo) return null;
  const name = `photograph ${index + 1}`;
  const isFirst = index === 0;
  const isLast = index === photos.length - 1;
  /** The attributes of a button that moves the photograph, with or without JavaScript. */
  const to = (place: number, action: string) => ({
    type: 'submit' as const,
    form: ARRANGE_FORM,
    name: 'photos',
    value: orderValue(moved(photos, index, place)),
    id: `${action}-${photo.id}`,
    'data-from': index,
    'data-to': place,
  });
  return (
    <li draggable {...drag} className="grid content-start gap-2 pointer-fine:cursor-grab">
      <div className={cx('stage', isDropTarget && 'outline-3 outline-offset-2 outline-link')}>
        <img
          {...photoSources(photo.url)}
          sizes="(min-width: 64rem) 240px, (min-width: 40rem) 30vw, 46vw"
          alt={`Photograph ${index + 1} of ${photos.length}`}
          width={1200}
          height={800}
          draggable={false}
          className="size-full object-cover"
        />
        {isFirst && (
          <span className="absolute bottom-2 left-2 rounded-1 bg-surface px-2 text-small/6 font-medium">
            Main photograph
          </span>
        )}
        <button
          type="submit"
          form={REMOVE_FORM}
          name="photo"
          value={photo.id}
          id={removeButtonId(photo.id)}
          aria-label={`Remove ${name}`}
          className={`${iconButton} absolute top-1.5 right-1.5 bg-surface`}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          {...to(index - 1, 'earlier')}
          aria-label={`Move ${name} earlier`}
          aria-disabled={isFirst}
          className={MOVE}
        >
          <Icon name="chevron-left" className="size-5" />
        </button>
        <button
          {...to(index + 1, 'later')}
          aria-label={`Move ${name} later`}
          aria-disabled={isLast}
          className={MOVE}
        >
          <Icon name="chevron-right" className="size-5" />
        </button>
        {!isFirst && (
          <button
            {...to(0, 'first')}
            aria-label={`Make first: ${name}`}
            className={button('quiet', 'small', 'px-2!')}
          >
            Make first
          </button>
        )}
      </div>
    </li>
  );
}
