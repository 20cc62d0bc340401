import { controlLabel } from '@/lib/legal/named-controls';
import { plannedFeaturesNotice } from '@/lib/legal/planned-features';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { IfShown } from '../../evidence/if-shown';
import { Link } from '../../ui/link';
import { DataTable } from '../data-table';
import type { LegalDocument } from '../legal-document';
import { dataUses } from './data-uses';
import { whatOthersSee } from './what-others-see';

export const privacy: LegalDocument = {
  title: 'Privacy policy',
  description: `What personal data ${site.name} holds, why, on what lawful basis and for how long, who sees it, and how to use your rights under UK law.`,
  updated: '2026-11-30',
  summary:
    'We hold what you give us to use the site, and little else. No advertising, no analytics, no sale of data, and no cookie that you did not ask for.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who is responsible',
      content: (
        <>
          <p>
            {site.legalName}
            <IfShown claim="Company number"> (company no. {site.companyNumber})</IfShown>,{' '}
            {site.address.join(', ')}, runs {site.name} and is the controller of your personal data
            under the UK GDPR and the Data Protection Act 2018.
            <IfShown claim="Company number">
              {' '}
              Our entry in the register of fee payers of the Information Commissioner’s Office is{' '}
              {site.icoNumber}.
            </IfShown>
          </p>
          <p>
            For anything about personal data write to{' '}
            <a href={`mailto:${site.privacyEmail}`}>{site.privacyEmail}</a>, or to the address
            above.
          </p>
          <p>
            The details above are placeholders until the business behind the site is registered.
            While that is so, the site is a demonstration, and the cars and sellers that it came
            with are made up; what this policy says of your data is how the site works today.
          </p>
          <p>
            {plannedFeaturesNotice} What this policy says of them applies from the day they open.
          </p>
        </>
      ),
    },
    {
      id: 'what-we-use',
      title: 'What we use, why, and for how long',
      content: (
        <>
          <DataTable
            caption="Purposes, data, lawful bases and how long data are kept"
            columns={['What for', 'Which data', 'Lawful basis', 'Kept']}
            rows={dataUses}
          />
          <p>
            You need not give us anything to browse. Without an e-mail address you cannot have an
            account; without the details of a car you cannot list it.
          </p>
          <p>
            Where we rely on legitimate interests, we have weighed them against yours and use the
            least that will do: hashes in place of addresses, days in place of years. You can object
            at any time.
          </p>
          <p>
            Our server’s own log holds errors, addresses of missing pages, and that a sign-in
            failed, a limit was reached or a password was reset, with a keyed hash of the network.
            Nothing in it is meant to name you: no network addresses, names or messages; only the
            text of an unforeseen error is printed as it is.
          </p>
        </>
      ),
    },
    {
      id: 'where-data-come-from',
      title: 'Where the data come from',
      content: (
        <>
          <p>
            From you. Facts about a car with a number plate come from the Driver and Vehicle
            Licensing Agency (make, colour, emissions, tax and MOT status) and the Driver and
            Vehicle Standards Agency (model, MOT tests); they contain no keeper. Where this site has
            no key of theirs, as <Link href={paths.dvlaIntegration}>this page</Link> says, a
            stand-in on our own server makes up the facts, or there are none. Where somebody reports
            a listing or writes to you, they tell us what they write.
          </p>
          <p>
            What you type into the <Link href={paths.receipt}>receipt of a sale</Link> never leaves
            your device. A <Link href={paths.partExchange}>part exchange</Link> stays on it too,
            unless you tick it into a message: then its words are part of that message.
          </p>
          <p>
            We do not collect special categories of data. Please put none into messages or listings.
          </p>
        </>
      ),
    },
    whatOthersSee,
    {
      id: 'who-receives-data',
      title: 'Who else receives data',
      content: (
        <>
          <p>Only those who work for us under contract and on our instructions:</p>
          <ul>
            <li>our hosting company, which runs the web server;</li>
            <li>Supabase, which runs the database, sign-in and file storage;</li>
            <li>
              an e-mail company, which delivers confirmations, reset links, notices of messages,
              decisions of our staff and changes of saved cars, cars that came into your saved
              searches, questions about your listings, and what is wrong with a nightly feed or a
              file that your system sent.
            </li>
          </ul>
          <p>
            DVLA and DVSA receive the number plates of cars for sale, and one that you have looked
            up in the valuation form or to list a car, once this site has a key of theirs; not who
            asked. A provider of history checks, once this site has one, receives the number plate
            and the miles of a car whose check you ask for; not who asked. The police, a court or an
            authority receives data where the law obliges us, or to prevent or report fraud. If the
            business is sold, the buyer takes over this policy with the data. We sell data to nobody
            and share none for advertising.
          </p>
          <p>
            If you connect a crypto wallet, your wallet’s own software talks to its network. Where
            we name a server for a test network, your browser also asks that server what your
            wallet’s address holds, and so tells it that address and your IP address. Our own server
            is not told the address, and we do not keep it. Anything written to a public blockchain
            can be read by everybody and cannot be erased.
          </p>
        </>
      ),
    },
    {
      id: 'where-data-are',
      title: 'Where data are kept',
      content: (
        <p>
          In the United Kingdom or the European Economic Area, which UK law treats as giving
          adequate protection. Where one of the companies above must reach data from elsewhere, it
          may do so only under UK adequacy regulations or the ICO’s International Data Transfer
          Agreement or Addendum. You can ask us for a copy.
        </p>
      ),
    },
    {
      id: 'automated-decisions',
      title: 'Valuations and automated checks',
      content: (
        <>
          <p>
            A valuation is worked out by a model from the details of a car. It is about the car and
            not about you, and decides nothing. Signed out, nothing of it is kept but, if you look
            up a number plate, the registries’ answer about it, for 30 days. Signed in, it is kept
            in your history: the details you gave, of a postcode the outward half alone, and the
            figures. Only you can read it, and you can delete each one. The link to a result holds
            no number plate and no postcode. A file of cars is valued and sent back, and not kept.
            The text of an advert that you check is read in your browser; where scripts are off it
            is sent to us, answered and neither kept nor logged.
          </p>
          <p>
            Simple rules flag listings that look odd, such as a price far below the valuation, or a
            photograph much like one on another seller’s listing, which a short code of each
            photograph tells. Where several signs of a scam come together, where the advert of a
            private seller whom we have not known for 30 days has a web address, or where two people
            report a listing, one of them with an account, the listing is held until a person
            decides, with few signs for an hour if nobody reports it; its seller is told and can
            appeal. A rule also holds back messages with links or payment details, or that ask for
            cards, codes or accounts, from somebody we have not known for 30 days; both sides see so
            in the conversation, and no e-mail tells of it. A person may read the message; that it
            is delivered or kept back is mailed, and it can be written again without them. A private
            seller whom we have not known for 30 days cannot save a web address or a disguised
            telephone number in the text about themselves. No decision with a legal or similarly
            significant effect on you is made by software alone.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How data are protected',
      content: (
        <p>
          Connections are encrypted. Passwords are stored only as hashes. The database itself checks
          on every read and write who may see a row, so that an error in a page cannot show you
          somebody else’s data. Staff see support conversations with the pages they were written on,
          reports, appeals and applications, and of the people concerned, those who report included,
          the name, cars, reports by and about them, earlier decisions, how soon they reply and how
          long the account has existed; of a seller also telephone number, e-mail address and
          postcode, and the private part of a listing: full postcode, VIN and what the car fetched.
          Of messages between buyers and sellers they see those held back, and a conversation that
          one side has reported. They can keep notes for each other: those about you as a seller or
          in LiveChat are in your download, those on a conversation between two people are not. If a
          breach puts you at high risk, we tell you; where the law asks for it we tell the ICO
          within 72 hours.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      content: (
        <p>
          The site is made for people who buy and sell cars. Accounts are for adults of 18 years and
          more. If you think that a child has given us data, tell us and we erase them.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      content: (
        <>
          <p>Under UK data protection law you can:</p>
          <ul>
            <li>
              <strong>see and take away</strong> what we hold: {controlLabel('Download my data')} in{' '}
              {controlLabel('Settings')} gives it as one file;
            </li>
            <li>
              <strong>correct</strong> it: most of it in your profile and your listings;
            </li>
            <li>
              <strong>erase</strong> it: {controlLabel('Delete Account')} in{' '}
              {controlLabel('Settings')} removes the account and all that belongs to it, but for the
              log of our staff’s decisions, kept as said above. Our database provider’s back-ups
              hold a copy until they are overwritten;
            </li>
            <li>
              <strong>restrict</strong> its use, or <strong>object</strong> to any use that rests on
              legitimate interests;
            </li>
            <li>
              <strong>withdraw a consent</strong> you have given, without effect on what came
              before.
            </li>
          </ul>
          <p>
            Write to <a href={`mailto:${site.privacyEmail}`}>{site.privacyEmail}</a>. It is free and
            we answer within one month; for a difficult request we may take two more and tell you
            why. We may ask you to show that you are you. A LiveChat conversation held without an
            account can be found only in the browser it was held in: ask there.
          </p>
        </>
      ),
    },
    {
      id: 'complaints',
      title: 'Complaints',
      content: (
        <>
          <p>
            If you are unhappy with how we use your data, tell us first, in any way you like:{' '}
            <a href={`mailto:${site.privacyEmail}`}>{site.privacyEmail}</a>, or{' '}
            <Link href={paths.contact}>any other channel</Link>. We acknowledge a complaint within
            30 days, look into it without undue delay and tell you the outcome.
          </p>
          <p>
            You can also complain to the Information Commissioner’s Office, at{' '}
            <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a> or on
            0303 123 1113, and you can go to court.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      content: (
        <p>
          When the site changes, this policy and the date at its top change with it. We write to
          account holders before a change that matters to them. The{' '}
          <Link href={paths.cookies}>cookie policy</Link> lists what the site keeps in your browser.
        </p>
      ),
    },
  ],
};
