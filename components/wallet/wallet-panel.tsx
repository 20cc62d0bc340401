'use client';

import { useCallback, useEffect, useState } from 'react';
import { rememberedWallet } from '@/lib/wallet/remembered-wallet';
import { button } from '../ui/button';
import type { OpenedWallet } from './open-wallet';

type Phase = 'closed' | 'loading' | 'failed';

/** Connects a wallet of this browser. Nothing of it is loaded before somebody asks, now or on an earlier page. */
export function WalletPanel() {
  const [phase, setPhase] = useState<Phase>('closed');
  const [opened, setOpened] = useState<OpenedWallet>();

  const open = useCallback(async (isRemembered: boolean) => {
    setPhase('loading');
    try {
      const { openWallet } = await import('./open-wallet');
      setOpened(await openWallet(isRemembered));
    } catch {
      setPhase('failed');
    }
  }, []);

  useEffect(() => {
    if (rememberedWallet() !== null) void open(true);
  }, [open]);

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
        {opened ? (
          <opened.View {...opened} />
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <button
              type="button"
              className={button()}
              // Not disabled, so that it keeps the focus.
              aria-disabled={phase === 'loading'}
              onClick={() => phase !== 'loading' && open(false)}
            >
              Connect a wallet
            </button>
            <p role="status" className="text-ink-2">
              {phase === 'loading' && 'Loading…'}
              {phase === 'failed' && 'This part could not be loaded. Try again.'}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
