import { createHmac } from 'node:crypto';
import { isRecord } from './compatibility-fix';

/** Signs an HS256 access token with these claims. */
export function signToken(claims: Record<string, unknown>, secret: string): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Decodes a token's claims without verifying its signature. */
export function readClaims(token: string): Record<string, unknown> {
  const claims: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8') || '{}',
  );
  return isRecord(claims) ? claims : {};
}

/** Returns the id of the session of a token, or '' if the token names none. */
export function readSessionId(token: string): string {
  try {
    return String(readClaims(token).session_id ?? '');
  } catch {
    return '';
  }
}
