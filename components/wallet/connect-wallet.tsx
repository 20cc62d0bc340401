'use client';

import { useCallback, useEffect, useState } from 'react';
import { rememberedWallet } from '@/lib/wallet/remembered-wallet';
import { button } from '../ui/button';
import type { OpenedWallet } from './open-wallet';

type Phase = 'closed' | 'loading' | 'failed';

/** Connects a wallet of this browser. Its code is loaded only on request, now or on an earlier page. */
export function ConnectWallet() {
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

  if (opened) return <opened.View {...opened} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        className={button('secondary')}
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
  );
}
