import { isShown } from '@/lib/evidence/claims';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { ClaimMark } from '../../evidence/claim-mark';
import { Link } from '../../ui/link';
import { DataTable } from '../data-table';
import { GasFee } from '../gas-fee';
import type { LegalDocument } from '../legal-document';
import { contractTests, gasOfActs, gasOfSale } from './contract-tests';

const STATUS = ['Written and tested by us', 'Not deployed', 'None'] as const;

const contracts = [
  ['Vehicle title', 'A token for a vehicle, to follow its history', ...STATUS],
  ['Escrow', 'Locks a buyer’s money until the car is accepted', ...STATUS],
  ['MILES', 'The reward token', ...STATUS],
] as const;

export const audit: LegalDocument = {
  title: 'Smart-contract audit',
  description: `Where the smart contracts of ${site.name} stand: none is deployed and none has been audited. What our own tests try, what they leave open, and what an audit would cover.`,
  updated: '2026-11-30',
  summary:
    'The contracts are written and tested by us alone. None is deployed, and no audit has taken place. This page says what our tests try, what they leave open, and what would have to happen before anybody should trust a contract with money.',
  sections: [
    {
      id: 'status',
      title: 'Where things stand',
      content: (
        <>
          <DataTable
            caption="The contracts and their audits"
            columns={['Contract', 'What it is for', 'Code', 'Network and address', 'Audit']}
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
            {isShown('Web3 Secured') && (
              <li>
                <strong>Web3 Secured</strong>
                <ClaimMark claim="Web3 Secured" /> is illustrative: no payment and no title runs
                through a contract.
              </li>
            )}
            {isShown('£2.1M secure transactions') && (
              <li>
                <strong>£2.1M secure transactions</strong>
                <ClaimMark claim="£2.1M secure transactions" /> is illustrative: no money has moved
                through this site, on a chain or off it.
              </li>
            )}
            <li>
              <strong>Smart escrow</strong> and <strong>NFT titles</strong> are announced and not
              there to be used.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'tests',
      title: 'What our own tests try',
      content: (
        <>
          <p>
            The contracts are written in Solidity on OpenZeppelin’s ERC-721, ERC-20 and access
            control. Nobody can stop, change or upgrade them, and the escrow takes no fee. Each
            check of the site runs these tests; the random values come from a fixed start, so that a
            run can be repeated.
          </p>
          <DataTable
            caption="Promises of the contracts and how they are tested"
            columns={['Promise', 'How often it is tried']}
            rows={contractTests}
          />
          <p>They do not show:</p>
          <ul>
            <li>
              That there are no faults. We wrote the tests as well as the contracts; there is no
              formal proof, and no static analysis beyond two linters.
            </li>
            <li>
              That the arbiter, the registrars and the rewarders are honest. The arbiter can side
              with either party, a registrar can issue a title for a car that does not exist, and a
              rewarder can reward acts that never happened.
            </li>
            <li>That keys are kept. Money owed to a lost key stays where it is.</li>
            <li>
              What a chain that reorganises its last blocks does to other acts than the deposit,
              which name a sale by its number alone; or what a clock does that is a few seconds off.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'gas',
      title: 'What each act costs in gas',
      content: (
        <>
          <p>
            The network charges for gas, at a price that changes from minute to minute; on a test
            network it is paid in coins without value. Each figure is measured as a transaction of
            its own, and a check fails when one changes.
          </p>
          <GasFee gas={gasOfSale} />
          <DataTable
            caption="Gas of each act"
            columns={['Act', 'Who pays', 'Gas']}
            rows={gasOfActs}
          />
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
            <li>
              Source code published with its tests. The tests exist, as above; nothing is published
              yet.
            </li>
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
          <p>None of these is done. When one is, this page says so, with its date and a link.</p>
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
