/** The name of a file by its address, without the query, which may hold a key. */
export function addressSource(address: string) {
  const { host, pathname } = new URL(address);
  return `https://${host}${pathname}`;
}
