import { paths } from '@/lib/paths';
import { Link } from '../../ui/link';
import type { LegalDocument } from '../legal-document';

/** The privacy policy's section on what other people see of a person. */
export const whatOthersSee: LegalDocument['sections'][number] = {
  id: 'what-others-see',
  title: 'What other people see',
  content: (
    <>
      <p>
        A listing is public: the car, your seller name, what kind of seller you are, your town and
        the first half of your postcode. The registration is shown if you give it and do not hide
        it; a listing that hides it cannot have it in its texts, unless it is too short to be told
        from other words, or has no digit or no letter. Your telephone number appears after somebody
        asks for it on your listing. Your e-mail address, full postcode and account, the car’s VIN,
        what it fetched and when you last confirmed that it is for sale are not shown to anybody,
        unless you write them into a text of your own. A draft is for you alone until you publish
        it.
      </p>
      <p>
        If you say what a car fetched, it counts in <Link href={paths.misses}>our misses</Link>:
        whether it lay in the range of the valuation, in a group of ten sold cars or more. The group
        says how many did and not which; where all did, that is known of each. The file beside it
        has the listing’s id with the valuation that its page showed and the day it went, until you
        delete the listing; the count stays.
      </p>
      <p>
        A car’s page also has the line of time of its adverts here, those of other sellers too: when
        each was listed, gone and back, its prices and miles, and which parts were changed. Of an
        earlier seller it says no more than the kind, private or dealer. Adverts are put together by
        number plate or VIN, a hidden one too, without showing it; if either of two sellers hides
        the plate, the other’s advert is left out while both are for sale, and where both show one
        plate, the later one until our staff have looked at it.
      </p>
      <p>
        All your cars for sale also stand on one page under your seller name, with the month since
        which you are a seller here, how soon you usually reply, and what you say about yourself;
        search engines are asked to leave out the page of a private seller.
      </p>
      <p>
        Photographs of a listing are public with it. We make them anew from your files, without what
        a camera writes there, such as place and time; look out for people, houses and number plates
        of others in the picture. Once you remove a photograph, its listing or your account, nobody
        can open it here, and its files are deleted within two hours; other browsers may hold a copy
        for another hour. An unfinished upload is deleted after a day.
      </p>
      <p>
        When you write to a seller, the seller sees your name and your message. Replies travel
        through the site, so that neither side learns the other’s e-mail address unless they write
        it down. Offers are seen by the two of you alone. While you have reserved a car, its seller
        sees that it is you; its page says until when it is reserved, and lists that it is; none
        says for whom.
      </p>
      <p>
        Your favourites and your notes are for you alone until you share them. Then whoever has the
        secret address sees the cars, your first name if you choose so, and of your notes those that
        you marked; nobody else does, and search engines are asked to stay out. What a visitor of a
        shared shortlist answers is seen by its owner and by that visitor. The owner can end the
        address at any time: it opens nothing from then on.
      </p>
      <p>
        Whoever reports a listing or a conversation is not named to the other side, and hears what
        we decided, but not why. A reason goes to the person whom the decision is about.
      </p>
      <p>
        Search engines read public pages. A listing you take down can stay in their results for a
        while. At the address of a car that was sold, taken down or deleted stand its make, model
        and year and the day it went; the database keeps its body type and last price too. Nothing
        of it leads to you or to the number plate, and it stays.
      </p>
    </>
  ),
};
