const ADDRESSES = ['DATABASE_URL', 'SUPABASE_URL', 'SITE_URL'];
const KEYS = ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'];

/**
 * Says in a line each which variables are missing or malformed, without their values: the errors that they would
 * otherwise cause contain passwords and keys.
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
    ...[...KEYS, 'SUPABASE_ACCESS_TOKEN'].filter(isSet).flatMap(key),
  ];
}
