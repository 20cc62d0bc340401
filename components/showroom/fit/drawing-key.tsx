import { BEYOND } from './car-lines';

type Props = {
  /** True if the smallest and the largest are one car. */
  isOne: boolean;
  /** The name of the visitor's present car. */
  present?: string;
  /** The directions in which the largest is too large: 'long', 'tall', 'wide'. */
  beyond: string[];
};

/** Explains the lines of the drawing. */
export function DrawingKey({ isOne, present, beyond }: Props) {
  const entries = [
    { text: isOne ? 'The car' : 'Smallest of its class', stroke: 'stroke-ink' },
    ...(isOne ? [] : [{ text: 'Largest of its class', stroke: 'stroke-ink', dashes: '7 5' }]),
    ...(present
      ? [{ text: `Your ${present}, of middling size`, stroke: 'stroke-dealer', dashes: '2 4' }]
      : []),
  ];
  return (
    <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
      {entries.map(({ text, stroke, dashes }) => (
        <span key={text} className="inline-flex items-center gap-2">
          <svg width={32} height={8} aria-hidden="true" className={stroke}>
            <path d="M0 4H32" strokeWidth={1.5} strokeDasharray={dashes} />
          </svg>
          {text}
        </span>
      ))}
      {beyond.length > 0 && (
        <span className="inline-flex items-center gap-2">
          <svg width={32} height={12} aria-hidden="true">
            <rect width={32} height={12} {...BEYOND} />
          </svg>
          Too {beyond.join(' and too ')} by this much
        </span>
      )}
      <span>The figure is 1.75 m tall. Illustration, to scale.</span>
    </figcaption>
  );
}
