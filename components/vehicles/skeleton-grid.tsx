import { cardGrid } from './card-grid';

/** Grey shapes of the cards that are coming. */
export function SkeletonGrid({ count, columns }: { count: number; columns?: 3 | 4 }) {
  return (
    <ul aria-hidden="true" className={cardGrid(columns)}>
      {Array.from({ length: count }, (_, index) => `shape-${index}`).map((key) => (
        <li key={key} className="animate-pulse motion-reduce:animate-none">
          <div className="stage" />
          <div className="skeleton mt-4 h-6 w-24" />
          <div className="skeleton mt-2 h-5 w-50" />
          <div className="skeleton mt-2 h-4 w-40" />
        </li>
      ))}
    </ul>
  );
}
