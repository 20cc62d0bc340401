import { toast } from '@/lib/core/browser/toast';
import { flashMessage, isFailure } from '@/lib/core/session/flash';

let shown = '';

/** Shows the flash message that a redirect stored in a cookie, once. */
export function showFlash() {
  const [, flash = '', name = ''] =
    /(?:^|; )forecourt-flash=(([^;.]*)[^;]*)/.exec(document.cookie) ?? [];
  if (!flash || flash === shown) return;
  shown = flash;
  // In browsers without the Cookie Store API the cookie expires a few seconds later.
  if ('cookieStore' in window) void window.cookieStore.delete('forecourt-flash');
  const message = flashMessage(name);
  if (message) toast[isFailure(name) ? 'error' : 'message'](message.title, message.text);
}
