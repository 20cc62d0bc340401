/** Why there is no drive; each leaves the picture and the answers below. */
export const PROBLEMS = {
  webgl: 'This browser cannot draw in 3D, or it is turned off. The answers below say the same.',
  network: 'The test drive did not load. Check your connection and try again.',
  failed:
    'The test drive stopped with a fault of ours. The answers below say the same; a second try may work.',
  lost: 'The browser took the graphics away. Start again when you like.',
} as const;
export type Problem = keyof typeof PROBLEMS;
