import { formatPrice } from '../../format';
import { compared, type Reader } from '../found';
import { FIGURES, figuresOf, parseSpelledNumber, SPELLED_NUMBER } from '../numbers';
import { type Match, matches } from '../text';

const AMOUNT = `(?:£ ?(?<figures>${FIGURES}|\\d{3,6})(?:\\.00)?(?![\\d,.]*\\d)|(?<pounds>${FIGURES}) ?(?:pounds|quid|gbp)\\b|(?<spelled>${SPELLED_NUMBER}) (?:pounds|quid)\\b|(?<bare>${FIGURES})(?= ?(?:o\\.?n\\.?o|ovno|obo)\\b))`;
const PATTERN = new RegExp(AMOUNT);

const LEADS =
  /\b(?:priced|price|asking|yours|selling|for sale|up for|offers?|looking for|want(?:ing)?|oiro|reduced|bargain|only|just|sell(?: it)? for|now|on sale|sale price|take|accept|going for)(?:[\s:,-]|\b(?:at|is|now|only|just|for|in the region of|region of|around|over|about|a|of|to|it|the|price|cash|from [^,]*? to|this|her|very|sensible|realistic|best)\b)*$/;
const FOLLOWS =
  /^\s*(?:o\.?n\.?o|ovno|obo|no offers|firm|the lot|cash|or (?:very )?near\w* offer|or best|for (?:a )?quick sale)\b/;

/** Amounts that are not asked for the car. */
const NOT_ASKED =
  /\b(?:was|were|originally|new price|list(?:ed)? (?:price|at)|cost(?:s|ing)?|rrp|when new|paid|spent|spend|worth|deposit|tax|ved|fees?|admin|finance|saving|saves?|below|less than|under|insur\w*|excess|extras?|options?|receipts?|bills?|service|warranty|repair\w*|valued|valuation|similar|others?|elsewhere|cap|rfl|tank|discount|drop\w*|more than|up to|per|clean|retail\w*|dealers?|book price|trade|px|refund\w*|knock|off|charge\w*|delivery|reduced from|before)\b/;
const NOT_ASKED_AFTER =
  /^\s*(?:-? ?worth|a (?:month|year|week)|per|pm\b|p\/m|pcm|\/ ?(?:month|mo\b|m\b|year)|monthly|month|deposit|tax|road|to (?:tax|insure|fill|charge|fix|repair|replace|put)|for (?:the )?(?:road|tax|a (?:service|year|full))|year|annual\w*|fee|admin|of |less|more|off|under|below|over (?:cap|list|book)|cheaper|when new|new\b|spent|saving|on (?:new|repairs|parts|extras|service|servicing|it)|in (?:extras|options|receipts|bills|repairs)|rfl|ved|warranty|discount|insur|excess|doc|dealer|handling|prep|to buyer|delivery|service|bill|road tax|cash ?back|contribution|option|extras?|each)/;

/** Below this, an amount on its own is rarely the price of a car. */
const MIN_PRICE = 300;

function saidOf({ group }: Match) {
  const figures = group('figures') || group('pounds') || group('bare');
  if (figures) {
    const { value, unit } = figuresOf(figures);
    return { value, tolerance: /k|thousand/.test(figures) ? unit / 2 : 5 };
  }
  return { value: parseSpelledNumber(group('spelled')), tolerance: 5 };
}

export const price: Reader = (text, { price: field }) =>
  matches(text, PATTERN).flatMap((match) => {
    const { value, tolerance } = saidOf(match);
    const { before, after } = match;
    // 'Was £13,000, now £12,500' and 'reduced from £13,000 to £12,500': the last one counts.
    const since = before.replace(/^.*\b(?:now|down|to)(?: only| just)?\s*$/, 'now ');
    if (NOT_ASKED.test(since) || NOT_ASKED_AFTER.test(after)) return [];
    if (/\bfrom\s*$/.test(before) || /^\s*to £/.test(after)) return [];
    const isAsked = LEADS.test(since) || FOLLOWS.test(after);
    const isAlone = before.trim() === '' && after.trim() === '' && value >= MIN_PRICE;
    if (value < MIN_PRICE || !(isAsked || isAlone)) return [];
    const isFloor = /\boffers? over\s*$/.test(before);
    return compared(match, {
      value: [value - tolerance, isFloor ? value * 1.15 : value + tolerance],
      says: formatPrice(value),
      field: field === null ? null : formatPrice(field),
      agrees:
        field === null
          ? null
          : Math.abs(field - value) <= tolerance ||
            (isFloor && field >= value && field <= value * 1.15),
    });
  });
