import type { Metadata } from 'next';
import { BlockChain } from '@/components/marketing/block-chain';
import { NotOpen } from '@/components/marketing/not-open';
import { PageHero } from '@/components/marketing/page-hero';
import { PageJsonLd } from '@/components/marketing/page-json-ld';
import { QuestionList } from '@/components/marketing/question-list';
import { Section } from '@/components/marketing/section';
import { standaloneLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { questions } from './content';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Blockchain guide for people buying a car',
    description:
      'Four questions about blockchains and used cars, answered without jargon: what a chain is, what an NFT title records, how an escrow pays, what can go wrong.',
    path: paths.blockchainGuide,
  });
}

const further = [
  { href: paths.web3Trading, label: 'How Web3 trading is planned' },
  { href: paths.audit, label: 'Smart Contract Audit' },
  { href: paths.evidence, label: 'Evidence for every claim' },
];

export default function BlockchainGuidePage() {
  return (
    <main id="main">
      <PageHero
        here="Blockchain Guide"
        title="Blockchain, for people buying a car"
        lead="Four questions, five minutes, no jargon that is not explained. You do not need any of this to buy a car here."
      >
        <BlockChain />
        <div className="mt-6">
          <NotOpen>No contract of Forecourt’s is deployed on any network.</NotOpen>
          <p className="mt-4 text-pretty text-ink-2">
            To see an escrow at work, you can{' '}
            <Link href={paths.simulator} className="text-link underline underline-offset-4">
              play a sale in the simulator
            </Link>
            , with made-up coins.
          </p>
        </div>
      </PageHero>
      <Section id="questions" title="Four questions">
        <QuestionList questions={questions} open />
      </Section>
      <Section id="further" title="Read on">
        <ul className="border-b border-line">
          {further.map(({ href, label }) => (
            <li key={href} className="border-t border-line">
              <Link href={href} className={`${standaloneLink} w-full justify-between py-4`}>
                {label}
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <PageJsonLd here="Blockchain Guide" path={paths.blockchainGuide} questions={questions} />
    </main>
  );
}
