import { EARLY_SCRIPT } from '@/lib/core/browser/early-input';
import { AUTH_HINT_SCRIPT } from '@/lib/core/session/auth-hint';

/** Inline scripts that run before the first paint and input. Constant strings without user data. */
export function PageScripts() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: AUTH_HINT_SCRIPT }} />
      <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
    </>
  );
}
