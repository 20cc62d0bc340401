import { type ApiSample, curlOf, fetchOf } from './api-samples';
import { CodeTabs } from './code-tabs';

/** An API call with its purpose, code and response. */
export function ApiCall({ sample }: { sample: ApiSample }) {
  const { id, title, text, method, path, response } = sample;
  return (
    <article aria-labelledby={`call-${id}`} className="border-t border-line py-8 first:border-ink">
      <h3 id={`call-${id}`} className="text-lead font-semibold">
        {title}
      </h3>
      <p className="mt-1 max-w-[62ch] text-pretty text-ink-2">{text}</p>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-small">
        <div className="flex gap-2">
          <dt className="text-ink-3">Call</dt>
          <dd className="font-semibold wrap-anywhere">
            {method} $SUPABASE_URL{path.split('?')[0]}
          </dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-ink-3">Answer</dt>
          <dd className="font-semibold">
            {response.status}, {response.description}
          </dd>
        </div>
      </dl>
      <CodeTabs
        label={`Code of ${title}`}
        code={{ curl: curlOf(sample), JavaScript: fetchOf(sample) }}
      />
    </article>
  );
}
