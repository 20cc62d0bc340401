import { Agent, request } from 'undici';
import * as z from 'zod';
import type { Registry } from './types';

/** A vehicle's response has some kilobytes; a larger one is cut off and fails. */
const MAX_RESPONSE = 512 * 1024;
const agent = new Agent({ maxResponseSize: MAX_RESPONSE, keepAliveTimeout: 30_000 });

type Failure = 'unreachable' | 'limited' | 'broken' | 'refused' | 'unreadable';

/** A registry's failure. Its message has no number plate. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  constructor(
    registry: Registry,
    readonly failure: Failure,
    details = '',
    /** The pause that the registry requests. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`${registry} ${failure}${details && ` (${details})`}`);
  }
}

const code = z.union([z.string(), z.number()]).transform(String);
/** The error responses of DVLA, and of DVSA; their gateways respond with `message` alone. */
const errorBody = z.union([
  z
    .object({ errors: z.array(z.object({ code: code.catch('') })).min(1) })
    .transform(({ errors }) => errors[0]?.code ?? ''),
  z.object({ errorCode: code }).transform(({ errorCode }) => errorCode),
]);

export type RegistryResponse = {
  status: number;
  /** Parsed JSON; undefined for anything else. */
  body: unknown;
  /** The code of the registry's own error body, '' without one in it; null for another body. */
  errorCode: string | null;
  retryAfterMs: number | null;
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Retry-After in milliseconds: seconds or a date (RFC 9110, section 10.2.3). */
function retryAfter(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string') return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(ms, 0);
}

type Call = {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
};

/** Sends one request without redirects. Throws RegistryError when there is no response. */
export async function send(registry: Registry, url: string, call: Call): Promise<RegistryResponse> {
  try {
    const response = await request(url, { ...call, dispatcher: agent });
    const body = parseJson(await response.body.text());
    const error = errorBody.safeParse(body);
    return {
      status: response.statusCode,
      body,
      errorCode: error.success ? error.data : null,
      retryAfterMs: retryAfter(response.headers['retry-after']),
    };
  } catch (error) {
    const { code: reason } = error as { code?: unknown };
    const isTooLong = reason === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
    throw new RegistryError(
      registry,
      isTooLong ? 'unreadable' : 'unreachable',
      String(reason ?? ''),
    );
  }
}

/** A code of DVLA or DVSA. Other text may repeat the number plate. */
const CODE = /^(\d{1,4}|MOTH-[A-Z]{2}-\d\d)$/;

/** Converts a response without a vehicle to an error. */
export function failureOf(registry: Registry, response: RegistryResponse): RegistryError {
  const { status, errorCode, retryAfterMs } = response;
  const details = [`HTTP ${status}`, CODE.exec(errorCode ?? '')?.[0]];
  const failure = status === 429 ? 'limited' : status >= 500 ? 'broken' : 'refused';
  return new RegistryError(registry, failure, details.filter(Boolean).join(', '), retryAfterMs);
}

/** The vehicle of a successful response. Throws RegistryError for another vehicle or other data. */
export function vehicleOf<T>(
  registry: Registry,
  schema: z.ZodType<T>,
  { body }: RegistryResponse,
  isAsked: (vehicle: T) => boolean,
): T {
  const parsed = schema.safeParse(body);
  if (parsed.success && isAsked(parsed.data)) return parsed.data;
  throw new RegistryError(registry, 'unreadable', parsed.success ? 'another vehicle' : '');
}
