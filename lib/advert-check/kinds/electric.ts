import { isDenied, isOfAnother, matches } from '../../adverts/text';
import type { Mention } from '../types';

const PARTS =
  /\b(?:(?:new |sports? |stainless |recent |full )*exhausts?(?: system)?|catalytic converter|spark plugs?|(?:cam|timing)[ -]?(?:belt|chain)|engine oil|oil (?:and filter|change)|clutch|dpf|injectors?|fuel pump|fuel filter|mpg|turbo ?charger|gear ?box oil)\b/;
const ABSENT =
  /\b(?:no|not|never|without|doesn't|don't|nor|zero|nothing|forget|instead|unlike|saves?|goodbye)\b[^.]*$/;

/** Reads the parts of a car with an engine, which an electric one lacks. */
export const engineParts = (text: string): Mention[] =>
  matches(text, PARTS)
    .filter((match) => !isDenied(match) && !isOfAnother(match) && !ABSENT.test(match.before))
    .map(({ start, end }) => ({ kind: 'electric', value: 'engine', start, end }));
