/** The steps of the listing form, in order, with their names as the form's list of steps shows them. */
export const STEPS = {
  car: 'The car',
  details: 'Details',
  photos: 'Photographs',
  description: 'Description',
  price: 'Price and place',
  check: 'Check and publish',
} as const;

export type Step = keyof typeof STEPS;

/** The name of a step. A listing that was published before is not published again. */
export const stepName = (step: Step, isDraft: boolean) =>
  step === 'check' && !isDraft ? 'Check' : STEPS[step];

const ORDER = Object.keys(STEPS) as Step[];

export const isStep = (name: string): name is Step => Object.hasOwn(STEPS, name);

/** The step after this one; the last step is followed by itself. */
export const nextStep = (step: Step): Step => ORDER[ORDER.indexOf(step) + 1] ?? step;

/** The step before this one; undefined for the first. */
export const previousStep = (step: Step): Step | undefined => ORDER[ORDER.indexOf(step) - 1];
