import { MARK_SCRIPT } from '@/lib/session-mark';

/** Stamps the page with who looks at it, before it is painted. A fixed text: nobody's words are in it. */
export function SessionMark() {
  return <script dangerouslySetInnerHTML={{ __html: MARK_SCRIPT }} />;
}
