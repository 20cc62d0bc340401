import { messages } from '@/lib/core/errors/messages';
import type { Wallet } from '@/lib/wallet/wallet';
import { button } from '../ui/button';

type Props = {
  wallets: Wallet[];
  /** The remembered wallet may still announce itself. */
  isResuming: boolean;
  /** Why the last attempt failed. */
  problem: string | undefined;
  onChoose: (wallet: Wallet) => void;
  onLook: () => void;
};

/** The wallets of this browser; what to do without one. */
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
