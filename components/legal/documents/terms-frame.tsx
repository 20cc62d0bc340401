import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { IfShown } from '../../evidence/if-shown';
import { Link } from '../../ui/link';
import type { LegalDocument } from '../legal-document';

type Section = LegalDocument['sections'][number];

/** The opening section: the contracting party. */
export const aboutUs: Section = {
  id: 'about-these-terms',
  title: 'About us and these terms',
  content: (
    <>
      <p>
        {site.name} is run by {site.legalName},
        <IfShown claim="Company number">
          {' '}
          a company registered in England and Wales under no. {site.companyNumber},
        </IfShown>{' '}
        whose registered office is {site.address.join(', ')}. You reach us at{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>, on {site.phone}, or by LiveChat. These
        details are placeholders until the business is registered; until then the site is a
        demonstration, and the cars and sellers that it came with are made up.
      </p>
      <p>
        By using the site you agree to these terms; by opening an account you enter into a contract
        with us on them. The <Link href={paths.privacy}>privacy policy</Link> says how we use
        personal data. You can print this page or save it.
      </p>
    </>
  ),
};

/** The closing sections: governing law and disputes. */
export const law: Section[] = [
  {
    id: 'complaints',
    title: 'Complaints',
    content: (
      <p>
        Write to <a href={`mailto:${site.email}`}>{site.email}</a> or through{' '}
        <Link href={paths.contact}>any channel</Link>. We answer within five working days and settle
        most complaints within 14. For a dispute with a dealer about a car, the Motor Ombudsman may
        help if the dealer belongs to it; Citizens Advice advises consumers free of charge on 0808
        223 1133, and Advice Direct Scotland on 0808 164 6000.
      </p>
    ),
  },
  {
    id: 'software-of-others',
    title: 'Software of others',
    content: (
      <p>
        The site is built on open-source software, icons and typefaces, which stay under the
        licences of their authors: the <a href={paths.notices}>third-party notices</a> name each
        with its licence.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    content: (
      <p>
        We may change these terms when the site or the law changes. The date at the top says when.
        We write to account holders 30 days before a change that matters; if you do not agree to it,
        delete your account before it takes effect.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    content: (
      <p>
        The law of England and Wales applies. If you are a consumer and live in Scotland or Northern
        Ireland, you also keep the protection of the law there and may bring proceedings in its
        courts; otherwise the courts of England and Wales decide. If a part of these terms does not
        hold, the rest does. Nobody but you and us can enforce them.
      </p>
    ),
  },
];
