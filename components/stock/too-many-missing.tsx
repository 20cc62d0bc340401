import { plural } from '@/lib/format';
import { WITHDRAWABLE_SHARE } from '@/lib/stock/limits';
import { Notice } from '../feedback/notice';

/** Why the cars that a file lacks cannot be withdrawn with it. */
export const TooManyMissing = ({ count }: { count: number }) => (
  <Notice
    icon="alert"
    title={`${plural(count, 'car')} not in this file cannot be withdrawn at once`}
  >
    Files withdraw at most {WITHDRAWABLE_SHARE * 100} % of the cars that came by file in a day, in
    case one is only a part of your stock. These cars stay as they are. If they really went,
    withdraw them under My listings.
  </Notice>
);
