import type { Comparison } from '@/lib/compare/compare';
import { Missing } from './comparison-row';

function Features({ features }: { features: string[] }) {
  if (features.length === 0) return <span className="text-ink-3">No more than the others</span>;
  return (
    <ul className="comparison-features">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}

type DifferingProps = Pick<Comparison['features'], 'notOnAll'> & { ids: readonly string[] };

/** The features that only some cars have, by car. */
export const DifferingFeatures = ({ notOnAll, ids }: DifferingProps) => (
  <tr>
    <th scope="row">Features not on all</th>
    {notOnAll.map((features, index) => (
      <td key={ids[index]}>{features ? <Features features={features} /> : <Missing />}</td>
    ))}
  </tr>
);

type SameProps = { common: string[]; columns: number };

/** The features that all cars have. */
export const SameFeatures = ({ common, columns }: SameProps) => (
  <tr>
    <th scope="row">Features</th>
    <td colSpan={columns}>{common.join(', ')}</td>
  </tr>
);
