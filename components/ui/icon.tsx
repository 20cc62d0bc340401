import { cx } from '@/lib/utils';

export type IconName =
  | 'alert'
  | 'arrow-left'
  | 'arrow-right'
  | 'badge-check'
  | 'bell'
  | 'box'
  | 'brush'
  | 'calendar'
  | 'car'
  | 'check'
  | 'chevron-left'
  | 'chevron-right'
  | 'close'
  | 'expand'
  | 'eye'
  | 'file-check'
  | 'fuel'
  | 'gauge'
  | 'heart'
  | 'info'
  | 'lock'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'message'
  | 'phone'
  | 'refresh'
  | 'scale'
  | 'search'
  | 'share'
  | 'shield-check'
  | 'sliders'
  | 'store'
  | 'transmission'
  | 'unbeaten'
  | 'user'
  | 'verdict-at'
  | 'verdict-far_below'
  | 'verdict-none'
  | 'verdict-over'
  | 'verdict-under';

type Props = { name: IconName; className?: string };

/** A decorative icon of the sprite `public/icons.svg`; adjacent text must carry the meaning. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={cx('icon', className)} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
