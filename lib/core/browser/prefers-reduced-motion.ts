/** Whether the visitor asked for less motion, at the moment of the call. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
