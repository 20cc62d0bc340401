import { button } from './button';
import { Icon } from './icon';

/** Loads this page anew, with or without scripts. */
export function RetryLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={button()}>
      <Icon name="refresh" />
      {label}
    </a>
  );
}
