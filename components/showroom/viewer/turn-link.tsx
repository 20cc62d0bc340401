import type { Route } from 'next';
import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useState } from 'react';
import { hasWebGl } from '@/lib/showroom/webgl';
import { Icon } from '../../ui/icon';
import { isPlainClick, Link } from '../../ui/link';

/** The look of the link, and of the controls that replace it. */
export const PILL =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-semibold hover:border-ink';

type Props = {
  ref: Ref<HTMLAnchorElement>;
  /** The showroom's page of this car, which the link opens if the car is not turned in place. */
  showroom: Route;
  dataUse: string;
  className: string;
  onTurn: () => void;
};

/**
 * A link to the showroom, which JavaScript turns into a button that turns the car in place. It still opens
 * the showroom in new tabs and windows, and without WebGL, which the showroom explains. WebGL is tested at the
 * press, because the test takes a moment, so the role is a button without WebGL too.
 */
export function TurnLink({ ref, showroom, dataUse, className, onTurn }: Props) {
  const [isButton, setButton] = useState(false);
  useEffect(() => setButton(true), []);

  function turn(event: MouseEvent) {
    if (!isPlainClick(event) || !hasWebGl()) return;
    event.preventDefault();
    onTurn();
  }

  function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <Link
      ref={ref}
      href={showroom}
      role={isButton ? 'button' : undefined}
      className={className}
      onClick={turn}
      onKeyDown={pressBySpace}
    >
      <Icon name="box" className="size-5" />
      <span>
        Turn it in 3D{' '}
        <span className="needs-script block text-small font-normal text-ink-2">
          <span className="sr-only">Loads about </span>
          {dataUse}
        </span>
      </span>
    </Link>
  );
}
