import type { Metadata } from 'next';
import { CustodyTable } from '@/components/marketing/custody-table';
import { EscrowOutcomes } from '@/components/marketing/escrow-outcomes';
import { NotOpen } from '@/components/marketing/not-open';
import { PageHero } from '@/components/marketing/page-hero';
import { PageJsonLd } from '@/components/marketing/page-json-ld';
import { PointList } from '@/components/marketing/point-list';
import { QuestionList } from '@/components/marketing/question-list';
import { Section } from '@/components/marketing/section';
import { Sheet } from '@/components/marketing/sheet';
import { Steps } from '@/components/marketing/steps';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { WalletPanel } from '@/components/wallet/wallet-panel';
import { SimulatorPanel } from '@/components/web3/simulator/simulator-panel';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { limits, questions, readers, steps } from './content';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Web3 trading: escrow and titles for cars',
    description:
      'How a smart-contract escrow for used cars is planned to work, what an NFT title records and what it does not. No contract is deployed on any network yet.',
    path: paths.web3Trading,
  });
}

export default function Web3TradingPage() {
  return (
    <main id="main">
      <PageHero
        here="Web3 Trading"
        title="Neither of you has to go first"
        lead="An escrow contract holds the buyer’s money and the car’s title record until the car has been seen. This is how it is planned. No escrow runs yet, and this page says so wherever it matters."
        actions={
          <>
            <a href="#simulator" className={button()}>
              Try a sale
            </a>
            <Link href={paths.blockchainGuide} className={button('secondary')}>
              Read the blockchain guide
            </Link>
            <Link href={paths.audit} className={button('secondary')}>
              Smart Contract Audit
            </Link>
          </>
        }
      >
        <Sheet title="Who holds what, step by step" aside="How it is planned">
          <CustodyTable />
          <div className="mt-6">
            <NotOpen>
              No sale runs on a real chain yet, and no car can be paid for through one.
            </NotOpen>
            <p className="mt-4 text-pretty text-ink-2">
              <strong className="font-semibold text-ink">Open now.</strong> You can{' '}
              <a href="#simulator" className="text-link underline underline-offset-4">
                play a sale in the simulator
              </a>
              , with made-up coins, and{' '}
              <a href="#wallet" className="text-link underline underline-offset-4">
                connect a wallet
              </a>{' '}
              to see what it shows on test networks.
            </p>
          </div>
        </Sheet>
      </PageHero>

      <Section
        id="simulator"
        title="Try a sale"
        wide
        lead="Be the seller, the buyer and the arbiter of one sale. The contract’s own code runs in this browser, with made-up coins and a clock that you set: every answer is the contract’s."
      >
        <SimulatorPanel />
      </Section>

      <Section
        id="wallet"
        title="Your wallet"
        lead="What a wallet shows of itself, on test networks, whose coins are worth nothing."
      >
        <WalletPanel />
      </Section>

      <Section
        id="steps"
        title="How an escrow will work"
        wide
        lead="Four acts, each signed by the person whose turn it is. Between them the money belongs to nobody who could spend it."
      >
        <Steps steps={steps} columns={4} />
      </Section>

      <Section
        id="outcomes"
        title="Every way it can end"
        lead="Money that cannot get stuck is the first thing a contract like this has to prove. There are five ends, and each has a way out for the money."
      >
        <EscrowOutcomes />
      </Section>

      <Section id="for-whom" title="Who it is for">
        <PointList points={readers} />
      </Section>

      <Section
        id="limits"
        title="What it does not do"
        lead="Most of what goes wrong with a used car happens where no contract can see."
      >
        <PointList points={limits} />
      </Section>

      <Section id="questions" title="Questions">
        <QuestionList questions={questions} />
      </Section>

      <PageJsonLd here="Web3 Trading" path={paths.web3Trading} questions={questions} />
    </main>
  );
}
