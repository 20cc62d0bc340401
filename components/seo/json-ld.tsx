import { type JsonLdGraph, jsonLdText } from '@/lib/seo/json-ld';

/** Renders structured data as raw HTML, escaped by `jsonLdText`. */
export function JsonLd({ data }: { data: JsonLdGraph }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
  );
}
