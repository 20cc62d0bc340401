'use client';

import { useEffect, useRef } from 'react';
import { formatTime } from '@/lib/format';
import { paths } from '@/lib/paths';
import { resultText } from '@/lib/stock/describe-check';
import type { StockCheck } from '@/lib/stock/types';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

type Props = { result: Omit<NonNullable<StockCheck['result']>, 'problems'> };

/** The result of listing a file. Takes the focus, because the button is gone; another result needs another key. */
export function RunResult({ result }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className="flex gap-3 rounded-1 border-l-4 border-verified bg-verified-tint p-4"
    >
      <Icon name="check" className="mt-0.5 size-5 text-verified" />
      <div className="min-w-0">
        <p className="font-semibold">Done: {resultText(result)}</p>
        <p className="mt-0.5 text-pretty text-ink-2">
          Finished {formatTime(result.finishedAt)}. Photographs that the file names are fetched now;
          what becomes of them is under{' '}
          <Link href={paths.stock} className="font-semibold text-link underline underline-offset-4">
            Stock file
          </Link>
          . Others are added on each listing, under{' '}
          <Link
            href={paths.myVehicles}
            className="font-semibold text-link underline underline-offset-4"
          >
            My listings
          </Link>
          .
        </p>
      </div>
    </div>
  );
}
