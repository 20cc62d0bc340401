import { encode } from 'uqr';

type Props = { uri: string; secret: string };

/** Builds one SVG path of all dark squares, row by row. */
const pathOf = (rows: boolean[][]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** Shows the key for an authenticator app as a QR code, dark on white in either colour scheme, and as text to type. */
export function FactorKey({ uri, secret }: Props) {
  const { data, size } = encode(uri, { border: 4 });
  return (
    <div className="mb-7 grid justify-items-start gap-4">
      <svg
        role="img"
        aria-label="QR code of the key"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-60 rounded-1 border border-line"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={pathOf(data)} fill="#000" />
      </svg>
      <p>
        <span className="block text-small text-ink-2">Key</span>
        <code className="text-lead wrap-anywhere">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
    </div>
  );
}
