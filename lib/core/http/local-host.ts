/** Whether a Host header names this machine: another name for its address may belong to a stranger's page. */
export function isLocalHost(host: string | null): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '');
}
