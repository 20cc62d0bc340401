import { NO_WEBGL } from '@/lib/showroom/webgl';

/** The reasons why there is no drive; in each case the picture and the answers below remain. */
export const DRIVE_TROUBLES = {
  'no webgl': `${NO_WEBGL} The answers below say the same.`,
  network: 'The test drive did not load. Check your connection and try again.',
  failed:
    'The test drive stopped with a fault of ours. The answers below say the same; a second try may work.',
  'context lost': 'The browser took the graphics away. Start again when you like.',
} as const;
export type DriveTrouble = keyof typeof DRIVE_TROUBLES;
