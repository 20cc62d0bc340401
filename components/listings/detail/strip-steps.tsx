import { Icon } from '../../ui/icon';
import type { Strip } from './use-strip';

/** Class names of a round button on a picture. */
export const pictureButton =
  'grid size-11 place-items-center rounded-full border border-line-strong bg-surface hover:border-ink aria-disabled:border-line aria-disabled:text-line-strong';

/** Buttons to the previous and the next picture; a phone's strip is swiped. */
export function StripSteps({ current, last, show }: Strip) {
  const steps = [
    { name: 'Previous picture', icon: 'chevron-left', to: current - 1, isOff: current === 0 },
    { name: 'Next picture', icon: 'chevron-right', to: current + 1, isOff: current === last },
  ] as const;
  if (last === 0) return null;
  return steps.map(({ name, icon, to, isOff }) => (
    <button
      key={name}
      type="button"
      className={`${pictureButton} max-sm:hidden`}
      aria-label={name}
      aria-disabled={isOff}
      onClick={() => show(to)}
    >
      <Icon name={icon} className="size-5" />
    </button>
  ));
}
