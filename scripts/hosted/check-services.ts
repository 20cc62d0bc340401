import { UserFacingError } from '../../supabase/local/user-facing-error';

/** A hosted project and the site in front of it. */
export interface Project {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  siteUrl: string;
}

/** Buckets that the migrations create. */
const BUCKETS = ['vehicle-photos', 'photo-uploads'];

/** Path of a table that only the secret key can read. */
const SERVER_TABLE = '/rest/v1/registry_records?select=registry&limit=1';

type Ask = (
  path: string,
  key: string,
  headers?: Record<string, string>,
) => Promise<{ status: number; text: string }>;

/**
 * Checks a project's services against the needs of the site; returns a line for everything that is missing. Throws
 * UserFacingError if one does not respond. check-auth-settings.ts checks limits and the rules of passwords; mail
 * templates are not checked.
 */
export async function checkServices(project: Project, send = fetch): Promise<string[]> {
  const ask: Ask = async (path, key, headers) => {
    try {
      const response = await send(`${project.supabaseUrl}${path}`, {
        headers: { apikey: key, ...headers },
        signal: AbortSignal.timeout(20_000),
      });
      return { status: response.status, text: await response.text() };
    } catch (cause) {
      const [service] = path.split('?');
      throw new UserFacingError(`${project.supabaseUrl}${service} does not respond.`, { cause });
    }
  };
  return [
    ...checkSiteUrl(project.siteUrl),
    ...(await checkData(project, ask)),
    ...(await checkAuth(project, ask)),
    ...(await checkStorage(project, ask)),
    ...(await checkSitemap(project, ask)),
  ];
}

function checkSiteUrl(siteUrl: string): string[] {
  const { protocol, pathname } = new URL(siteUrl);
  if (protocol !== 'https:') return [`SITE_URL is ${siteUrl}: it must be an https address.`];
  return pathname === '/' ? [] : [`SITE_URL is ${siteUrl}: it must be an origin, without a path.`];
}

async function checkData({ publishableKey, secretKey }: Project, ask: Ask): Promise<string[]> {
  const shown = await ask('/rest/v1/vehicles?select=id&limit=1', publishableKey);
  if (shown.status !== 200)
    return [`SUPABASE_PUBLISHABLE_KEY reads no vehicles (HTTP ${shown.status}).`];
  const findings: string[] = [];
  if ((await ask(SERVER_TABLE, publishableKey)).status === 200)
    findings.push('SUPABASE_PUBLISHABLE_KEY is a secret key: take the publishable one.');
  const hidden = await ask(SERVER_TABLE, secretKey);
  if (hidden.status !== 200)
    findings.push(`SUPABASE_SECRET_KEY reads nothing secret (HTTP ${hidden.status}).`);
  const schema = { 'Accept-Profile': 'private' };
  const exposed = await ask('/rest/v1/vehicle_facets?limit=1', publishableKey, schema);
  if (!exposed.text.includes('PGRST106'))
    findings.push('The schema private is exposed: npx supabase config push exposes public alone.');
  return findings;
}

async function checkAuth({ publishableKey }: Project, ask: Ask): Promise<string[]> {
  const { status, text } = await ask('/auth/v1/settings', publishableKey);
  if (status !== 200) return [`The auth service shows no settings (HTTP ${status}).`];
  const { external, disable_signup, mailer_autoconfirm } = JSON.parse(text);
  const faults = {
    'accounts cannot be opened': disable_signup,
    'e-mail addresses are not confirmed': mailer_autoconfirm,
    'signing in by e-mail is off': !external?.email,
    'anonymous users can sign in': external?.anonymous_users,
  };
  return Object.entries(faults)
    .filter(([, isSo]) => isSo)
    .map(([fault]) => `Settings of accounts: ${fault}. npx supabase config push sets them.`);
}

async function checkStorage({ secretKey }: Project, ask: Ask): Promise<string[]> {
  const findings: string[] = [];
  for (const bucket of BUCKETS) {
    const headers = { Authorization: `Bearer ${secretKey}` };
    const { status, text } = await ask(`/storage/v1/bucket/${bucket}`, secretKey, headers);
    if (status !== 200) findings.push(`The bucket ${bucket} cannot be read (HTTP ${status}).`);
    else {
      const settings = JSON.parse(text);
      if (settings.public) findings.push(`The bucket ${bucket} is public: make it private.`);
      if (!settings.file_size_limit || !settings.allowed_mime_types?.length)
        findings.push(`The bucket ${bucket} limits neither size nor type of files: set both.`);
    }
  }
  return findings;
}

async function checkSitemap({ publishableKey, siteUrl }: Project, ask: Ask): Promise<string[]> {
  const { status, text } = await ask('/functions/v1/sitemap', publishableKey);
  if (status !== 200)
    return [`The sitemap function returned HTTP ${status}: npx supabase functions deploy sitemap`];
  const { origin } = new URL(siteUrl);
  return text.includes(`<loc>${origin}/`)
    ? []
    : [`The sitemap is of another site: npx supabase secrets set SITE_URL=${origin}`];
}
