import { paths } from '@/lib/paths';
import { Link } from '../../ui/link';
import type { LegalDocument } from '../legal-document';

type Section = LegalDocument['sections'][number];

export const buyers: Section = {
  id: 'buyers',
  title: 'If you buy',
  content: (
    <>
      <p>
        Facts in a listing are the seller’s, those under ‘What the seller says’ among them: we check
        none of them. A history check on this site is what its provider holds, no promise of ours.
        Check them yourself: see the car, its V5C and its MOT history, and buy a history check,
        before you pay. <Link href={`${paths.help}#buying-safely`}>Buying safely</Link> says how.
      </p>
      <ul>
        <li>
          <strong>From a dealer</strong> you have the rights of the Consumer Rights Act 2015: a car
          of satisfactory quality, fit for purpose and as described; 30 days to reject a faulty one;
          and after that a repair or replacement, then a price reduction or the final right to
          reject. If the contract was made entirely at a distance you can also cancel within 14 days
          under the Consumer Contracts Regulations 2013.
        </li>
        <li>
          <strong>From a private seller</strong> the car must be as described and the seller’s to
          sell. There is no right to satisfactory quality and no cooling-off period.
        </li>
      </ul>
      <p>These rights are against the seller. We have no power to enforce them for you.</p>
    </>
  ),
};

export const sellers: Section = {
  id: 'sellers',
  title: 'If you sell',
  content: (
    <>
      <p>When you publish a listing you promise that:</p>
      <ul>
        <li>the car is yours to sell, or its owner has asked you to sell it;</li>
        <li>
          what you say is true and leaves out nothing that would change a buyer’s mind, such as a
          write-off category, outstanding finance or a mileage you know to be wrong;
        </li>
        <li>the price is the whole price, in pounds, and the car is there to be seen;</li>
        <li>the photographs are of this car and yours to use;</li>
        <li>you take the listing down once the car is sold.</li>
      </ul>
      <p>
        To sell a car that is not roadworthy is an offence, unless the buyer knows that it is not
        for use on the road. If you sell cars in the course of a trade, profession or business, you
        are a trader, and the next section is yours.
      </p>
    </>
  ),
};

export const dealers: Section = {
  id: 'dealers',
  title: 'If you are a dealer',
  content: (
    <>
      <p>
        Apply for a dealer account with your company’s name and number; our staff decide. Verified
        Dealer means that staff have checked who you are. It says nothing about a car, and we may
        withdraw it.
      </p>
      <p>
        You must show that you are a trader, give buyers the information the law asks for before
        they are bound, honour their statutory rights, and not engage in unfair commercial practices
        under the Digital Markets, Competition and Consumers Act 2024: prices leave out no
        compulsory fee, and reviews and urgency are real. Do not pose as a private seller. A
        representative example must stand beside any offer of credit you make, and you need the
        FCA’s authorisation to make one.
      </p>
    </>
  ),
};
