/** Whether the visitor asked for less motion, at the moment of the call. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
