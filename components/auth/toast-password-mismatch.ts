import { toast } from '@/lib/core/browser/toast';
import { messages } from '@/lib/core/errors/messages';

/** Shows the toast for passwords that do not match (product specification), before submission. */
export function toastPasswordMismatch({ confirmPassword }: Record<string, unknown>) {
  const { title, text } = messages.passwordMismatch;
  if (confirmPassword) toast.error(title, text);
}
