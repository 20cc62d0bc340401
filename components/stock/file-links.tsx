import { standaloneLink } from '../ui/button';

type Props = {
  /** The name of the download, such as 'Your listings'. */
  name: string;
  pathOf: (format: 'csv' | 'xml') => string;
};

/** Links to a download in both formats. */
export const FileLinks = ({ name, pathOf }: Props) => (
  <p className="flex flex-wrap gap-x-6">
    {(['csv', 'xml'] as const).map((format) => (
      <a key={format} href={pathOf(format)} download className={standaloneLink}>
        {name} as {format.toUpperCase()}
      </a>
    ))}
  </p>
);
