import { EARLY_SCRIPT } from '@/lib/core/browser/early-input';
import { AUTH_HINT_SCRIPT } from '@/lib/core/session/auth-hint';

/** What must run before the page is drawn or touched. Fixed texts: nobody's words are in them. */
export function PageScripts() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: AUTH_HINT_SCRIPT }} />
      <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
    </>
  );
}
