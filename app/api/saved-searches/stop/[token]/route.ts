import { oneClickRoute } from '@/lib/mail/one-click';
import { paths } from '@/lib/paths';
import { stopSearchMails } from '@/lib/saved-searches/stop';
import { readSearchToken } from '@/lib/saved-searches/token';

export const { GET, POST } = oneClickRoute({
  name: 'stop of a saved search',
  stop: stopSearchMails,
  pageOf: (token) => (readSearchToken('stop', token) ? paths.stopSearch(token) : null),
});
