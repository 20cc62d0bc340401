import { fees } from '../adverts/kinds/fees';
import { isDenied, matches } from '../adverts/text';
import type { AdvertFacts } from '../adverts/types';
import type { Sign, SignKind } from './types';

const SENTENCES: Record<SignKind, string> = {
  deposit: 'Pay nothing, not even to hold it, before you have seen the car and its log book.',
  unseen: 'A car that you cannot see and drive before you pay is the commonest fraud of all.',
  payment: 'Such money cannot be brought back. Pay by bank transfer, with the car before you.',
  contact: 'Ask for a call and an address: a seller of a real car has both.',
  papers: 'Ask to see the log book (V5C) in the seller’s own name before you agree to anything.',
  documents:
    'Give nobody a code, a passport or a licence before you have met: they open accounts with them.',
  checks: 'Make the checks yourself, with the services of GOV.UK and a history check you choose.',
  extra: 'An advert’s price should hold every fee that a buyer must pay.',
};

const SUM = '(?:£ ?\\d[\\d,]*|a (?:small |holding )?deposit|the deposit|deposit)';
const COURIER =
  "(?:shipping (?:agent|company)|couriers?|(?:delivery|handling|forwarding|ferry|transport|removal|freight|logistics|shipping) (?:company|firm|agent|people)|transport company|haulage|hauliers?(?:'s)?|shipper|(?:contracted )?movers?|low loader|covered truck|recovery truck)";
const ABROAD =
  '(?:abroad|overseas|spain|france|poland|germany|italy|portugal|ireland|norway|sweden|romania|bulgaria|cyprus|malta|dubai|scotland for work)';

