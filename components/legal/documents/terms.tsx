import { controlLabel } from '@/lib/legal/named-controls';
import { plannedFeaturesNotice } from '@/lib/legal/planned-features';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { Link } from '../../ui/link';
import type { LegalDocument } from '../legal-document';
import { aboutUs, law } from './terms-frame';
import { buyers, dealers, sellers } from './terms-parties';

export const terms: LegalDocument = {
  title: 'Terms of service',
  description: `The terms on which you use ${site.name}: what we do and do not do, the rules for buyers, sellers and dealers, your rights in law and our liability.`,
  updated: '2026-12-01',
  summary: `${site.name} is a place to find and offer used cars. We do not sell cars, take payments or lend money. Nothing here takes away a right the law gives you.`,
  sections: [
    aboutUs,
    {
      id: 'what-forecourt-is',
      title: 'What we do, and what we do not',
      content: (
        <>
          <p>
            We publish listings and estimate values. A sale is a contract between the buyer and the
            seller. We are not a party to it, not an agent of either, and we do not inspect, own,
            store, deliver or guarantee cars.
          </p>
          <p>
            We take no payments and hold no money. We are not authorised by the Financial Conduct
            Authority; we do not lend, broker credit or sell insurance. A monthly figure beside a
            price is that price divided by 36, and not an offer of credit; the finance calculator
            and lists by monthly payment work with your own figures, and offer none either.
          </p>
          <p>Using the site is free of charge, for buyers, private sellers and dealers alike.</p>
          <p>
            {plannedFeaturesNotice} What these terms say of them applies from the day they open.
          </p>
        </>
      ),
    },
    {
      id: 'your-account',
      title: 'Your account',
      content: (
        <>
          <p>
            You must be 18 or more to open an account. Give your true name and an e-mail address you
            read, keep the password to yourself, and tell us at once if somebody else has used your
            account. One person, one account.
          </p>
          <p>
            You may delete the account at any time in {controlLabel('Settings')}. It takes effect at
            once and removes your listings too.
          </p>
        </>
      ),
    },
    buyers,
    sellers,
    dealers,
    {
      id: 'content-and-conduct',
      title: 'What may be published, and what happens if it should not be',
      content: (
        <>
          <p>On this site you must not:</p>
          <ul>
            <li>publish anything unlawful, false or misleading, or a car that you may not sell;</li>
            <li>ask for a deposit before a viewing, or move people to a fake payment service;</li>
            <li>harass, threaten, or write to people for anything but the car;</li>
            <li>publish other people’s personal data or pictures you have no right to use;</li>
            <li>
              break into the site, overload it, or copy its contents in bulk other than by what{' '}
              <code>robots.txt</code> and the sitemap offer.
            </li>
          </ul>
          <p>
            Anybody can report a listing, and whoever takes part in a conversation can report or
            block the other side. Automatic rules flag odd listings, and hold back messages with
            links or payment details, or that ask for cards, codes or accounts. A listing that two
            people report, one of them with an account, or in which a check finds signs of a scam,
            is held: shoppers do not find it until a person of our staff has decided, or with few
            signs for an hour if nobody reports it, and its page says that we are checking it. A
            person looks at each report, flag, held listing and message held back. We may ask for a
            correction, take down a listing, warn you, close a conversation, keep a message back,
            limit or close an account, and pass evidence of crime to the police.
          </p>
          <p>
            When we act on you, or on what is yours, we e-mail you the reason, if we have your
            address. Against a listing held or taken down, a warning, a conversation closed, a
            message kept back or an application refused you can appeal once, within six months, by
            the link in that e-mail; a person looks again and we e-mail the answer. Staff may also
            take a decision back, within 30 days; whoever was told of it is then told so. If you
            think that we were wrong in anything else, whether we acted or did not,{' '}
            <Link href={paths.contact}>complain to us</Link> and we look again. These are also our
            arrangements under the Online Safety Act 2023. If we act against them, you may have a
            claim for breach of contract.
          </p>
          <p>
            What you publish stays yours. You allow us, free of charge and for as long as it is
            published, to store, show and resize it for the purposes of this site, and to show it in
            previews of links to it.
          </p>
        </>
      ),
    },
    {
      id: 'offers-and-reservations',
      title: 'Offers and reservations are not contracts',
      content: (
        <p>
          In a conversation either side can name a price with a day until which it stands, and the
          other can accept it, decline it or name another. Where the seller allows it, a buyer can
          also reserve the car for 24 or 48 hours. Agreeing a price here is not a contract, and
          neither is a reservation: each says what the two of you mean to do, and either may still
          change their mind. We take and hold no money for either. Never pay a deposit because a car
          is reserved here: reserving is free.
        </p>
      ),
    },
    {
      id: 'valuations',
      title: 'Valuations are estimates, not advice',
      content: (
        <p>
          A valuation is a statistical estimate from adverts for similar cars. It is not an offer, a
          professional appraisal or financial advice, and nobody has seen the car. AI Verified on a
          listing says that the estimate is narrow enough to judge the asking price by and that the
          price lies inside its 80% range. A verdict compares the asking price with the estimate,
          and Unbeaten compares it with other listings here. None of them says anything else of the
          car. Decide for yourself what a car is worth to you.
        </p>
      ),
    },
    {
      id: 'pictures',
      title: 'Illustrations, 3D and AR',
      content: (
        <p>
          A picture marked as an illustration (in a list with a brush, which a line above the list
          explains), and every 3D model, shows a kind of car and a colour, and not the car on offer,
          even where it carries that car’s number plate; nor is a house or a row of cars around it
          where that car stands. Pictures of a cabin or boot show typical ones. Sizes are
          approximate. When you use AR, look where you are going: mind traffic, stairs and other
          people.
        </p>
      ),
    },
    {
      id: 'on-chain',
      title: 'Anything on a blockchain',
      content: (
        <p>
          No contract of ours is deployed on any network, and what we show of titles, escrow and the
          MILES token is a preview meant for test networks, whose coins have no value. A token is
          not a legal title to a car, is not an investment, and gives no claim against us. Do not
          send real cryptoassets to any address in connection with this site. The{' '}
          <Link href={paths.audit}>audit page</Link> says where things stand.
        </p>
      ),
    },
    {
      id: 'availability',
      title: 'Availability and changes to the site',
      content: (
        <p>
          We try to keep the site running, and promise no particular time. We may change or end
          parts of it. Where that would affect what you use an account for, we tell you 30 days
          before, unless security or the law asks us to act sooner.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Our liability',
      content: (
        <>
          <p>
            Nothing in these terms excludes or limits liability for death or personal injury caused
            by negligence, for fraud, or for anything else for which the law does not allow it; nor
            the rights you have as a consumer under the Consumer Rights Act 2015 that services are
            performed with reasonable care and skill and that digital content is of satisfactory
            quality.
          </p>
          <p>
            If you are a consumer, we are responsible for loss that is a foreseeable result of our
            breaking these terms or of our failing to use reasonable care and skill. We are not
            responsible for what a buyer or seller says or does, for a car, or for loss to a
            business.
          </p>
          <p>
            If you use the site in business, then subject to the first paragraph we are not liable
            for loss of profit, sales, data or goodwill, or for any indirect loss, and our liability
            in all is limited to £1,000 in any 12 months.
          </p>
        </>
      ),
    },
    ...law,
  ],
};
