type Props = { from: number; to: number; at: number; text: string; isUpright?: boolean };

const TICK = 7;

/** A dimension line with its text in a gap; horizontal, or upright with the text turned. */
export function Dimension({ from, to, at, text, isUpright = false }: Props) {
  const middle = (from + to) / 2;
  const line = isUpright
    ? `M${at} ${from}V${to}M${at - TICK} ${from}h${2 * TICK}M${at - TICK} ${to}h${2 * TICK}`
    : `M${from} ${at}H${to}M${from} ${at - TICK}v${2 * TICK}M${to} ${at - TICK}v${2 * TICK}`;
  return (
    <>
      <path d={line} className="stroke-ink-3" fill="none" strokeWidth={1} />
      <text
        x={isUpright ? at : middle}
        y={isUpright ? middle : at}
        transform={isUpright ? `rotate(-90 ${at} ${middle})` : undefined}
        textAnchor="middle"
        dominantBaseline="central"
        strokeWidth={12}
        strokeLinejoin="round"
        paintOrder="stroke"
        className="tabular fill-ink-2 stroke-surface text-[34px] md:text-[20px] lg:text-[17px]"
      >
        {text}
      </text>
    </>
  );
}
