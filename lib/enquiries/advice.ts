/** Phrases known from scams, most harmful first, with the advice to the reader of a message. */
const SCAMS: [phrase: RegExp, advice: string][] = [
  [
    /\b(?:verification|one[- ]time|confirmation|6[- ]digit|six[- ]digit|login) (?:code|passcode|password)\b|\b(?:send|text|tell|forward|read) me (?:the|that|your) (?:\w+ )?code\b(?! (?:of|for)\b)|\bcode\b.{0,20}\byou (?:just )?(?:got|get|received?)\b/i,
    'Never pass on a code that was sent to you: it opens your own account to somebody else.',
  ],
  [
    /\b(?:gift|steam|itunes|google play|amazon) ?(?:cards?|vouchers?)\b/i,
    'Nobody honest is paid for a car in gift cards.',
  ],
  [
    /\bwestern union\b|\bmoneygram\b|\b(?:bitcoin|btc|usdt|crypto(?:currency)?)\b/i,
    'Money sent this way cannot be called back. Pay by a traceable bank transfer, at the car.',
  ],
  [
    /\bpay ?pal\b.{0,30}\b(?:friends|family)\b|\bfriends (?:and|&) family\b/i,
    '‘Friends and family’ payments have no buyer protection. Do not pay for a car that way.',
  ],
  [
    /\b(?:cashier['’]?s?|certified|bankers?['’]?s?) (?:check|cheque|draft)s?\b/i,
    'Cheques and drafts can be forged and are taken back weeks later. Wait for cleared money.',
  ],
  [
    /\bover ?pa(?:y|id|yment)\b|\b(?:pay|send|transfer)\b.{0,40}\bextra\b.{0,60}\b(?:send|forward|pass|give|refund|pay)\b|\brefund (?:me )?the (?:difference|rest|balance|excess)\b/i,
    'Being paid too much and asked to send some back is a known fraud. Refuse it.',
  ],
  [
    /\bescrow\b/i,
    'Fake escrow companies take the money and vanish. Forecourt runs no escrow and holds no money.',
  ],
  [
    /\b(?:shipping|shipper|freight|transport|moving|pick[- ]?up) (?:agent|company|agency)\b|\b(?:my|a|the) (?:courier|shipper|agent|mover)s? (?:will|can|would|is going to|comes? to) (?:come|collect|pick|bring|handle|inspect)\b|\bcourier will\b/i,
    'A courier who collects or delivers a car unseen is a known fraud. Meet, see the car, then pay.',
  ],
  [
    /\b(?:oil ?rig|offshore|deployed|deployment|peacekeeping|military base|merchant navy)\b|\bin the (?:army|navy|marines|military|air force|forces)\b.{0,80}\b(?:abroad|overseas|base|ship|viewing|view|meet)\b|\b(?:i am|i'm|i’m|currently|living|working|based|moved) (?:currently |now )?(?:abroad|overseas|out of the country)\b|\bleft the country\b/i,
    'A seller or buyer who is away and cannot meet is a known fraud. Deal only in person.',
  ],
  [
    /(?<!\bno )\b(?:deposit|holding fee|reservation fee|advance|down ?payment)\b.{0,60}\b(?:before|to (?:hold|secure|reserve|keep)|today|now|up front|upfront|prior to)\b|\b(?:pay|send|transfer|wire)\b.{0,40}\b(?:before (?:you|the|any|a) (?:view\w*|see|come|collect\w*|deliver\w*)|up ?front|in advance)\b/i,
    'Pay nothing, not even a deposit, before you have seen the car and its papers.',
  ],
  [
    /\b(?:whats ?app|telegram|signal|viber|wechat)\b.{0,25}(?:\bme\b|\bat\b|\bon\b|\+?\d{5})|\b(?:message|text|contact|write|add|reach) me (?:on|at|via|by|through) (?:whats ?app|telegram|signal|viber|wechat|my (?:private|personal))|\b(?:e-?mail|contact|write(?: to)?) me (?:at|on) (?:my )?(?:private |personal |direct )?(?:e-?mail|\S+@\S+)|\b(?:off|outside|away from) (?:of )?(?:this|the) (?:site|website|platform|app)\b/i,
    'Whoever wants to leave this site wants to leave its protection. Keep writing here.',
  ],
  [
    /\b(?:won['’]?t|cannot|can['’]?t|unable to|no need to|don['’]?t need to) (?:view|see|inspect|come (?:and|to) (?:see|view)|meet)\b.{0,80}\b(?:pay|buy|bank details|transfer|send)\b|\bbuy (?:it|the car) (?:without seeing|unseen|sight unseen)\b|\bfull (?:asking )?price without\b/i,
    'Somebody who pays for a car unseen seldom pays at all. Hand nothing over before cleared money.',
  ],
];

/** One line of advice to the reader of a message with a phrase known from scams; null for any other. */
export const adviceOn = (text: string): string | null =>
  SCAMS.find(([phrase]) => phrase.test(text))?.[1] ?? null;
