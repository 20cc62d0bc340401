import type { Graph } from 'schema-dts';
import { jsonLdText } from '@/lib/seo/json-ld';

/** Structured data for search engines. The one place of raw HTML: see `jsonLdText`. */
export function JsonLd({ data }: { data: Graph }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
  );
}
