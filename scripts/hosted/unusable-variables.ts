const ADDRESSES = ['DATABASE_URL', 'SUPABASE_URL', 'SITE_URL'];
/** Random keys in hexadecimal, base64 or a key of Supabase, separated by commas. */
const SIGNING_KEYS = /^[\w.+/=-]{32,}(, ?[\w.+/=-]{32,})*$/;
const KEYS = ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'];

/**
 * Returns a line for each variable that is missing or malformed, without its value: the errors that it would otherwise
 * cause contain passwords and keys.
 */
export function unusableVariables(environment: Record<string, string | undefined>): string[] {
  const address = (name: string) =>
    URL.canParse(environment[name] ?? '')
      ? []
      : [`${name} is no address: escape #, / and ? in it.`];
  const key = (name: string) =>
    /^[\w.-]+$/.test(environment[name] ?? '') ? [] : [`${name} is no key.`];
  const isSet = (name: string) => Boolean(environment[name]);
  return [
    ...[...ADDRESSES, ...KEYS].filter((name) => !isSet(name)).map((name) => `${name} is not set.`),
    ...ADDRESSES.filter(isSet).flatMap(address),
    ...(SIGNING_KEYS.test(environment.SIGNING_KEYS || 'x'.repeat(32))
      ? []
      : ['SIGNING_KEYS has something that is no key of 32 characters or more.']),
    ...[...KEYS, 'SUPABASE_ACCESS_TOKEN'].filter(isSet).flatMap(key),
  ];
}
