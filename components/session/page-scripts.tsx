import { EARLY_SCRIPT } from '@/lib/core/browser/early-input';
import { MARK_SCRIPT } from '@/lib/core/session/auth-hint';

/** What must run before the page is drawn or touched. Fixed texts: nobody's words are in them. */
export function PageScripts() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: MARK_SCRIPT }} />
      <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
    </>
  );
}
