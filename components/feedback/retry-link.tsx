import { button } from '../ui/button';
import { Icon } from '../ui/icon';

/** Reloads this page, with or without JavaScript. */
export function RetryLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={button()}>
      <Icon name="refresh" />
      {label}
    </a>
  );
}
