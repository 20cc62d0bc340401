import { EARLY_PRESS_SCRIPT } from '@/lib/core/early-press-script';
import { LINK_PRESS_SCRIPT } from '@/lib/core/link-press-script';
import { SCRIPT_LOADER } from '@/lib/core/script-loader';
import { AUTH_HINT_SCRIPT } from '@/lib/core/session/auth-hint-script';

/** The inline scripts that run before the first paint: constant strings without user data. */
export function PageScripts() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: AUTH_HINT_SCRIPT }} />
      <script dangerouslySetInnerHTML={{ __html: EARLY_PRESS_SCRIPT }} />
      <script dangerouslySetInnerHTML={{ __html: LINK_PRESS_SCRIPT }} />
      <script dangerouslySetInnerHTML={{ __html: SCRIPT_LOADER }} />
    </>
  );
}
