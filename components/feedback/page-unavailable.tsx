import type { ReactNode } from 'react';
import { errorTitle } from '@/lib/core/errors/error-text';
import { button } from '../ui/button';
import { MessageScene } from './message-scene';
import { RetryLink } from './retry-link';

type Props = {
  text: string;
  /** Links to continue with, beside 'Try Again'. */
  children?: ReactNode;
};

/** An empty href resolves to the current URL with its query. */
const HERE = '';

/** The 503 page, shown while the backend is down. */
export function PageUnavailable({ text, children }: Props) {
  return (
    <MessageScene status={503} car="standing" title={errorTitle} text={text}>
      <RetryLink href={HERE} label="Try Again" />
      <a href={HERE} className={button('secondary')}>
        Refresh Page
      </a>
      {children}
    </MessageScene>
  );
}
