import { cx } from '@/lib/utils';

type Props = {
  /** The asking price as text; '' above a list. */
  price: string;
  /** Says too how the sum comes about. */
  isLong?: true;
  className?: string;
};

/**
 * An empty line that components/part-exchange/mark-cars.ts fills where the device keeps a part exchange. React leaves
 * the content of an element with inner HTML alone, before and after hydration.
 */
export const LeftToPay = ({ price, isLong, className }: Props) => (
  <p
    data-left={price}
    data-long={isLong}
    className={cx('left-to-pay', className)}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);
