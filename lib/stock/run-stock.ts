import { stockApiPath } from '../paths';
import type { StockProgress } from './types';

/** The type of a response that streams {@link StockProgress}, one JSON line each. */
const NDJSON = 'application/x-ndjson';

/** Another page answered, such as the one to sign in: the browser should show it. */
export class Elsewhere extends Error {
  override name = 'Elsewhere';
  constructor(readonly address: string) {
    super(address);
  }
}

/** The lines of a stream of text, as they arrive; a last one without an end is cut off and left out. */
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
 * Lists the cars of a checked file and yields its progress. Throws {@link Elsewhere}, or an error if the
 * request got no response or was cut off.
 */
export async function* runStock(file: string, form: FormData): AsyncGenerator<StockProgress> {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  const headers = { Accept: NDJSON };
  const response = await fetch(stockApiPath(file), { method: 'POST', headers, body });
  if (!response.headers.get('Content-Type')?.startsWith(NDJSON) || !response.body) {
    if (response.redirected) throw new Elsewhere(response.url);
    throw new Error(`no progress: ${response.status}`);
  }
  for await (const line of linesOf(response.body)) yield JSON.parse(line) as StockProgress;
}
