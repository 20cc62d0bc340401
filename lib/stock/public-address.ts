import { BlockList, isIP } from 'node:net';

/** IPv4 ranges without public servers (IANA's special-purpose registry), and Azure's own host. */
const CLOSED_4 = (
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 ' +
  '192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 ' +
  '203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
).split(' ');

/** Ranges within 2000::/3 for protocols (such as Teredo), 6to4 and documentation. */
const CLOSED_6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'.split(' ');

function blockList(ranges: string[], family: 'ipv4' | 'ipv6') {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const closed4 = blockList(CLOSED_4, 'ipv4');
const closed6 = blockList(CLOSED_6, 'ipv6');
/**
 * The range of public servers. Loopback, private, link-local, multicast, mapped IPv4 and NAT64 are
 * outside.
 */
const global6 = blockList(['2000::/3'], 'ipv6');

/** Whether an IP address may belong to a server on the public internet. */
export function isPublicAddress(address: string) {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
