type Props = { href: string; children: string };

/** A link out of a form; it opens a new tab, so that typed values stay. */
export const NewTabLink = ({ href, children }: Props) => (
  <a
    href={href}
    target="_blank"
    rel="noopener"
    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
  >
    {children} (in a new tab)
  </a>
);
