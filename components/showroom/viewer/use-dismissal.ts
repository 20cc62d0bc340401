import { useEffect } from 'react';

/** Puts a note on a picture away by Escape or a press on the picture, whose list item holds `inside`. */
export function useDismissal(inside: HTMLElement | null, isShown: boolean, dismiss: () => void) {
  useEffect(() => {
    const item = inside?.closest('li');
    if (!item || !isShown) return;
    const press = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('[role=alert]')) return;
      // The press is used: the gallery does not open by it too.
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
