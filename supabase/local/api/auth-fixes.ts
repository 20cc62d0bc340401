import { randomUUID } from 'node:crypto';
import {
  type Fix,
  type FixTools,
  isCall,
  isRecord,
  jsonAnswer,
  readBody,
  withBody,
} from './compatibility-fix';
import { lacksSecondFactor, readAssurance, readFactors } from './factors';
import { currentRequest } from './request-context';
import { readClaims, readSessionId, signToken } from './tokens';

/**
 * Hosted: sign-up with a registered address looks like a new sign-up. A confirmed address gets a fake
 * user without identities, an unconfirmed one its email again. Lite: 429 over_email_send_rate_limit.
 */
const answerKnownAddress: Fix = async (request, next, tools) => {
  if (!isCall(request, 'POST', '/auth/v1/signup')) return next(request);
  const { email, data } = await readBody(request);
  const response = await next(request.clone());
  if (response.status !== 429) return response;
  const known = await findUser(tools, email);
  if (!known) return response;
  if (!known.confirmed) {
    markResend();
    await next(withBody(request, { email: known.email, create_user: false }, '/auth/v1/otp'));
  }
  const identities = known.confirmed ? [] : await findIdentities(tools, known.id);
  const now = new Date().toISOString();
  return jsonAnswer(
    200,
    {
      id: known.confirmed ? randomUUID() : known.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: known.email,
      phone: '',
      confirmation_sent_at: now,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: isRecord(data) ? data : {},
      identities,
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    },
    response,
  );
};

/**
 * Hosted: resend({ type: 'signup' }) sends the confirmation again; the response is the same for unknown
 * and confirmed addresses. Lite: always 429 for an unconfirmed one; its magic link confirms it too.
 */
const resendConfirmation: Fix = async (request, next, tools) => {
  if (!isCall(request, 'POST', '/auth/v1/resend')) return next(request);
  const { type, email } = await readBody(request);
  const known = type === 'signup' ? await findUser(tools, email) : null;
  if (!known || known.confirmed) return next(request);
  markResend();
  return next(withBody(request, { email: known.email, create_user: false }, '/auth/v1/otp'));
};

/**
 * Hosted: {{ .RedirectTo }} in an email template is the requested redirect. Lite always uses site_url. This fix does
 * not validate it: the confirmation page rejects redirects to other sites.
 */
const keepRedirect: Fix = async (request, next) => {
  const context = currentRequest();
  if (context) context.redirectTo = new URL(request.url).searchParams.get('redirect_to') ?? '';
  return next(request);
};

/** Hosted: verifyOtp's type `email` covers sign-up and magic links. Lite only knows the older names. */
const acceptEmailOtpType: Fix = async (request, next) => {
  if (!isCall(request, 'POST', '/auth/v1/verify')) return next(request);
  const body = await readBody(request);
  return next(body.type === 'email' ? withBody(request, { ...body, type: 'magiclink' }) : request);
};

/**
 * Hosted: an access token carries app_metadata and user_metadata, which policies read through
 * auth.jwt(), and how the user was recognised; a user has their second factors. Lite's have none of it.
 */
const addMetadataClaims: Fix = async (request, next, { sql, jwtSecret }) => {
  const response = await next(request);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/auth/v1/') || response.status !== 200) return response;
  const body = await readBody(response);
  const withFactors = async (user: Record<string, unknown>) => {
    const factors = await readFactors(sql, user.id);
    return factors.length > 0 ? { ...user, factors } : user;
  };
  if (pathname === '/auth/v1/user') return jsonAnswer(200, await withFactors(body), response);
  if (typeof body.access_token !== 'string' || !isRecord(body.user)) return response;
  const user = await withFactors(body.user);
  const { app_metadata = {}, user_metadata = {} } = body.user;
  const assurance = await readAssurance(sql, readSessionId(body.access_token));
  const claims = { ...readClaims(body.access_token), ...assurance, app_metadata, user_metadata };
  return jsonAnswer(200, { ...body, user, access_token: signToken(claims, jwtSecret) }, response);
};

/**
 * Hosted, with require_current_password (supabase/config.toml): changing a password needs a session
 * opened by an emailed link, or the current password, which this site never sends; changing it or the
 * address needs a second factor where there is one. Lite requires none of it and does not record how a
 * session was opened, so the unused `tag` column stores it.
 */
const requireMailedLink: Fix = async (request, next, { sql }) => {
  if (isCall(request, 'POST', '/auth/v1/verify')) {
    const response = await next(request);
    const { access_token = '' } = await readBody(response);
    const id = readSessionId(String(access_token));
    if (id) await sql`update auth.sessions set tag = 'mailed link' where id = ${id}`;
    return response;
  }
  if (!isCall(request, 'PUT', '/auth/v1/user')) return next(request);
  const body = await readBody(request);
  if (!('password' in body || 'email' in body)) return next(request);
  const id = readSessionId(request.headers.get('authorization') ?? '');
  if (await lacksSecondFactor(sql, id)) {
    const msg = 'AAL2 session is required to update email or password when MFA is enabled.';
    return jsonAnswer(401, { code: 401, error_code: 'insufficient_aal', msg });
  }
  if (!('password' in body)) return next(request);
  const [session] = await sql`
    select from auth.sessions where id::text = ${id} and tag = 'mailed link'`;
  if (session) return next(request);
  const msg = 'Current password required when setting new password.';
  return jsonAnswer(400, { code: 400, error_code: 'current_password_required', msg });
};

/** Hosted: a session names the browser that opened or last renewed it. Lite leaves the column empty. */
const recordUserAgent: Fix = async (request, next, { sql }) => {
  const response = await next(request);
  const { pathname } = new URL(request.url);
  if (response.status !== 200 || !/^\/auth\/v1\/(token|verify)$/.test(pathname)) return response;
  const id = readSessionId(String((await readBody(response)).access_token ?? ''));
  const user_agent = request.headers.get('user-agent');
  if (id) await sql`update auth.sessions set user_agent = ${user_agent} where id = ${id}`;
  return response;
};

export const AUTH_FIXES = [
  recordUserAgent,
  addMetadataClaims,
  requireMailedLink,
  keepRedirect,
  answerKnownAddress,
  resendConfirmation,
  acceptEmailOtpType,
];

function markResend(): void {
  const context = currentRequest();
  if (context) context.isResend = true;
}

async function findUser({ sql }: FixTools, email: unknown) {
  if (typeof email !== 'string') return null;
  const [user] = await sql<{ id: string; email: string; confirmed: boolean }[]>`
    select id, email, email_confirmed_at is not null as confirmed
    from auth.users where email = ${email.toLowerCase()}`;
  return user ?? null;
}

async function findIdentities({ sql }: FixTools, userId: string) {
  return sql`
    select id as identity_id, provider_id as id, user_id, identity_data, provider, created_at, updated_at
    from auth.identities where user_id = ${userId}`;
}
