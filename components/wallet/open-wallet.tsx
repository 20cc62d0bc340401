import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toast } from '@/lib/core/browser/toast';
import { messages } from '@/lib/core/errors/messages';
import { newConnection, type WalletConnection } from '@/lib/wallet/connection';
import { loadNetworks } from '@/lib/wallet/load-networks';
import { rememberedWallet } from '@/lib/wallet/remembered-wallet';
import { button } from '../ui/button';
import { useAnnouncedWallets } from './use-announced-wallets';
import { useRestoredFocus } from './use-restored-focus';
import { useWallet } from './use-wallet';
import { WalletBoard } from './wallet-board';
import { WalletChoice } from './wallet-choice';
import { announcedWithin, walletsNow } from './wallets-now';

type Props = {
  connection: WalletConnection;
  /** True if it was opened because a wallet was connected earlier, not by a press. */
  isRemembered: boolean;
};
export type OpenedWallet = Props & { View: ComponentType<Props> };

/** One connection for all pages of a visit, so that links between them keep it. */
let shared: WalletConnection | undefined;

/** Loads the networks. Rejects if the site does not answer. */
export async function openWallet(isRemembered: boolean): Promise<OpenedWallet> {
  shared ??= newConnection(await loadNetworks());
  return { View: OpenWallet, connection: shared, isRemembered };
}

/** The maximum time in which a remembered wallet announces itself, in milliseconds. */
const MAX_ANNOUNCE_MS = 1500;

/** Shows the choice of wallets, then the wallet that is asked, then the holdings of the connected one. */
function OpenWallet({ connection, isRemembered }: Props) {
  const wallets = useAnnouncedWallets();
  const wallet = useWallet(connection);
  const [, lookAgain] = useState(0);
  const { asked, isConnected, address, chainId } = wallet;
  /** True while the remembered wallet may still announce itself. */
  const [isResuming, setResuming] = useState(isRemembered && !isConnected);
  const isTaken = useRef(false);
  isTaken.current = asked !== null || isConnected;
  const area = useRestoredFocus(`${isConnected} ${chainId} ${asked?.id}`, !isRemembered);

  /** Connects the only wallet, or says that there is none; with several, the user chooses from the list. */
  function look() {
    const [first, ...others] = walletsNow();
    lookAgain((count) => count + 1);
    if (!first) toast.error(messages.walletMissing.title, messages.walletMissing.text);
    else if (others.length === 0) void wallet.connect(first);
  }

  async function resume() {
    const found = await announcedWithin(rememberedWallet(), MAX_ANNOUNCE_MS);
    setResuming(false);
    // The user may have chosen another wallet meanwhile.
    if (found && !isTaken.current) void wallet.reconnect(found);
  }

  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    // An earlier page of the visit may have connected it.
    if (isConnected) return;
    if (isRemembered) void resume();
    else look();
  });

  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-label="Wallet dashboard"
      className="border-t border-line pt-5 outline-offset-4"
    >
      {asked && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p role="status" className="min-w-48 flex-1 text-pretty">
            Asking {asked.name}. Answer in your wallet; it may have opened behind this window.
          </p>
          <button type="button" className={button('secondary', 'small')} onClick={wallet.giveUp}>
            Cancel
          </button>
        </div>
      )}
      {!asked && isConnected && address && chainId !== undefined && (
        <WalletBoard
          connection={connection}
          address={address}
          chainId={chainId}
          onDisconnect={wallet.disconnect}
        />
      )}
      {!asked && !isConnected && (
        <WalletChoice
          wallets={wallets.length > 0 ? wallets : walletsNow()}
          isResuming={isResuming}
          problem={wallet.problem}
          onChoose={wallet.connect}
          onLook={look}
        />
      )}
    </section>
  );
}
