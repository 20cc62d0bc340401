import { formatPrice } from '@/lib/format';

type Range = readonly [number, number];
type Props = { value: number; range80: Range; range90: Range };

/** The value and its two ranges on a scale, repeated as text below. */
export function ValuationRange({ value, range80, range90 }: Props) {
  const [low, high] = range90;
  const width = Math.max(1, high - low);
  const at = (pounds: number) => `${((pounds - low) / width) * 100}%`;
  const share = (range: Range) => `${((range[1] - range[0]) / width) * 100}%`;
  const words: { label: string; range: Range }[] = [
    { label: '8 in 10 such cars', range: range80 },
    { label: '9 in 10 such cars', range: range90 },
  ];
  return (
    <div>
      <div aria-hidden="true" className="relative h-8">
        <span className="absolute inset-x-0 top-3.5 h-1 rounded-full bg-line" />
        <span
          className="absolute top-3.5 left-(--at) h-1 w-(--share) bg-link"
          style={{ '--at': at(range80[0]), '--share': share(range80) } as React.CSSProperties}
        />
        <span
          className="absolute top-1.5 left-(--at) h-5 w-0.5 -translate-x-1/2 bg-signal"
          style={{ '--at': at(value) } as React.CSSProperties}
        />
      </div>
      <dl className="tabular mt-2 grid gap-4 sm:grid-cols-2">
        {words.map(({ label, range }) => (
          <div key={label}>
            <dt className="text-ink-3">{label}</dt>
            <dd className="font-semibold">
              {formatPrice(range[0])} to {formatPrice(range[1])}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
