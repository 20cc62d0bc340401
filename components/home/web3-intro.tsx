import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { CustodyTable } from '../marketing/custody-table';
import { NotOpen } from '../marketing/not-open';
import { Sheet } from '../marketing/sheet';
import { button, standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

const parts = [
  {
    title: 'Smart escrow',
    text: 'A program holds the money until the buyer has seen the car. Neither side can take it early.',
  },
  {
    title: 'NFT title',
    text: 'A record of a car that passes from hand to hand. It is not the V5C, and it proves no ownership in law.',
  },
  {
    title: 'MILES',
    text: 'A reward token for useful acts such as a complete listing. It is not money and not an investment.',
  },
];

/** The home page's section on Web3, with the wallet dashboard. */
export function Web3Intro({ wallet }: { wallet: ReactNode }) {
  return (
    <section id="web3" aria-labelledby="web3-title" className="border-b border-line">
      <div className="wrap grid gap-x-6 gap-y-6 py-7 sm:gap-y-10 sm:py-20 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-5">
          <h2 id="web3-title" className="text-display">
            Pay when you have seen it
          </h2>
          <p className="mt-4 max-w-[46ch] text-pretty text-ink-2 sm:text-lead">
            A stranger’s car and a bank transfer: somebody has to go first. An escrow is the third
            pair of hands.
          </p>
          <dl className="mt-4 border-b sm:mt-8 border-line">
            {parts.map(({ title, text }) => (
              <div
                key={title}
                className="grid gap-x-6 border-t border-line py-2 sm:py-4 sm:grid-cols-[8rem_1fr]"
              >
                <dt className="font-semibold">{title}</dt>
                <dd className="text-pretty text-ink-2 max-sm:text-small">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-4 flex sm:mt-7 flex-wrap items-center gap-x-6 gap-y-2">
            <Link href={paths.web3Trading} className={button()}>
              How Web3 trading works
            </Link>
            <Link href={paths.blockchainGuide} className={standaloneLink}>
              Blockchain guide
              <Icon name="arrow-right" />
            </Link>
          </div>
        </div>
        <div className="min-w-0 max-sm:swipe max-sm:items-start max-sm:*:basis-[90%] sm:space-y-6 lg:col-span-6 lg:col-start-7">
          <Sheet title="An escrow, from agreement to hand-over" aside="How it is planned">
            <CustodyTable />
            <div className="mt-4 sm:mt-6">
              <NotOpen>
                No sale runs on a real chain yet, and no car can be paid for through one.
              </NotOpen>
              <p className="mt-3 text-pretty text-ink-2 sm:mt-4">
                You can{' '}
                <Link href={paths.simulator} className="text-link underline underline-offset-4">
                  play a sale in the simulator
                </Link>
                , with made-up coins.
              </p>
            </div>
          </Sheet>
          <Sheet title="Your wallet" aside="To look at, on test networks">
            {wallet}
          </Sheet>
        </div>
      </div>
    </section>
  );
}
