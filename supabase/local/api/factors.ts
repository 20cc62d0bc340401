import { Secret, TOTP } from 'otpauth';
import type { Sql, TransactionSql } from 'postgres';
import { renderSVG } from 'uqr';
import { isUuid } from '../../../lib/ids';
import { sendNotice } from '../mail/mail';
import { type Fix, jsonAnswer, readBody, withBody } from './compatibility-fix';
import { readSessionId } from './tokens';

/** Address of the demo's staff account. Its password is public; the API returns its user with the current code. */
export const DEMO_STAFF = 'staff@forecourt.example';

const PATH = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/;
const MAX_FACTORS = 10;
const CHALLENGE_SECONDS = 300;
/** Maximum wrong codes for a factor in the lifetime of a challenge. Hosted counts by address: 15 in a minute. */
const MAX_FAILED = 15;
const PERIOD_SECONDS = 30;

type Factor = { id: string; status: 'unverified' | 'verified'; friendly_name: string };
type Asking = {
  sql: Sql;
  user: { id: string; email: string; factors?: Factor[] };
  session: { id: string; aal: string | null };
};

const refuse = (status: number, error_code: string, msg: string) =>
  jsonAnswer(status, { code: status, error_code, msg });

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/** Returns the second factors of a user, without their secrets. */
export async function readFactors(sql: Sql, userId: unknown) {
  const rows = await sql`
    select f.id, f.friendly_name, f.factor_type, f.status, f.created_at, f.updated_at, f.last_challenged_at,
      case when u.email = ${DEMO_STAFF} then f.secret end as demo_secret
    from auth.mfa_factors f join auth.users u on u.id = f.user_id
    where u.id::text = ${String(userId)} order by f.created_at`;
  return rows.map(({ demo_secret, ...factor }) =>
    demo_secret ? { ...factor, demo_code: totpOf(demo_secret).generate() } : factor,
  );
}

/** Returns the claims of a session that say how its user was recognised. */
export async function readAssurance(sql: Sql, sessionId: string) {
  const [session] = await sql`
    select coalesce(s.aal, 'aal1') as aal,
      jsonb_build_object('method', case s.tag when 'mailed link' then 'otp' else 'password' end,
        'timestamp', extract(epoch from s.created_at)::bigint) as first,
      (select jsonb_build_object('method', a.authentication_method, 'timestamp', extract(epoch from a.updated_at)::bigint)
       from auth.mfa_amr_claims a where a.session_id = s.id and s.aal = 'aal2') as second
    from auth.sessions s where s.id::text = ${sessionId}`;
  if (!session) return {};
  const { aal, first, second } = session;
  return { aal, amr: second ? [second, first] : [first] };
}

/** Hosted: a user who has a second factor changes a password only after it. */
export async function lacksSecondFactor(sql: Sql, sessionId: string) {
  const [session] = await sql`
    select from auth.sessions s join auth.mfa_factors f on f.user_id = s.user_id and f.status = 'verified'
    where s.id::text = ${sessionId} and s.aal is distinct from 'aal2'`;
  return session !== undefined;
}

async function enroll(
  { sql, user, session }: Asking,
  issuer: string,
  asked: Record<string, unknown>,
) {
  if (asked.factor_type !== 'totp') {
    const msg = 'factor_type needs to be totp, phone, or webauthn';
    return refuse(400, 'validation_failed', msg);
  }
  const friendly_name = String(asked.friendly_name ?? '');
  const { factors = [] } = user;
  if (factors.some((factor) => factor.friendly_name === friendly_name)) {
    const msg = `A factor with the friendly name "${friendly_name}" for this user already exists`;
    return refuse(422, 'mfa_factor_name_conflict', msg);
  }
  if (factors.length >= MAX_FACTORS) {
    const msg = 'Maximum number of verified factors reached, unenroll to continue';
    return refuse(422, 'too_many_enrolled_mfa_factors', msg);
  }
  if (factors.some(({ status }) => status === 'verified') && session.aal !== 'aal2')
    return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  const totp = new TOTP({ issuer: String(asked.issuer || issuer), label: user.email });
  const secret = totp.secret.base32;
  const [factor] = await sql`
    insert into auth.mfa_factors ${sql({ user_id: user.id, friendly_name, secret })} returning id`;
  const uri = totp.toString();
  return jsonAnswer(200, {
    id: factor?.id,
    type: 'totp',
    friendly_name,
    totp: { qr_code: renderSVG(uri), secret, uri },
  });
}

async function challenge({ sql }: Asking, { id }: Factor) {
  const [row] = await sql`
    with challenged as (update auth.mfa_factors set last_challenged_at = now() where id = ${id})
    insert into auth.mfa_challenges (factor_id) values (${id})
    returning id, extract(epoch from created_at)::int + ${CHALLENGE_SECONDS}::int as expires_at`;
  return jsonAnswer(200, { ...row, type: 'totp' });
}

