import { compared, type Reader } from '../found';
import { type Match, matches } from '../text';

const ZONE = '(?:ulez|u\\.l\\.e\\.z\\.?|ultra[- ]low[- ]emissions? zones?)';
const MEETING =
  '(?:compliant|complient|compliance|complaint|free|exempt|friendly|ok|okay|approved|compatible|ready|pass|safe|proof)';

const FAILS = new RegExp(
  `\\b(?:not|non|isn't|isnt|never|unfortunately not|no longer)[ -]+(?:\\w+ )?${ZONE}(?:[ -]${MEETING})?|\\b(?:fails?|doesn't (?:meet|comply with|pass)|does not (?:meet|comply with|pass)|not (?:compliant|exempt)(?: with| from| for)?|liable (?:for|to)|subject to) (?:the )?${ZONE}|\\bpay(?:s|ing)? (?:for )?(?:the )?${ZONE}|\\b${ZONE}(?: charges?| fees?)? (?:applies|apply|payable|non[- ]compliant|not compliant|no\\b)|\\b${ZONE} ?: ?no\\b|\\b${ZONE} (?:is )?chargeable`,
);
const MEETS = new RegExp(
  `\\b(?:no|without(?: paying)?(?: the| any)?|zero|don't pay(?: the)?|exempt from(?: the)?|free (?:in|of|from)(?: the)?|compliant (?:with|for|in)(?: the)?|meets(?: the)?|passes(?: the)?|meets the emission standards of the|ok for(?: the)?|fine for(?: the)?|complies with(?: the)?) ${ZONE}(?: charges?| fees?)?|\\b${ZONE}[ -]+(?:and \\w+ )?(?:is )?${MEETING}|\\b${ZONE} ?: ?(?:yes|${MEETING})`,
);

/** Advice and reasons to sell are not claims. */
const ASIDE =
  /\b(?:check|whether|if|please confirm|due to|because of|before|unsure|make sure|not only|not just|not sure|don't know)\b/;
const overlaps = (one: Match, other: Match) => one.start < other.end && other.start < one.end;

export const ulez: Reader = (text, { ulez: standard }) => {
  const field = {
    meets: 'the car meets the ULEZ standard',
    fails: 'the car does not meet the ULEZ standard',
    unsure: null,
  }[standard];
  const fails = matches(text, FAILS).filter(
    ({ before }) => !/\b(?:without|no|never|n't|avoid)\b[^,]*$/.test(before),
  );
  const meets = matches(text, MEETS).filter((one) => !fails.some((other) => overlaps(one, other)));
  return [...fails, ...meets]
    .filter(({ before }) => !ASIDE.test(before))
    .map((match) => {
      const isMet = meets.includes(match);
      const found = compared(match, {
        value: isMet ? 'meets' : 'fails',
        says: isMet ? 'ULEZ compliant' : 'not ULEZ compliant',
        field,
        agrees: isMet === (standard === 'meets'),
      });
      if (!found.sentence) return found;
      // The standard is not a field, but follows from age and fuel.
      const verdict = standard === 'meets' ? 'should meet' : 'hardly meets';
      const sentence = `The text says ${isMet ? '' : 'not '}ULEZ compliant; by its age and fuel the car ${verdict} the standard.`;
      return { ...found, sentence };
    });
};
