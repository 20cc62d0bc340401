/** Shows the key of a shortcut; it is hidden from screen readers, which read `aria-keyshortcuts`. */
export const ShortcutKey = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="needs-script [@media(hover:none)]:hidden">
    <kbd className="inline-grid min-w-5 place-items-center rounded-1 border border-line-strong px-1 font-text text-small/4 font-semibold text-ink-2">
      {children}
    </kbd>
  </span>
);
