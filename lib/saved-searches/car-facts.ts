import { formatMileage } from '../format';
import { verdictLabel } from '../listings/verdict';
import type { MatchedCar } from './types';

/** The facts of a car in one line: '31,000 miles · Leeds · £455 under the usual price'. */
export function carFacts({ trim, mileage, location, price, value, verdict }: MatchedCar): string {
  const isJudged = verdict !== 'none';
  const facts = [
    trim,
    mileage === null ? null : formatMileage(mileage),
    location,
    isJudged ? verdictLabel(price, value, verdict) : null,
  ];
  return facts.filter(Boolean).join(' · ');
}
