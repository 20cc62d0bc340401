import type { Address } from 'viem';
import { toast } from '@/lib/core/browser/toast';
import { standaloneLink } from '../ui/button';

type Props = { address: Address; explorerUrl: string | null };

async function copy(address: Address) {
  try {
    await navigator.clipboard.writeText(address);
    toast.message('Address copied');
  } catch {
    toast.error('The address could not be copied', address);
  }
}

/** The whole address, with ways to copy it and to look it up. */
export function WalletAddress({ address, explorerUrl }: Props) {
  return (
    <>
      <span className="block font-mono text-small font-normal">{address}</span>
      <span className="flex flex-wrap gap-x-5">
        <button type="button" className={standaloneLink} onClick={() => copy(address)}>
          Copy address
        </button>
        {explorerUrl && (
          <a href={`${explorerUrl}/address/${address}`} rel="noreferrer" className={standaloneLink}>
            Look it up
            <span className="sr-only"> on {new URL(explorerUrl).hostname}</span>
          </a>
        )}
      </span>
    </>
  );
}
