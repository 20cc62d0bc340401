import type { Address } from 'viem';
import type { WalletConnection } from '@/lib/wallet/connection';
import { networkFacts } from '@/lib/wallet/networks';
import { button } from '../ui/button';
import { LoadEscrow } from './escrow/load-escrow';
import { HoldingRows } from './holding-rows';
import { NetworkSwitch } from './network-switch';
import { Row } from './row';
import { useHoldings } from './use-holdings';
import { WalletAddress } from './wallet-address';

type Props = {
  connection: WalletConnection;
  address: Address;
  chainId: number;
  onDisconnect: () => void;
};

const KINDS = {
  test: 'Test network: its coins are worth nothing',
  real: 'Not a test network: its coins are worth money. Nothing here asks for any',
  unknown: 'Not known here',
} as const;

/** The address and network of the connected wallet, and the holdings of its address. */
export function WalletBoard({ connection, address, chainId, onDisconnect }: Props) {
  const network = networkFacts(chainId, connection.networks);
  const { holdings, problem, refetch } = useHoldings(connection, address, chainId, network);
  const { offered } = network;
  const escrow = offered?.contracts?.escrow;
  return (
    <>
      <dl className="border-b border-line">
        <Row name="Wallet">{connection.wallet?.name}</Row>
        <Row name="Address">
          <WalletAddress address={address} explorerUrl={network.offered?.explorerUrl ?? null} />
        </Row>
        <Row name="Network">
          {network.name}
          <span className="block font-normal text-ink-2">{KINDS[network.kind]}.</span>
        </Row>
        <HoldingRows network={network} holdings={holdings} hasFailed={problem !== null} />
      </dl>
      <p role="status" className="mt-3 text-pretty text-ink-2">
        {problem}
      </p>
      <p className="mt-1 text-small text-ink-3">
        {holdings && (
          <>
            As of block <span className="tabular">{holdings.block.toLocaleString('en-GB')}</span>,{' '}
            {network.offered?.rpcUrl
              ? `as the server for ${network.name} says`
              : 'as your wallet says'}
            .
          </>
        )}
      </p>
      {escrow && offered?.contracts && connection.provider && connection.wallet && holdings && (
        <LoadEscrow
          key={`${chainId} ${address}`}
          network={offered}
          contracts={{ ...offered.contracts, escrow }}
          provider={connection.provider}
          walletId={connection.wallet.id}
          address={address}
          block={holdings.block}
          onMined={refetch}
        />
      )}
      <NetworkSwitch key={chainId} connection={connection} current={chainId} />
      <button type="button" className={button('secondary', 'small', 'mt-5')} onClick={onDisconnect}>
        Disconnect
      </button>
    </>
  );
}
