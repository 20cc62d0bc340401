type Props = { href: string; children: string };

/** A link out of a form, in a new tab: what is typed stays. */
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
