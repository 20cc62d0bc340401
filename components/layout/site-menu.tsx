'use client';

import { usePathname } from 'next/navigation';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { MainNav } from './main-nav';

/** Closes the menu by Escape, by a tap beside it and by one of its links. */
function closeWhenLeft(menu: HTMLDetailsElement) {
  function handleKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
  function handlePress({ target }: Event) {
    if (!menu.contains(target as Node)) menu.open = false;
  }
  function handleClick({ target }: Event) {
    if ((target as Element).closest('a')) menu.open = false;
  }
  document.addEventListener('keydown', handleKey);
  document.addEventListener('pointerdown', handlePress);
  menu.addEventListener('click', handleClick);
  return () => {
    document.removeEventListener('keydown', handleKey);
    document.removeEventListener('pointerdown', handlePress);
    menu.removeEventListener('click', handleClick);
  };
}

/** The main navigation on a phone. It opens without scripts; a new page starts with it closed. */
export function SiteMenu() {
  return (
    <details key={usePathname()} ref={closeWhenLeft} className="group md:hidden">
      <summary className={`${iconButton} list-none [&::-webkit-details-marker]:hidden`}>
        <Icon name="menu" className="size-5 group-open:hidden" />
        <Icon name="close" className="hidden size-5 group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-line bg-paper">
        <MainNav
          className="wrap grid py-2"
          linkClassName="flex min-h-12 items-center text-lead font-medium aria-[current=page]:text-link"
        />
      </div>
    </details>
  );
}
