import { stockApiPath } from '../paths';
import type { StockProgress } from './types';

/** The type of a response that streams {@link StockProgress}, one JSON line each. */
const NDJSON = 'application/x-ndjson';

/** Yields the lines of a stream of text as they arrive; drops a last line without an end. */
async function* linesOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
}

/**
 * Lists the cars of a checked file and yields its progress, which ends with a result or a problem
 * unless the connection was cut. Throws without a response of the site.
 */
export async function* runStock(file: string, form: FormData): AsyncGenerator<StockProgress> {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  const headers = { Accept: NDJSON };
  const response = await fetch(stockApiPath(file), { method: 'POST', headers, body });
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/json')) yield (await response.json()) as StockProgress;
  else if (!response.ok || !response.body) throw new Error(`no progress: ${response.status}`);
  else for await (const line of linesOf(response.body)) yield JSON.parse(line) as StockProgress;
}
