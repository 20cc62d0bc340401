const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'];
const CHOICES = ['hide', 'show-illustrative'];

/**
 * Returns the reason why the site must not start, or null: the operator of a public site, who is
 * liable as a trader, has to decide about claims without evidence. Throws TypeError if the site's
 * address is not a URL.
 */
export function claimsProblem(siteUrl: string, choice = ''): string | null {
  const { hostname } = new URL(siteUrl);
  const isLocal = LOCAL_HOSTS.includes(hostname) || hostname.endsWith('.localhost');
  if (CHOICES.includes(choice) || (isLocal && !choice)) return null;
  return `CLAIMS is ${choice || 'not set'}: set it to hide or show-illustrative. The site claims figures and partners that rest on nothing, and a trader answers for untrue claims.`;
}
