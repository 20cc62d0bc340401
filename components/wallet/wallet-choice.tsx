import { messages } from '@/lib/core/errors/messages';
import type { Wallet } from '@/lib/wallet/wallet';
import { button, standaloneLink } from '../ui/button';

type Props = {
  wallets: Wallet[];
  /** True while the remembered wallet may still announce itself. */
  isResuming: boolean;
  /** The reason why the last attempt failed. */
  problem: string | undefined;
  onChoose: (wallet: Wallet) => void;
  onLook: () => void;
};

const INSTALL = [
  { label: 'Get MetaMask', href: 'https://metamask.io/download' },
  { label: 'Get Coinbase Wallet', href: 'https://www.coinbase.com/wallet/downloads' },
];

/**
 * Links that open this page in the wallets' own browsers, or lead to their apps; see
 * https://docs.metamask.io/metamask-connect/evm/guides/metamask-exclusive/use-deeplinks and
 * https://docs.cdp.coinbase.com/coinbase-wallet/developer-guidance/mobile-dapp-integration.
 */
function appLinks({ host, pathname, href }: Location) {
  return [
    { label: 'Open in MetaMask', href: `https://link.metamask.io/dapp/${host}${pathname}` },
    {
      label: 'Open in Coinbase Wallet',
      href: `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(href)}`,
    },
  ];
}

/** Links to wallets: extensions of this browser, or on a phone, whose browsers have none, apps. */
function WalletLinks() {
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  return (
    <ul className="flex w-full flex-wrap gap-x-6">
      {(isPhone ? appLinks(window.location) : INSTALL).map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel="noreferrer" className={standaloneLink}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The wallets of this browser to choose from; without one, links to get one. */
export function WalletChoice({ wallets, isResuming, problem, onChoose, onLook }: Props) {
  if (wallets.length === 0 && isResuming) return <p role="status">Reconnecting…</p>;
  if (wallets.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-48 flex-1 text-pretty">
          <strong className="block font-semibold">{messages.walletMissing.title}</strong>
          <span className="text-ink-2">{messages.walletMissing.text}</span>
        </p>
        <button type="button" className={button('secondary', 'small')} onClick={onLook}>
          Look again
        </button>
        <WalletLinks />
      </div>
    );
  return (
    <>
      {problem && (
        <p className="mb-4 text-pretty">
          <strong className="block font-semibold">{messages.walletFailed.title}</strong>
          <span className="text-ink-2">{problem}</span>
        </p>
      )}
      {wallets.length > 1 && <p className="mb-3 font-semibold">Choose a wallet</p>}
      <ul className="grid max-h-80 gap-2 overflow-y-auto sm:grid-cols-2">
        {wallets.map((wallet) => (
          <li key={wallet.id} className="min-w-0">
            <button
              type="button"
              className={button('secondary', 'medium', 'w-full justify-start!')}
              onClick={() => onChoose(wallet)}
            >
              {wallet.icon && <img src={wallet.icon} alt="" width={24} height={24} />}
              <span className="truncate">Connect {wallet.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
