import type { HelpTopic } from '../topic';

/** Questions about what MOT tests and earlier adverts tell of a car. */
export const recordedHistory: readonly HelpTopic[] = [
  {
    id: 'mot-history',
    question: 'What does the MOT history tell me?',
    answer: [
      'Every test since 2005 (in Northern Ireland since 2017) with its date, mileage, result and the reasons for a failure, free on GOV.UK from the registration alone. A mileage that falls between two tests, or advisories for the same part year after year, is worth asking about.',
      'Where a listing here shows its number plate and a record is held, its page shows the tests with the advisories in plain words, and compares the mileages for you.',
      'In Great Britain a car needs its first MOT three years after registration, in Northern Ireland four, and one each year after that. A pass says that the car met the legal minimum on that day. It is no warranty.',
    ],
    keywords: `mot test history certificate advisory fail mileage clocked, mot results, old tests, has it
      been clocked, miles went down, mileage does not add up, turned back, is the mileage genuine, real
      mileage, odometer, three years old, how often, how long is it valid, when does it run out, does a
      pass mean it is in good condition, failed its mot, what are advisories, did it pass, check the mot
      online for free, look at its past mots, see the mot history, mot record, says 40k but looks like
      more, mileage looks wrong, miles do not match, is the mileage right, does it have a long mot, mot
      expired, mot advisories, how many miles has it really done, service book says different, does it
      need a test every year, no mot, mot due, what did it fail on, past mot failures, look up old mots,
      are the miles genuine, has the mileage been wound back, how soon does it need an mot, first mot on a
      new car, passed or failed in previous years, how reliable is an mot pass, mileage discrepancy, mot
      fail reasons, how many years before the first mot, miles lower than before, tests it has had, when
      is a first test due, results from years ago, low miles too good`,
    links: [
      {
        label: 'Check a car’s MOT history (GOV.UK)',
        href: 'https://www.gov.uk/check-mot-history',
      },
    ],
  },
  {
    id: 'earlier-adverts',
    question: 'Has this car been advertised before?',
    answer: [
      'The car’s page says it under ‘This car’s adverts’: when it was first seen here, whether this is its second or fourth advert, what an earlier one asked and at how many miles, what was changed, and when it was gone and back. Miles that went down are marked. Adverts are put together by number plate, VIN or the seller’s photographs, so a car without these, or one that was advertised elsewhere, has no past here.',
      'If you come back to a car, its page says what has changed since you looked, on the same device. Of earlier sellers only their kind is told, private or dealer. A seller who deletes an advert does not end its history: it goes 12 months later, or with the account.',
    ],
    keywords: `earlier adverts, advert history, listed before, advertised before, has it been on sale before,
      how long has it been for sale, first listed, when was it first advertised, relisted, back on the
      market, why is it for sale again, second advert, fourth advert, keeps being relisted, previous
      listing, did the ad change, description changed, what did they change, what changed since i
      looked, did the mileage change in the ad, previous asking price, flipped, bought and sold again,
      trader selling it on, how many times has it been listed, fewer miles than in its last advert, miles
      went down since the last advert, was this car cheaper before`,
  },
  {
    id: 'adverts-cannot-be-rewritten',
    question: 'How do I know that you do not rewrite the history of adverts?',
    answer: [
      'What happens to an advert is chained by a hash to all that happened before, and each day leaves one number, its root, at /.well-known/advert-roots.json. Keep a copy of that file: a free program of ours, short enough to read, tells later whether anything was changed, removed or moved since. The link ‘this advert’s record’ on a car’s page opens its part of the chain.',
      'What is erased, with an account for one, leaves a hash from which nothing can be guessed. The evidence page says what the chain does not prove.',
    ],
    keywords: `can you change the history, tamper, fake history, hash chain, daily root, append only, prove the
      advert history, verify the history, is the timeline reliable, can a seller delete the history,
      erase earlier adverts, well-known, merkle, trust the record, this advert’s record, can forecourt
      alter old adverts`,
    links: [{ label: 'Evidence for every claim', href: '/evidence' }],
  },
];
