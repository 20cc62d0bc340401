import { useState } from 'react';
import { toast } from '@/lib/core/browser/toast';
import { messages } from '@/lib/core/errors/messages';
import { addNetwork, switchNetwork, type WalletConnection } from '@/lib/wallet/connection';
import { isGivenUp, isUnknownNetwork, walletFailure } from '@/lib/wallet/failure-messages';
import type { Network } from '@/lib/wallet/networks';
import { button } from '../ui/button';

type Props = { connection: WalletConnection; current: number };

/** Switches the wallet to another of the offered networks, and adds one that it does not know. */
export function NetworkSwitch({ connection, current }: Props) {
  const [asked, setAsked] = useState<Network | null>(null);
  const [missing, setMissing] = useState<Network | null>(null);
  const [problem, setProblem] = useState<string>();
  const others = connection.networks.filter(({ chainId }) => chainId !== current);

  async function attempt(network: Network, work: typeof switchNetwork) {
    if (asked) return;
    setAsked(network);
    setProblem(undefined);
    try {
      await work(connection, network);
    } catch (error) {
      if (isGivenUp(error)) return;
      if (!isUnknownNetwork(error)) return setProblem(walletFailure(error));
      setMissing(network);
      toast.error(messages.networkMissing.title, messages.networkMissing.text);
    } finally {
      setAsked(null);
    }
  }

  if (others.length === 0) return null;
  return (
    <div className="mt-5">
      <p className="text-ink-2">Switch the wallet to another test network:</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {others.map((network) => (
          <button
            key={network.chainId}
            type="button"
            className={button('secondary', 'small')}
            // A disabled button would lose the focus.
            aria-disabled={asked !== null}
            onClick={() => attempt(network, switchNetwork)}
          >
            {network.name}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 text-pretty text-ink-2">
        {asked && 'Answer in your wallet.'}
        {problem}
      </p>
      {missing && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-48 flex-1 text-pretty">
            <strong className="block font-semibold">{messages.networkMissing.title}</strong>
            <span className="text-ink-2">{messages.networkMissing.text}</span>
          </p>
          <button
            type="button"
            className={button('primary', 'small')}
            aria-disabled={asked !== null}
            onClick={() => attempt(missing, addNetwork)}
          >
            Add {missing.name}
          </button>
        </div>
      )}
    </div>
  );
}
