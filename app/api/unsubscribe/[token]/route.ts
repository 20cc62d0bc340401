import { readAccountToken } from '@/lib/account/token';
import { stopAccountMail, stopFavouriteAlerts } from '@/lib/account/unsubscribe';
import { readEnquiryToken } from '@/lib/core/conversations/token';
import { setEnquiryMail } from '@/lib/enquiries/unsubscribe';
import { oneClickRoute } from '@/lib/mail/one-click';
import { paths } from '@/lib/paths';

const isOurs = (token: string) =>
  readEnquiryToken('unsubscribe', token) ||
  readAccountToken(token) ||
  readAccountToken(token, 'favourites');

export const { GET, POST } = oneClickRoute({
  name: 'unsubscribe',
  stop: async (token) =>
    (await setEnquiryMail(token, false)) ||
    (await stopAccountMail(token)) ||
    (await stopFavouriteAlerts(token)),
  pageOf: (token) => (isOurs(token) ? paths.unsubscribe(token) : null),
});
