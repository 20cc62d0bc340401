'use client';

import { type ComponentType, useId, useState } from 'react';
import { toastIfOffline } from '@/lib/core/browser/network';
import { button } from '../ui/button';

type State = { Panel?: ComponentType<{ id: string }>; isLoading?: boolean; hasFailed?: boolean };

/** Opens LiveChat, which is lazy-loaded on first use. */
export function ChatButton() {
  const id = useId();
  const [{ Panel, isLoading, hasFailed }, setState] = useState<State>({});

  async function load() {
    if (Panel || isLoading) return;
    setState({ isLoading: true });
    try {
      const { ChatPanel } = await import('./chat-panel');
      setState({ Panel: ChatPanel });
    } catch {
      toastIfOffline();
      setState({ hasFailed: true });
    }
  }

  return (
    <>
      <button
        type="button"
        className={button('primary', 'small', 'needs-script')}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        popoverTarget={Panel && id}
        onClick={load}
      >
        Start LiveChat
      </button>
      {hasFailed && (
        <p role="alert" className="mt-2 text-small text-danger">
          LiveChat could not be loaded. Check the connection and try again.
        </p>
      )}
      {Panel && <Panel id={id} />}
    </>
  );
}
