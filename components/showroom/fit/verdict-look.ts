import type { Verdict } from '@/lib/showroom/fit/fit';
import type { IconName } from '../../ui/icon';

export const VERDICT_ICONS: Record<Verdict, IconName> = {
  fits: 'check',
  close: 'info',
  not: 'close',
};

export const VERDICT_COLOURS: Record<Verdict, string> = {
  fits: 'text-verified',
  close: 'text-ink',
  not: 'text-danger',
};
