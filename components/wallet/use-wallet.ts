import { useEffect, useState } from 'react';
import { useConnection } from 'wagmi';
import { watchConnection } from 'wagmi/actions';
import { toast } from '@/lib/core/browser/toast';
import { messages } from '@/lib/core/errors/messages';
import {
  connectWallet,
  disconnectWallet,
  endConnection,
  giveUp,
  reconnectWallet,
  type WalletConnection,
} from '@/lib/wallet/connection';
import { isGivenUp, walletFailure } from '@/lib/wallet/failure-messages';
import type { Wallet } from '@/lib/wallet/wallet';

/** Manages the connection to one wallet and its messages. */
export function useWallet(connection: WalletConnection) {
  const { address, chainId, isConnected } = useConnection({ config: connection.config });
  /** The wallet that is being asked. */
  const [asked, setAsked] = useState<Wallet | null>(null);
  const [problem, setProblem] = useState<string>();

  useEffect(
    () =>
      watchConnection(connection.config, {
        onChange(now, before) {
          if (before.status !== 'connected' || now.status !== 'disconnected') return;
          endConnection(connection);
          toast.message(messages.walletDisconnected.title);
        },
      }),
    [connection],
  );

  async function attempt(one: Wallet, work: Promise<void>) {
    setProblem(undefined);
    setAsked(one);
    try {
      await work;
      return true;
    } catch (error) {
      if (isGivenUp(error)) return false;
      const message = walletFailure(error);
      setProblem(message);
      return message;
    } finally {
      setAsked((now) => (now === one ? null : now));
    }
  }

  return {
    address,
    chainId,
    isConnected,
    asked,
    problem,
    async connect(one: Wallet) {
      const result = await attempt(one, connectWallet(connection, one));
      if (result === true) toast.message(messages.walletConnected.title);
      else if (result) toast.error(messages.walletFailed.title, result);
    },
    /** Reconnects without asking the owner and without a toast, because no button was pressed. */
    reconnect: (one: Wallet) => attempt(one, reconnectWallet(connection, one)),
    giveUp() {
      giveUp(connection);
      setAsked(null);
    },
    disconnect: () => disconnectWallet(connection),
  };
}
