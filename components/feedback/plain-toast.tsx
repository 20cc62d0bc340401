import { useEffect } from 'react';
import { toastText } from '@/lib/core/browser/network';
import { TOAST_MS, type Toast } from '@/lib/core/browser/toast';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';

type Props = { toast: Toast; onClose: () => void };

/** Renders a toast while Sonner's script has not loaded, for example because the network has failed. */
export function PlainToast({ toast, onClose }: Props) {
  const { kind, title } = toast;
  const text = toastText(toast);
  useEffect(() => {
    const timer = setTimeout(onClose, TOAST_MS[kind]);
    return () => clearTimeout(timer);
  }, [kind, onClose]);
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className="fixed inset-x-4 bottom-22 z-50 mx-auto flex max-w-sm items-start gap-3 rounded-2 border border-line-strong bg-surface py-1 pr-1 pl-4 min-[601px]:top-19 min-[601px]:bottom-auto print:hidden"
    >
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-ink-2">{text}</p>}
      </div>
      <button type="button" aria-label="Close message" className={iconButton} onClick={onClose}>
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
