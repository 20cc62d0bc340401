import { useEffect, useRef, useState } from 'react';
import type { Hash } from 'viem';
import { toast } from '@/lib/core/browser/toast';
import { sendFailure } from '@/lib/wallet/escrow/refusal';
import { mined, type Sender, send } from '@/lib/wallet/escrow/send';
import type { Step } from '@/lib/wallet/escrow/step';
import { isGivenUp } from '@/lib/wallet/failure-messages';

interface Sent {
  step: Step;
  hash: Hash;
  /** Ends the wait for the transaction. */
  waiting: AbortController;
}

/** Handles one transaction at a time: review, signature, wait. The sender stays the same while mounted. */
export function useSigning(sender: Sender, onMined: () => void) {
  const [steps, setSteps] = useState<Step[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<string>();
  /** The current attempt; a press during it does nothing. */
  const attempt = useRef<object>(null);
  const life = useRef<AbortController>(null);
  const isOpen = useRef(false);
  isOpen.current = steps.length > 0;

  useEffect(() => {
    const mine = new AbortController();
    life.current = mine;
    return () => {
      mine.abort();
      if (!isOpen.current) return;
      toast.message(
        'The request was closed: your wallet changed its account or network',
        attempt.current ? 'If your wallet still asks, decline it there.' : undefined,
      );
    };
  }, []);

  /** Begins a review, unless another one is open. */
  const begin = (next: Step[]) => setSteps((now) => (now.length > 0 ? now : next));

  function close() {
    setSteps([]);
    setAsking(false);
    setProblem(undefined);
    attempt.current = null;
  }

  async function follow(hash: Hash, [step, ...rest]: Step[], signal: AbortSignal) {
    if (!step) return;
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    signal.addEventListener('abort', stop);
    setSent({ step, hash, waiting });
    const outcome = await mined(sender, step, hash, waiting.signal);
    signal.removeEventListener('abort', stop);
    if (outcome === null) return;
    // A later transaction may be shown by now.
    setSent((now) => (now?.hash === hash ? null : now));
    onMined();
    const { title } = step.description;
    if (outcome === 'refused') return toast.error(`${title}: failed`, 'The contract refused it.');
    if (outcome === 'another')
      return toast.error(
        `${title}: not known`,
        'Your wallet named another transaction than this one. Look there whether it sent this.',
      );
    toast.message(`${title}: done`);
    begin(rest);
  }

  async function sign() {
    const [step] = steps;
    if (!step || attempt.current) return;
    const mine = {};
    const signal = life.current?.signal;
    attempt.current = mine;
    setProblem(undefined);
    setAsking(true);
    try {
      const hash = await send(sender, step);
      if (!signal || signal.aborted)
        return toast.message(`${step.description.title}: sent all the same`, hash);
      const isStillMine = attempt.current === mine;
      if (isStillMine) close();
      await follow(hash, isStillMine ? steps : [step], signal);
    } catch (error) {
      if (signal?.aborted || isGivenUp(error) || attempt.current !== mine) return;
      setProblem(sendFailure(error));
      setAsking(false);
      attempt.current = null;
    }
  }

  return {
    /** The step under review. */
    step: steps[0] ?? null,
    isAsking,
    sent,
    problem,
    close,
    sign,
    /** Reviews the first step, and each further one once the previous one is in a block. */
    begin,
    /** Stops the wait for the shown transaction; its further steps are not begun. */
    stopWaiting() {
      sent?.waiting.abort();
      setSent(null);
    },
  };
}
