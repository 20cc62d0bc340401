import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { ClaimMark } from '../../evidence/claim-mark';
import { Link } from '../../ui/link';
import { DataTable } from '../data-table';
import type { LegalDocument } from '../legal-document';

const NOTHING = ['Not deployed', 'None'] as const;

const contracts = [
  ['Vehicle title', 'A token for a listing, to follow its history', ...NOTHING],
  ['Escrow', 'Locks a buyer’s money until the car is accepted', ...NOTHING],
  ['MILES', 'The reward token', ...NOTHING],
] as const;

export const audit: LegalDocument = {
  title: 'Smart-contract audit',
  description: `Where the smart contracts of ${site.name} stand: none is deployed and none has been audited. What an audit would cover, and what it could not prove.`,
  updated: '2026-11-21',
  summary:
    'No contract is deployed, and no audit has taken place. This page says what would have to happen before anybody should trust one with money.',
  sections: [
    {
      id: 'status',
      title: 'Where things stand',
      content: (
        <>
          <DataTable
            caption="The planned contracts and their audits"
            columns={['Contract', 'What it is for', 'Network and address', 'Audit']}
            rows={contracts}
          />
          <p>
            There is no address to look up, no report to download and no auditor to name. Should you
            find a contract that claims to be ours, it is not.
          </p>
        </>
      ),
    },
    {
      id: 'claims',
      title: 'Claims you may have read',
      content: (
        <>
          <p>These stand elsewhere on the site as fixed text. None rests on an audit.</p>
          <ul>
            <li>
              <strong>Web3 Secured</strong>
              <ClaimMark claim="Web3 Secured" /> is illustrative: no payment and no title runs
              through a contract.
            </li>
            <li>
              <strong>£2.1M secure transactions</strong>
              <ClaimMark claim="£2.1M secure transactions" /> is illustrative: no money has moved
              through this site, on a chain or off it.
            </li>
            <li>
              <strong>Smart escrow</strong> and <strong>NFT titles</strong> are announced and not
              there to be used.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'scope',
      title: 'What an audit would cover',
      content: (
        <>
          <ul>
            <li>
              <strong>Money in, money out.</strong> The sum of what the escrow owes never exceeds
              what it holds; every deposit ends in exactly one release or refund; nobody’s refusal
              to receive can lock another’s money.
            </li>
            <li>
              <strong>Who may do what.</strong> Each state of a sale, who can move it on, and what
              happens when one side goes silent.
            </li>
            <li>
              <strong>Known ways to go wrong.</strong> Re-entrancy, rounding, tokens that take a
              fee, replayed signatures, front-running, time limits that a block producer can nudge.
            </li>
            <li>
              <strong>Keys and upgrades.</strong> Whether anybody can pause, change or drain a
              contract, and how many people that takes.
            </li>
            <li>
              <strong>The bridge to the real car.</strong> What the contract is told of the V5C, by
              whom, and what a false report costs.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'steps',
      title: 'The steps before real money',
      content: (
        <>
          <ol>
            <li>Source code published, with tests of every branch and of the invariants above.</li>
            <li>
              Static analysis and fuzzing in public, with the findings and what became of them.
            </li>
            <li>A deployment on a test network, compared with that source, for three months.</li>
            <li>Two audits by firms independent of us and of each other, published unedited.</li>
            <li>A bug bounty, and limits on the sums a contract accepts.</li>
            <li>
              Legal advice on cryptoassets, payment services and financial promotions in the UK.
            </li>
          </ol>
          <p>
            None of these has begun. When one is done, this page says so, with its date and a link.
          </p>
        </>
      ),
    },
    {
      id: 'limits',
      title: 'What an audit cannot prove',
      content: (
        <p>
          That there are no faults left; that the code deployed is the code that was read, unless
          you compare them; that a car exists, is as described or belongs to the seller; or that a
          token gives you any right to it. In the UK the V5C and the contract of sale count, and a
          token does not.
        </p>
      ),
    },
    {
      id: 'report',
      title: 'Report a weakness',
      content: (
        <p>
          If you find a weakness in this site, write to{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a> and give us time to mend it before you
          publish. Take no more data than you need to show it, and harm nobody’s account: then we
          will not take legal action against you. More on the on-chain features stands in{' '}
          <Link href={`${paths.help}#titles-escrow-and-the-test-network`}>Help</Link>.
        </p>
      ),
    },
  ],
};
