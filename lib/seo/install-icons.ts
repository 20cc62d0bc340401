/** The icons of an installed site, in public, made by `npm run assets:icons`. */
export const INSTALL_ICONS = [
  { src: '/icon-192.png', size: 192, purpose: 'any' },
  { src: '/icon-512.png', size: 512, purpose: 'any' },
  { src: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;
