import { plural } from '@/lib/format';
import { PLOT, plotCaption, plotDescription, pricePlot } from '@/lib/landing/price-plot';
import type { ModelAdvert } from '@/lib/landing/types';

const ID = 'price-plot';
/** Baseline of the labels under the axis of miles. */
const UNDER = PLOT.bottom + 18;

const anchorOf = (index: number, count: number) =>
  index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle';

/** Adverts of a model as dots by miles and price, with the curve and band of the usual price. */
export function PricePlot({ adverts, name }: { adverts: ModelAdvert[]; name: string }) {
  const plot = pricePlot(adverts);
  const { miles, pounds, dots, line, band } = plot;
  return (
    <figure className="max-w-120 text-small text-ink-2">
      <svg
        role="img"
        aria-labelledby={`${ID}-title ${ID}-desc`}
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        fontSize="13"
        className="tabular block w-full overflow-visible"
      >
        <title id={`${ID}-title`}>{`${plural(adverts.length, `${name} advert`)} by miles`}</title>
        <desc id={`${ID}-desc`}>{plotDescription(adverts, plot)}</desc>
        {pounds.map(({ label, y }) => (
          <g key={label}>
            <path d={`M${PLOT.left} ${y}H${PLOT.right}`} className="stroke-line" />
            <text x={PLOT.left - 8} y={y} dy="0.35em" textAnchor="end" className="fill-ink-2">
              {label}
            </text>
          </g>
        ))}
        {miles.map(({ label, x }, index) => (
          <text
            key={label}
            x={x}
            y={UNDER}
            textAnchor={anchorOf(index, miles.length)}
            className="fill-ink-2"
          >
            {label}
          </text>
        ))}
        <text x={PLOT.right} y={UNDER + 16} textAnchor="end" className="fill-ink-2">
          miles
        </text>
        {line && <polygon points={band} className="fill-link opacity-15" />}
        <path d={dots} strokeWidth="5" strokeLinecap="round" className="stroke-ink-2 opacity-60" />
        {line && <polyline points={line} fill="none" strokeWidth="2" className="stroke-link" />}
      </svg>
      <figcaption className="mt-2">{plotCaption(adverts.length, plot)}</figcaption>
    </figure>
  );
}
