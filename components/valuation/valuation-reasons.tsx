import { formatPrice } from '@/lib/format';

type Props = { reasons: { feature: string; amount: number }[] };

/** The contribution of each input to the value. */
export function ValuationReasons({ reasons }: Props) {
  return (
    <dl className="tabular border-t border-line">
      {reasons.map(({ feature, amount }) => (
        <div key={feature} className="flex justify-between gap-6 border-b border-line py-3">
          <dt className="text-ink-2">{feature}</dt>
          <dd className="font-semibold whitespace-nowrap">
            {amount < 0 ? '−' : '+'}
            {formatPrice(Math.abs(amount))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
