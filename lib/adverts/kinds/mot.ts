import { formatDate } from '../../format';
import { DATE, dateOf, describeDate, isSameDate, monthsBetween } from '../dates';
import { compared, type Found, type Reader } from '../found';
import { COUNT, countOf } from '../numbers';
import { type Match, matches } from '../text';
import type { AdvertFacts, SaidValue } from '../types';

const MOT = "(?:m\\.o\\.t\\.?|mot(?:'?e?d|s)?|ticket(?:ed)?)";
const FILLER =
  "(?:[\\s:,()-]|\\b(?:is|has|been|now|valid|lasts?|good|current|until|untill|til|till|to|through|up|thru|runs?|running|out|due|next|expires?|expiry|expiring|ends?|ending|the|of|in|on|date|not|needed|required|renewal|isn't|early|mid|late|start|beginning|it|goes|will|be|and|tax(?:ed)?|long|full|year|test)\\b)*";

const UNTIL = new RegExp(`\\b(?:${MOT}|tested|(?:next|first) test)\\b${FILLER}${DATE}`);
const YEAR_LONG =
  "(?:(?:a |one |1 )?(?:full |whole )?(?:year'?s?|yrs?)|(?:full )?" +
  `(?<months>${COUNT})` +
  "[ -](?:months?'?|mths?|mnths?)(?:'s)?)";
const MONTHS_LEFT = new RegExp(
  `\\b${YEAR_LONG}(?: of| long| full| left on(?: the)?| remaining on(?: the)?)? ${MOT}(?! histor)\\b|\\b${MOT}(?: for|:| -|,)? (?:another |a further |still |has )?(?<months2>${COUNT})(?:[ -](?:months?|mths?))(?! ago)`,
);
const NONE = new RegExp(
  `\\b(?:no|without(?: an?)?|out of|hasn't got an?|hasn't an?|has no|needs? (?:an? )?(?:new )?|never had an?)(?: current| valid| new)? ?${MOT}\\b(?! (?:is |was )?(?:needed|required|due|until|till|issues?|advisor|problems?|work|failures?|fails?|histor|worries|concerns|certificate needed|available))|\\b${MOT} (?:has |is |had )?(?:now |just |already )?(?:expired|run out|ran out|lapsed|out of date|finished)\\b(?! (?:in|on|to) )|\\b${MOT} (?:none|exempt no)\\b`,
);
const VAGUE = new RegExp(
  `\\b(?<fresh>fresh|brand new|new|recent|recently|just been|just|freshly|newly)(?: passed(?: its| the| an?)?| had(?: its| an?)?)? ${MOT}\\b|\\b(?<long>long|plenty of|loads of|lots of|months of|good|decent) ${MOT}\\b(?! histor)`,
);
/** A promise for the sale is not a claim about today. */
const PROMISE =
  /\b(?:will|would|can|could|supplied|sold with|comes? with a (?:new|fresh)|on (?:sale|collection|purchase|delivery)|before|upon|at point of|included)\b/;

/**
 * Months: the tolerance of a round figure, and the minimum left of a 'fresh' MOT and of a 'long'
 * one.
 */
const ROUNDING = 1.3;
const FRESH = 6;
const LONG = 3;
/** Months that a text may have stood. */
const OLDEST_TEXT = 4;

/** The number of a date's month, which those of two dates are compared by. */
const monthOf = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;

const PAST_TEST = /\b(?:done|passed|mot'?e?d|tested) (?:in|on)\b|\bpassed\b/;

function judge(
  match: Match,
  says: string,
  facts: AdvertFacts,
  agrees: (expiry: string) => boolean | null,
  value: SaidValue = null,
): Found {
  const { motExpiry } = facts;
  if (!motExpiry) return compared(match, { value, says, field: null, agrees: null });
  const field = formatDate(motExpiry);
  return compared(match, { value, says, field, agrees: agrees(motExpiry) });
}

export const mot: Reader = (text, facts, today) => {
  const dates = matches(text, UNTIL).flatMap((match) => {
    const said = dateOf(match.group);
    if (!said || PAST_TEST.test(match.before + match.text)) return [];
    const says = `MOT until ${describeDate(said)}`;
    const at = said.year === null ? null : said.year * 12 + said.month;
    const value = at === null ? null : ([at, at] as const);
    return judge(match, says, facts, (expiry) => isSameDate(said, expiry), value);
  });
  const months = matches(text, MONTHS_LEFT).map((match) => {
    const count = match.group('months') || match.group('months2');
    const said = count ? countOf(count) : 12;
    const isPromise = PROMISE.test(match.before) || PROMISE.test(match.after);
    const now = monthOf(today);
    const agrees = (expiry: string) => {
      if (isPromise) return null;
      const most = monthsBetween(facts.createdAt, expiry);
      return said >= monthsBetween(today, expiry) - ROUNDING && said <= most + ROUNDING;
    };
    // The text may be some months old.
    const value = isPromise ? null : ([now + said - OLDEST_TEXT, now + said + 1] as const);
    return judge(match, `${said} months of MOT`, facts, agrees, value);
  });
  const none = matches(text, NONE).map((match) =>
    judge(match, 'no MOT', facts, (expiry) => expiry < today, 'none'),
  );
  const vague = matches(text, VAGUE).map((match) => {
    const isPromise = PROMISE.test(match.before) || PROMISE.test(match.after);
    const agrees = (expiry: string) => {
      if (isPromise) return null;
      const left = monthsBetween(facts.createdAt, expiry);
      if (left >= FRESH) return true;
      return left < LONG ? false : null;
    };
    const says = match.group('fresh') ? 'a new MOT' : 'a long MOT';
    return judge(match, says, facts, agrees, isPromise ? null : 'long');
  });
  return [...dates, ...months, ...none, ...vague];
};
