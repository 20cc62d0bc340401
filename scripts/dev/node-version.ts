const OLDEST_MAINTAINED = 22;

/** One line of advice about a Node version such as `v20.19.0`; null when it is recent enough. */
export function nodeAdvice(version: string): string | null {
  const major = Number(/^v(\d+)\./.exec(version)?.[1]);
  return major < OLDEST_MAINTAINED
    ? `Node ${major} works, but is no longer maintained: use ${OLDEST_MAINTAINED} or newer.`
    : null;
}
