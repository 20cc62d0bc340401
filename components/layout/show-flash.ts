import { toast } from '@/lib/toast';

/** Shows the message that a redirect has left in a cookie, once. Its words load only then. */
export function showFlash() {
  const name = /(?:^|; )forecourt-flash=([^;]*)/.exec(document.cookie)?.[1];
  if (!name) return;
  document.cookie = 'forecourt-flash=; path=/; max-age=0';
  import('@/lib/flash').then(({ flashMessage, isFailure }) => {
    const message = flashMessage(name);
    if (message) toast[isFailure(name) ? 'error' : 'message'](message.title, message.text);
  });
}
