import { site } from '@/lib/site';
import { COLOURS } from './colours';

/** The site's logo and name. */
export function Wordmark() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
      <svg viewBox="0 0 26 26" width={46} height={46} fill="none" aria-hidden="true">
        <path d="M3 9.5 8 4h15v5.5H3Z" fill={COLOURS.brand} />
        <path d="M6 12v10M20 12v10" stroke={COLOURS.brand} strokeWidth="2.5" />
      </svg>
      <div style={{ fontFamily: 'head', fontWeight: 600, fontSize: 40, letterSpacing: -1.4 }}>
        {site.name}
      </div>
    </div>
  );
}
