/** The key of a shortcut, for eyes only: `aria-keyshortcuts` tells it to screen readers. */
export const ShortcutKey = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="needs-script [@media(hover:none)]:hidden">
    <kbd className="inline-grid min-w-5 place-items-center rounded-1 border border-line-strong px-1 font-text text-small/4 font-semibold text-ink-2">
      {children}
    </kbd>
  </span>
);