/** Patterns that hold for an honest advert hardly ever; a deposit that is refunded after a viewing is usual. */
const PATTERNS: Record<Exclude<SignKind, 'extra'>, RegExp> = {
  deposit: new RegExp(
    `\\b(?:send|transfer|pay|put|wire|post)(?: me| over| down)? ${SUM}(?: down| today| now| first| by| to| and|,)[^.\\n]{0,40}\\b(?:hold|reserve|secure|before|view|see|off|arrange)|${SUM} (?:down|up ?front|in advance|beforehand|before (?:you |a |any )?view\\w*|before (?:you )?(?:see|come))\\b[^.\\n]{0,40}|\\bdeposit (?:today|now)\\b|\\bhalf (?:now|before|up ?front|first)\\b(?! term)|\\b(?:send|transfer|pay)(?: me| his| her| the| that)? [^.\\n]{0,30}\\b(?:on|by|via|to) (?:revolut|monzo|paypal|cash ?app|wise)\\b|\\bfirst (?:to (?:put|send|pay|transfer)) ${SUM}|\\bonce (?:the |your )?(?:deposit|payment|money) (?:has |is )?(?:been )?(?:clear|arriv|receiv)\\w*|\\bdeposit (?:needed|required|secures it|must be paid)[^.\\n]{0,20} before\\b`,
  ),
  unseen: new RegExp(
    `\\b(?:cannot|can't|can not|not (?:be )?(?:able|possible) to) (?:be )?(?:view(?:ed)?|seen?|show)\\b(?! (?:any|a |how|what|why))|\\bno viewings?\\b(?! (?:before|after|until|on|at|during|from|without|today|tomorrow|till|past|please after))|\\b(?:my |the |a )?${COURIER}\\b[^.\\n]{0,40}\\b(?:deliver|bring|door|sent|ship|takes?)\\w*|\\b(?:is|are) with (?:a |the |my )?${COURIER}|\\b(?:ebay|amazon|paypal|auto ?trader|facebook|google)(?:'s)? (?:buyer |vehicle |purchase |motors )?(?:protection|escrow|wallet)|\\b(?:held )?in escrow\\b|\\b(?:car|it|van|vehicle) is (?:currently |now |already |still |here )*in ${ABROAD}|\\b(?:i am|i'm) (?:now |currently |already |still )*(?:abroad|overseas|out of the country)\\b|\\b(?:i|we) (?:am|are|have|'m|'ve)(?: now| currently| just| already)* (?:moved to|in|working in) ${ABROAD}[^.\\n]{0,40}\\b(?:car|it) is (?:here|with)`,
  ),
  payment:
    /\b(?:gift ?cards?|(?:steam|apple|itunes|google play|shop) (?:cards?|vouchers?)|scratch and send|(?:name|account) will not match|bit ?coin|crypto(?:currency)?|usdt|ethereum|western union|money ?gram|(?:choose|as|by|paypal) (?:friends (?:and|&) family|family (?:and|&) friends)|steam cards?|itunes cards?|amazon vouchers?)\b/,
  contact:
    /\b(?:green app|paper (?:plane|aeroplane) app|by telegram|(?:channel|chat) there|only (?:answer|reply|respond|contact)[a-z]*(?: me)? (?:on|by|via|through|to) (?:whats ?app|telegram|e-?mail|signal)|(?:contact|message|text)(?: me)? (?:on|via|by) (?:whats ?app|telegram|signal)(?: only|,? no calls)|(?:whats ?app|telegram|e-?mail)(?: messages?)? only|only (?:on |by |via )?(?:whats ?app|telegram|e-?mail)|i (?:can(?:'t|not) (?:take|talk|answer|speak)|don't (?:take|answer)) [^.\n]{0,20}(?:phone|calls?)[^.\n]{0,30}(?:whats ?app|e-?mail|telegram))\b/,
  documents:
    /\b(?:(?:photos?|pictures?|copy|scan|selfie)[^.\n]{0,25}(?:of |holding |with )?[^.\n]{0,12}(?:passport|licen[cs]e|bank card|id card)|national insurance n|six[- ](?:digit|figure)|(?:code|pin) (?:that )?(?:i (?:send|text)|dvla gives|you (?:get|receive))|(?:send|text)(?:s|ing)? you (?:a |the |little |one )*(?:\w+ )?code|bank(?:ing)? approval)\b/,
  checks:
    /\b(?:no need (?:for|of) (?:any )?checks|no silly checks|ignore the (?:online )?(?:mot|check|hpi|history)\w*|(?:certified|special) report first|(?:you )?(?:may|might|will) see (?:something|a marker|a note) on the (?:check|hpi|report))\b/,
  papers:
    /\b(?:(?:v5c?|log ?book|papers?) (?:will |to )?(?:follow|send|come|be sent|posted)(?: \w+){0,2} (?:in (?:the )?post|after|later|by post)|(?:v5c?|log ?book) (?:i send after|gone walkies|(?:is )?at dvla)|no (?:v5c?|log ?book)\b(?! issues)|(?:v5c?|log ?book) (?:is |has been |was )?(?:lost|missing|not (?:here|present|with|in my name)|in (?:the|my) (?:name of|previous|last|friend|old)|applied for|to follow)|(?:lost|missing|without(?: the| a)?|waiting (?:for|on)(?: the)?|applied for(?: the| a new)?) (?:v5c?|log ?book)|(?:selling|selling it|sale) (?:it )?(?:for|on behalf of) (?:a |my )?(?:friend|mate|neighbour|client|cousin))\b/,
};

/** Warnings of a seller against fraud speak of the same things. */
const WARNS =
  /\b(?:no|not|never|don't|do not|won't|will not|without|beware|scam\w*|avoid|refuse|nor)\b[^.]*$/;
/** A list of what the seller does not take: 'not interested in swaps, crypto or watches'. */
const REFUSED = /\b(?:not interested|don't want|no (?:swaps?|px|cheques?))\b[^.!?\n]*$/;
const REFUNDED =
  /\b(?:no thank|refund\w*|returned|if you (?:do not|don't)|after (?:a |you )?view\w*)\b/;

/** Finds the first warning sign of each kind in a text that `readable` returned. */
export function signsOf(read: string, text: string, facts: AdvertFacts): Sign[] {
  const found = (Object.keys(PATTERNS) as (keyof typeof PATTERNS)[]).flatMap((kind): Sign[] => {
    const match = matches(read, PATTERNS[kind]).find(
      (one) =>
        !isDenied(one) &&
        !(kind !== 'unseen' && WARNS.test(one.before)) &&
        !(kind === 'payment' && REFUSED.test(read.slice(Math.max(0, one.start - 80), one.start))) &&
        !(kind === 'deposit' && REFUNDED.test(one.text + one.after)),
    );
    return match ? [signAt(kind, text.slice(match.start, match.end))] : [];
  });
  const fee = fees(read, facts, '').find(({ verdict }) => verdict === 'contradicts');
  return fee ? [...found, signAt('extra', text.slice(fee.start, fee.end))] : found;
}

const signAt = (kind: SignKind, quote: string): Sign => ({
  kind,
  quote: quote.trim(),
  sentence: SENTENCES[kind],
});
