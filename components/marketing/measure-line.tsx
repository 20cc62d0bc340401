type Props = {
  /** Ends of the line and its position across it, in units of the drawing. */
  from: number;
  to: number;
  at: number;
  text: string;
  isUpright?: boolean;
};

const TICK = 9;

/** Half the width of the gap for 13 px text, in units of the drawing: on phones, and on wide screens. */
const GAPS = [
  { half: 92, shown: 'md:hidden' },
  { half: 52, shown: 'max-md:hidden' },
] as const;

/** A dimension line with ticks at its ends and its text centred in a gap; upright, the text is turned. */
export function MeasureLine({ from, to, at, text, isUpright = false }: Props) {
  const middle = (from + to) / 2;
  const point = (along: number, across = at) =>
    isUpright ? `${across} ${along}` : `${along} ${across}`;
  const tick = (end: number) => `M${point(end, at - TICK)}L${point(end, at + TICK)}`;
  return (
    <>
      <path d={tick(from) + tick(to)} />
      {GAPS.map(({ half, shown }) => (
        <path
          key={half}
          className={shown}
          d={`M${point(from)}L${point(middle - half)}M${point(middle + half)}L${point(to)}`}
        />
      ))}
      <text
        x={isUpright ? at : middle}
        y={isUpright ? middle : at}
        transform={isUpright ? `rotate(-90 ${at} ${middle})` : undefined}
        textAnchor="middle"
        dominantBaseline="central"
        stroke="none"
        className="tabular fill-ink-2 text-[33px] md:text-[17px] lg:text-[13px]"
      >
        {text}
      </text>
    </>
  );
}
