import { useEffect } from 'react';

/** Dismisses a note on a picture by Escape or a press on the picture, whose list item contains `inside`. */
export function useDismissal(inside: HTMLElement | null, isShown: boolean, dismiss: () => void) {
  useEffect(() => {
    const item = inside?.closest('li');
    if (!item || !isShown) return;
    const press = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('[role=alert]')) return;
      // Stops the same press from opening the gallery.
      event.preventDefault();
      dismiss();
    };
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss();
    item.addEventListener('click', press);
    item.addEventListener('keydown', listen);
    return () => {
      item.removeEventListener('click', press);
      item.removeEventListener('keydown', listen);
    };
  }, [inside, isShown, dismiss]);
}
