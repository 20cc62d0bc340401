/** Closes a menu on Escape, on an outside click and on following one of its links. */
export function closeWhenLeft(menu: HTMLDetailsElement) {
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
