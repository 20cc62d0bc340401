import { button } from '../ui/button';
import { Icon } from '../ui/icon';

/** Loads this page anew, with or without scripts. */
export function RetryLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={button()}>
      <Icon name="refresh" />
      {label}
    </a>
  );
}
