import { formatNumber } from '../format';

/** The miles that a car is driven a year where nobody says how many. */
export const USUAL_MILES_A_YEAR = 8000;

/** '8,000 miles'. */
export const USUAL_MILES = `${formatNumber(USUAL_MILES_A_YEAR)} miles`;
