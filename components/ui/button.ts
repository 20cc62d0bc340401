import { cx } from '@/lib/utils';

const VARIANTS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border border-line-strong bg-surface hover:border-ink',
  danger: 'bg-danger text-paper hover:opacity-90',
  quiet: 'underline-offset-4 hover:underline',
} as const;

const SIZES = {
  large: 'min-h-14 px-7',
  medium: 'min-h-12 px-5',
  small: 'min-h-11 px-4',
} as const;

/** Class names of a button, for `<button>` and button-like links. */
export const button = (
  variant: keyof typeof VARIANTS = 'primary',
  size: keyof typeof SIZES = 'medium',
  className?: string,
) => cx('button-base', VARIANTS[variant], SIZES[size], className);

/** Class names of a round icon button, which needs an accessible name. */
export const iconButton = 'icon-button';

/** Class names of a standalone link with an icon. */
export const standaloneLink =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:underline';

/** Class names of a rounded link that picks one of a few options; `aria-current` marks the picked one. */
export const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 font-medium hover:border-ink aria-[current=true]:border-link aria-[current=true]:bg-verified-tint aria-[current=true]:text-link';
