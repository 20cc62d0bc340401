import type { ReactNode } from 'react';
import { cx } from '@/lib/utils';

type Props = {
  /** A note about an error. */
  note: ReactNode;
  picture: ReactNode;
  /** True if the controls change the picture: it then stays in view while they are used. */
  isControlled: boolean;
  /** The controls. */
  children: ReactNode;
};

/**
 * A picture with its controls: two items of a grid where there is room for both side by side, otherwise one
 * below the other. Focused elements do not scroll under the picture.
 */
export function StageLayout({ note, picture, isControlled, children }: Props) {
  return (
    <div className="beside:contents">
      <div
        className={cx(
          'grid gap-3 beside:sticky beside:top-20 beside:row-span-2',
          isControlled &&
            'portrait:max-lg:sticky portrait:max-lg:top-16 portrait:max-lg:z-10 portrait:max-lg:-mx-(--gutter) portrait:max-lg:-my-2 portrait:max-lg:bg-paper portrait:max-lg:px-(--gutter) portrait:max-lg:py-2',
        )}
      >
        {note}
        <div className="relative">{picture}</div>
      </div>
      <div
        className={cx(
          'needs-script grid min-w-0 gap-4 mt-4 beside:mt-0',
          isControlled && 'portrait:max-lg:**:scroll-mt-[72vw]',
        )}
      >
        {children}
      </div>
    </div>
  );
}
