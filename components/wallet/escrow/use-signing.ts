import { useEffect, useRef, useState } from 'react';
import type { Hash } from 'viem';
import { toast } from '@/lib/core/browser/toast';
import { sendFailure } from '@/lib/wallet/escrow/refusal';
import { mined, type Sender, send } from '@/lib/wallet/escrow/send';
import type { Step } from '@/lib/wallet/escrow/step';
import { isGivenUp } from '@/lib/wallet/failure-words';

/** One transaction at a time: reviewed, asked of the wallet, then waited for. The sender stays the same for its life. */
export function useSigning(sender: Sender, onMined: () => void) {
  const [steps, setSteps] = useState<Step[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [sent, setSent] = useState<{ step: Step; hash: Hash } | null>(null);
  const [problem, setProblem] = useState<string>();
  /** The attempt in hand; a press while there is one does nothing. */
  const attempt = useRef<object>(null);
  const life = useRef<AbortController>(null);
  const isOpen = useRef(false);
  isOpen.current = steps.length > 0;

  useEffect(() => {
    const mine = new AbortController();
    life.current = mine;
    return () => {
      mine.abort();
      if (isOpen.current)
        toast.message('The request was closed: your wallet changed its account or network');
    };
  }, []);

  function close() {
    setSteps([]);
    setAsking(false);
    setProblem(undefined);
    attempt.current = null;
  }

  async function follow(hash: Hash, [step, ...rest]: Step[], signal: AbortSignal) {
    if (!step) return;
    setSent({ step, hash });
    const worked = await mined(sender.reader, hash, signal);
    setSent(null);
    onMined();
    if (!worked) return toast.error(`${step.words.title}: failed`, 'The contract refused it.');
    toast.message(`${step.words.title}: done`);
    // Never in place of what is under review by now.
    setSteps((now) => (now.length > 0 ? now : rest));
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
      if (!signal || signal.aborted) return;
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
    /** What is under review now. */
    step: steps[0] ?? null,
    ...{ isAsking, sent, problem, close, sign },
    /** Reviews the first; each other one once the one before is in a block. */
    begin: setSteps,
    stopWaiting: () => setSent(null),
  };
}
