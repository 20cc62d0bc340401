import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from './check-services';

const CONFIG_FILE = path.resolve(import.meta.dirname, '../../supabase/config.toml');
const PUSH = 'npx supabase config push';
const TOKENS_URL = 'https://supabase.com/dashboard/account/tokens';

/** Each limit by its name in the Management API and in supabase/config.toml. */
const LIMITS = [
  ['rate_limit_otp', 'sign_in_sign_ups', 'sign-ins and sign-ups in five minutes'],
  ['rate_limit_verify', 'token_verifications', 'confirmations in five minutes'],
  ['rate_limit_token_refresh', 'token_refresh', 'renewed sessions in five minutes'],
  ['rate_limit_email_sent', 'email_sent', 'mails an hour'],
] as const;

/** Settings of the auth service, by the names of `GET /v1/projects/{ref}/config/auth`. */
type Settings = Record<string, unknown>;
type Options = { managementUrl?: string; timeoutMs?: number };
type Subject = Pick<Project, 'supabaseUrl' | 'siteUrl'>;

/** The lines that name the settings that stay unread without a personal access token. */
export const UNREAD = [
  'The limits, passwords, addresses and SMTP server of the auth service were not read: set SUPABASE_ACCESS_TOKEN for that.',
  'Who sends the mails of accounts? Supabase’s own mailer sends two an hour, to its members alone: deploy/README.md, Mail.',
];

/**
 * Reads a project's auth settings by Supabase's Management API. Returns a line for each setting that is narrower or
 * weaker than in supabase/config.toml, or a line that says why they cannot be read.
 */
export async function checkAuthSettings(
  { supabaseUrl, siteUrl }: Subject,
  token: string,
  { managementUrl = 'https://api.supabase.com', timeoutMs = 20_000 }: Options = {},
): Promise<string[]> {
  const ref = /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(supabaseUrl)?.[1];
  if (!ref)
    return [
      'The limits of the auth service were not read: SUPABASE_URL must be https://<ref>.supabase.co for that.',
    ];
  let status: number;
  let text: string;
  try {
    const response = await fetch(`${managementUrl}/v1/projects/${ref}/config/auth`, {
      headers: { Authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    text = await response.text();
  } catch {
    return [`${managementUrl} does not respond: run it again later.`];
  }
  if (status === 401 || status === 403)
    return [
      `SUPABASE_ACCESS_TOKEN is refused (HTTP ${status}): make one that reads the auth settings, at ${TOKENS_URL}`,
    ];
  if (status === 404)
    return [
      `SUPABASE_ACCESS_TOKEN sees no project ${ref} (HTTP 404): make one of an account with it, at ${TOKENS_URL}`,
    ];
  const settings = status === 200 ? parseSettings(text) : null;
  return settings
    ? [...checkLimits(settings), ...checkRules(settings, siteUrl)]
    : [
        `${managementUrl} returned no settings of the auth service (HTTP ${status}): run it again later.`,
      ];
}

function parseSettings(text: string): Settings | null {
  try {
    const settings = JSON.parse(text);
    return settings && typeof settings === 'object' && !Array.isArray(settings) ? settings : null;
  } catch {
    return null;
  }
}

function checkLimits(settings: Settings): string[] {
  const config = readFileSync(CONFIG_FILE, 'utf8');
  return LIMITS.flatMap(([name, key, what]) => {
    const limit = settings[name];
    const wanted = Number(new RegExp(`^${key} = (\\d+)$`, 'm').exec(config)?.[1]);
    if (typeof limit !== 'number')
      return [
        `The Management API does not name ${name}: compare it with supabase/config.toml in the dashboard.`,
      ];
    if (limit >= wanted) return [];
    // config push does not change this setting, unless config.toml holds the SMTP server too.
    const mend =
      name === 'rate_limit_email_sent'
        ? 'raise it in the dashboard under Authentication, Rate Limits.'
        : PUSH;
    return [`The auth service allows ${limit} ${what} (${name}), below ${wanted}: ${mend}`];
  });
}

function checkRules(settings: Settings, siteUrl: string): string[] {
  const textOf = (name: string) => `${settings[name] ?? ''}`;
  const redirects = textOf('uri_allow_list').split(',');
  const rules: [isMet: boolean, finding: string][] = [
    [
      textOf('smtp_host') !== '',
      `The auth service has no SMTP server of its own (smtp_host): Supabase’s mailer sends two mails an hour, to its members alone. Set [auth.email.smtp] in supabase/config.toml, then ${PUSH}`,
    ],
    [
      Number(settings.password_min_length) >= 8,
      `Passwords need ${textOf('password_min_length') || 'no'} characters (password_min_length), below 8: ${PUSH}`,
    ],
    [
      // The setting lists groups of characters; a password needs one of each group.
      textOf('password_required_characters').split(':').length >= 3,
      `Passwords need no small letter, capital and digit (password_required_characters): ${PUSH}`,
    ],
    [
      settings.security_update_password_require_reauthentication === true,
      `A password is changed without a fresh session (security_update_password_require_reauthentication): ${PUSH}`,
    ],
    [
      settings.mailer_secure_email_change_enabled === true,
      `An account's address changes without a link from its present mailbox (mailer_secure_email_change_enabled): ${PUSH}`,
    ],
    [
      settings.mfa_totp_enroll_enabled === true && settings.mfa_totp_verify_enabled === true,
      `Staff cannot set up a second factor (mfa_totp_enroll_enabled, mfa_totp_verify_enabled): ${PUSH}`,
    ],
    [
      textOf('site_url').replace(/\/+$/, '') === siteUrl,
      `Mailed links lead to ${textOf('site_url')} (site_url): set site_url = "${siteUrl}" in supabase/config.toml, then ${PUSH}`,
    ],
    [
      redirects.some((url) => url === siteUrl || url.startsWith(`${siteUrl}/`)),
      `${siteUrl} is no redirect address (uri_allow_list): set additional_redirect_urls in supabase/config.toml, then ${PUSH}`,
    ],
  ];
  return rules.filter(([isMet]) => !isMet).map(([, finding]) => finding);
}
