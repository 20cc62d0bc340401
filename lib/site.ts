import { paths } from './paths';

/**
 * The business's details. Every value is a placeholder for the owner to replace: the company number,
 * the addresses, and a phone number from Ofcom's range for drama.
 */
export const site = {
  name: 'Forecourt',
  description:
    'Used cars across the UK, each with its facts, its seller and its price in plain sight.',
  strapline: 'Used cars with nothing to hide.',
  email: 'hello@forecourt.example',
  /** The sender of mails; replies to it are not read. */
  noReplyEmail: 'no-reply@forecourt.example',
  phone: '+44 20 7946 0000',
  companyNumber: '00000000',
  legalName: 'Forecourt Example Ltd',
  /** The registered office. */
  address: ['1 Example Street', 'London', 'AB1 2CD'],
  /** Entry in the ICO's register of fee payers. */
  icoNumber: 'Z0000000',
  /** Hours of e-mail and chat support. */
  supportHours: 'Monday to Friday, 9am to 5.30pm, UK time',
  /** Contact for personal data requests. */
  privacyEmail: 'privacy@forecourt.example',
  /** Licence of the files of adverts that models' pages offer: one line, for the owner to choose. */
  figuresLicence: 'all rights reserved, until one is chosen',
} as const;

/**
 * The site's claims in figures; `evidence` lists the source of each. `figure` is shown large, `label` says
 * what of, `proof` is the page with the measurement.
 */
export const claims = [
  { figure: '50+', label: 'verified dealers' },
  { figure: '£2.1M', label: 'secure transactions' },
  { figure: '94%', label: 'AI accuracy', proof: paths.valuationEvidence },
  { figure: '24/7', label: 'support' },
] as const;

/** A claim as one phrase, the key of its evidence. */
export const claimText = ({ figure, label }: (typeof claims)[number]) => `${figure} ${label}`;

/**
 * Marketing copy of the home page with its required caveats: an interest rate is a financial promotion.
 */
export const offers = [
  {
    claim: '150-point inspection',
    caveat:
      'Illustrative: nobody inspects cars for Forecourt yet. See the car, or send somebody you trust, before you pay.',
  },
  {
    claim: 'financing from 2.9% APR',
    caveat:
      'Illustrative, not a credit offer: Forecourt lends no money, brokers no loans and takes no applications.',
  },
] as const;

/** Partner badges of the home page, placeholders like the claims. */
export const partners = ['DVLA Verified', 'Web3 Secured'] as const;

/** Required wherever outward codes (Open Government Licence v3) and places (CC BY 4.0) are used. */
export const attributions = [
  'Contains OS data © Crown copyright and database right.',
  'Contains Royal Mail data © Royal Mail copyright and database right.',
  'Source: Office for National Statistics licensed under the Open Government Licence v3.0.',
  'Places: GeoNames (geonames.org), CC BY 4.0, with changes.',
] as const;
