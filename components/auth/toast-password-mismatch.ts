import { toast } from '@/lib/core/browser/toast';
import { messages } from '@/lib/core/errors/messages';

/** The specification's toast for two passwords that differ, found before anything is sent. */
export function toastPasswordMismatch({ confirmPassword }: Record<string, string>) {
  const { title, text } = messages.passwordMismatch;
  if (confirmPassword) toast.error(title, text);
}
