import { ConnectWallet } from './connect-wallet';

/** Explains what connecting a wallet does, with the button. */
export function WalletPanel() {
  return (
    <div>
      <p className="text-pretty text-ink-2">
        Nothing on this site needs a wallet. Connecting one shows its address, network, balance,
        titles and MILES here. Connecting asks for no signature and no payment. Only the escrow,
        where a test network has one, asks for signatures, and says before each what it does. We
        keep nothing of it.
      </p>
      <p className="only-without-script mt-3">
        Connecting a wallet needs JavaScript, which is off.
      </p>
      <div className="needs-script mt-5">
        <ConnectWallet />
      </div>
    </div>
  );
}
