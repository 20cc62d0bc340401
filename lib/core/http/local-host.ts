/** Whether a Host header is a loopback name. Rejecting all others prevents DNS rebinding. */
export function isLocalHost(host: string | null): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '');
}
