import { AUTH_HINT_SCRIPT } from '@/lib/core/session/auth-hint-script';

/** The inline script that runs before the first paint. A constant string without user data. */
export function PageScripts() {
  return <script dangerouslySetInnerHTML={{ __html: AUTH_HINT_SCRIPT }} />;
}
