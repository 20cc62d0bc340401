import { storedItems } from '@/lib/legal/storage';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { Link } from '../../ui/link';
import { ClearRecentSearches } from '../clear-recent-searches';
import { DataTable } from '../data-table';
import type { LegalDocument } from '../legal-document';

export const cookies: LegalDocument = {
  title: 'Cookie policy',
  description: `Every cookie and every entry in your browser’s storage that ${site.name} sets, by name: what it is for, when it is set and how long it stays.`,
  updated: '2026-11-30',
  summary:
    'Reading this site sets no cookie at all. All that it ever keeps in your browser is listed here, with what it is for.',
  sections: [
    {
      id: 'what-these-are',
      title: 'What cookies and storage are',
      content: (
        <p>
          A cookie is a short text that a site asks your browser to keep and to send back with each
          request. Local storage and session storage are texts that the browser keeps for the site
          and does not send; session storage goes when you close the tab. The same law covers all
          three: regulation 6 of the Privacy and Electronic Communications Regulations 2003.
        </p>
      ),
    },
    {
      id: 'what-we-keep',
      title: 'What we keep in your browser',
      content: (
        <>
          <DataTable
            caption="Cookies and storage of this site"
            columns={['Name', 'Kind', 'What for', 'Set when', 'Stays']}
            rows={storedItems.map(({ name, kind, purpose, when, lasts }) => [
              name,
              kind,
              purpose,
              when,
              lasts,
            ])}
          />
          <p>
            An asterisk stands for letters that differ from one installation to the next. Over an
            encrypted connection the names of most cookies that scripts cannot read begin with
            __Host-, which lets no other site set them. All of these are set by this site itself.
          </p>
        </>
      ),
    },
    {
      id: 'why-no-banner',
      title: 'Why there is no banner',
      content: (
        <p>
          The law asks for consent unless something is strictly necessary for a service you have
          asked for, or adapts the site to you and you can simply say no. Almost all in the table is
          the first: a heart you pressed has to be kept somewhere, a search comes back when you
          return to its field, tabs must agree on who is signed in, and a conversation has to be
          found again. The list of cars you looked at and the time of your last visit are the
          second: they stay on your device, and the switch ‘Remember the cars I look at’ below your{' '}
          <Link href={paths.favourites}>favourites</Link> stops both. There is nothing to consent
          to, so we do not ask.
        </p>
      ),
    },
    {
      id: 'what-we-do-not-do',
      title: 'What we do not do',
      content: (
        <>
          <ul>
            <li>No advertising or social-media cookies, and no pixels.</li>
            <li>No analytics cookies. Views of a car are counted without one.</li>
            <li>No fingerprinting and no tracking across sites.</li>
            <li>No scripts, fonts or styles from other companies.</li>
          </ul>
          <p>
            A seller’s photographs may lie on a server the seller chose. Such a server can answer
            your browser with a cookie of its own, over which we have no control; a browser that
            blocks cookies of third parties refuses it. A crypto wallet that you connect keeps its
            own data.
          </p>
        </>
      ),
    },
    {
      id: 'your-control',
      title: 'How to remove or refuse them',
      content: (
        <>
          <p>
            Every browser can show, delete and block cookies and storage, for one site or for all;
            look for ‘site data’ in its settings. A private window forgets everything when you close
            it.
          </p>
          <ClearRecentSearches />
          <p>
            With all of it blocked you can still browse, search and read every car. You cannot stay
            signed in, keep favourites or go on with a chat.
          </p>
        </>
      ),
    },
    {
      id: 'more',
      title: 'Questions and changes',
      content: (
        <p>
          An automated test compares this table with what a browser really holds after using the
          site, so that it stays true. How we use personal data as a whole stands in the{' '}
          <Link href={paths.privacy}>privacy policy</Link>. Write to{' '}
          <a href={`mailto:${site.privacyEmail}`}>{site.privacyEmail}</a> with any question.
        </p>
      ),
    },
  ],
};
