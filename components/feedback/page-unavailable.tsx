import type { ReactNode } from 'react';
import { errorTitle } from '@/lib/core/errors/error-words';
import { button } from '../ui/button';
import { MessageScene } from './message-scene';
import { RetryLink } from './retry-link';

type Props = {
  text: string;
  /** What else can be done. */
  children?: ReactNode;
};

/** An empty link leads to this very address, with its query. */
const HERE = '';

/** A page when the backend is down: a 503. */
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