/** Checks a code for a challenge; counts a wrong one, marks a right one as used. Returns a refusal, or null. */
async function takeCode(sql: TransactionSql, { id }: Factor, asked: Record<string, unknown>) {
  // The lock on the factor counts concurrent guesses, and lets a code be used once.
  const [factor] = await sql`
    select secret, last_period from auth.mfa_factors where id = ${id} for update`;
  const lifetime = sql`make_interval(secs => ${CHALLENGE_SECONDS})`;
  const [{ failed } = { failed: 0 }] = await sql<{ failed: number }[]>`
    select coalesce(sum(failed_attempts), 0)::int as failed from auth.mfa_challenges
    where factor_id = ${id} and created_at > now() - ${lifetime}`;
  if (failed >= MAX_FAILED)
    return refuse(429, 'over_request_rate_limit', 'Request rate limit reached');
  const challengeId = String(asked.challenge_id);
  const [challenged] = await sql`
    select verified_at is not null as is_used, created_at <= now() - ${lifetime} as is_old
    from auth.mfa_challenges where id::text = ${challengeId} and factor_id = ${id}`;
  if (!challenged || !factor) {
    const msg = 'MFA factor with the provided challenge ID not found';
    return refuse(422, 'mfa_factor_not_found', msg);
  }
  if (challenged.is_used)
    return refuse(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  if (challenged.is_old) {
    const msg = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    return refuse(422, 'mfa_challenge_expired', msg);
  }
  const timestamp = Date.now();
  const delta = totpOf(factor.secret).validate({ token: String(asked.code), window: 1, timestamp });
  const period = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + (delta ?? 0);
  if (delta === null || period <= factor.last_period) {
    await sql`
      update auth.mfa_challenges set failed_attempts = failed_attempts + 1 where id = ${challengeId}`;
    return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await sql`update auth.mfa_challenges set verified_at = now() where id = ${challengeId}`;
  await sql`
    update auth.mfa_factors set status = 'verified', last_period = ${period}, updated_at = now() where id = ${id}`;
  return null;
}

/** Hosted: raises the session to level 2; ends sessions of level 1 and other set-ups. Returns its refresh token. */
async function raiseSession(sql: TransactionSql, { user, session }: Asking, { id }: Factor) {
  await sql`update auth.sessions set aal = 'aal2', factor_id = ${id} where id = ${session.id}`;
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method) values (${session.id}, 'totp')
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
  await sql`delete from auth.sessions where user_id = ${user.id} and aal is distinct from 'aal2'`;
  await sql`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'`;
  const [current] = await sql`
    select token from auth.refresh_tokens where session_id = ${session.id} and not revoked
    order by created_at desc limit 1`;
  return String(current?.token);
}

async function unenroll({ sql, session }: Asking, { id, status }: Factor) {
  if (status === 'verified' && session.aal !== 'aal2')
    return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  await sql`delete from auth.mfa_factors where id = ${id}`;
  await sql`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${id}`;
  return jsonAnswer(200, { id });
}

/** Hosted: serves second factors of type TOTP under /auth/v1/factors, and mails changes. Lite: has none. */
export const serveFactors =
  (siteUrl: string, mailDirectory: string): Fix =>
  async (request, next, { sql }) => {
    const { pathname, origin } = new URL(request.url);
    const [path, factorId = '', step] = PATH.exec(pathname) ?? [];
    const method = factorId && !step ? 'DELETE' : 'POST';
    if (path === undefined || request.method !== method) return next(request);
    const [apikey, authorization] = ['apikey', 'authorization'].map(
      (name) => request.headers.get(name) ?? '',
    );
    const headers = { apikey: String(apikey), authorization: String(authorization) };
    const response = await next(new Request(`${origin}/auth/v1/user`, { headers }));
    if (response.status !== 200) return response;
    const user = (await response.json()) as Asking['user'];
    const [session] = await sql<Asking['session'][]>`
      select id, aal from auth.sessions where id::text = ${readSessionId(String(authorization))}`;
    if (!session)
      return refuse(
        403,
        'session_not_found',
        'Session from session_id claim in JWT does not exist',
      );
    const asking = { sql, user, session };
    const asked = await readBody(request);
    if (!factorId) return enroll(asking, new URL(siteUrl).host, asked);
    if (!isUuid(factorId)) return refuse(404, 'validation_failed', 'factor_id must be an UUID');
    const factor = user.factors?.find(({ id }) => id === factorId);
    if (!factor) return refuse(404, 'mfa_factor_not_found', 'Factor not found');
    if (step === 'challenge') return challenge(asking, factor);
    if (step !== 'verify') {
      const removed = await unenroll(asking, factor);
      if (removed.status === 200 && factor.status === 'verified')
        sendNotice(mailDirectory, user.email, 'mfa_factor_unenrolled', siteUrl);
      return removed;
    }
    if (!asked.code) return refuse(400, 'validation_failed', 'Code needs to be non-empty');
    const taken = await sql.begin(
      async (tx) => (await takeCode(tx, factor, asked)) ?? raiseSession(tx, asking, factor),
    );
    if (taken instanceof Response) return taken;
    if (factor.status === 'unverified')
      sendNotice(mailDirectory, user.email, 'mfa_factor_enrolled', siteUrl);
    const renewal = '/auth/v1/token?grant_type=refresh_token';
    const renewed = await next(withBody(request, { refresh_token: taken }, renewal));
    // A refresh token from before the code opens no session of level 2.
    await sql`delete from auth.refresh_tokens where session_id = ${session.id} and revoked`;
    return renewed;
  };
