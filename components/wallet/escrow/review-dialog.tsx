import { button } from '@/components/ui/button';
import {
  AlertDialogContent,
  Dialog,
  DialogClose,
  DialogDescription,
  DialogTitle,
} from '@/components/ui/dialog';
import type { Step } from '@/lib/wallet/escrow/step';
import { Row } from '../row';
import { SubjectRows } from './subject-rows';

type Props = {
  step: Step;
  network: string;
  isAsking: boolean;
  problem: string | undefined;
  onSign: () => void;
  onClose: () => void;
};

/** Explains what a transaction does before the wallet is asked to sign it. */
export function ReviewDialog({ step, network, isAsking, problem, onSign, onClose }: Props) {
  const { title, does, costs, next } = step.description;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription className="text-pretty wrap-anywhere">{does}</DialogDescription>
        <dl className="mt-5 border-b border-line">
          {step.about && <SubjectRows {...step.about} />}
          <Row name="It costs">
            {costs}
            <span className="block font-normal text-ink-2">
              The network’s fee comes on top. Your wallet shows it.
            </span>
          </Row>
          <Row name="Network">
            {network}
            <span className="block font-normal text-ink-2">
              A test network: its coins are worth nothing.
            </span>
          </Row>
          <Row name="Contract">
            <span className="font-mono text-small font-normal">{step.to}</span>
          </Row>
          <Row name="Then">
            <span className="font-normal">{next}</span>
          </Row>
        </dl>
        <p role="status" className="mt-4 text-pretty">
          {isAsking && 'Answer in your wallet; it may have opened behind this window.'}
          {problem}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-3 max-sm:*:flex-auto">
          <DialogClose className={button('secondary')}>Close</DialogClose>
          <button type="button" className={button()} aria-disabled={isAsking} onClick={onSign}>
            Ask my wallet to sign
          </button>
        </div>
      </AlertDialogContent>
    </Dialog>
  );
}
