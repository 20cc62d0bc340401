import { screens } from '@/lib/screens';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { MessageScene } from './message-scene';

/** What stands in place of a page that broke. */
export function ErrorScreen({ retry }: { retry: () => void }) {
  return (
    <MessageScene
      car="standing"
      title={screens.crashed}
      text="This page broke down. Trying again often helps, and nothing you have saved is lost."
    >
      <button type="button" className={button()} onClick={retry}>
        <Icon name="refresh" />
        Try Again
      </button>
      <button
        type="button"
        className={button('secondary')}
        onClick={() => window.location.reload()}
      >
        Refresh Page
      </button>
    </MessageScene>
  );
}
