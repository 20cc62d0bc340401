import { cardGrid } from './card-grid';

/** Placeholder cards while a list loads. */
export function SkeletonGrid({ count, columns }: { count: number; columns?: 3 | 4 }) {
  return (
    // A div, not a list: a text browser would read its empty items.
    <div aria-hidden="true" className={cardGrid(columns)}>
      {Array.from({ length: count }, (_, index) => `shape-${index}`).map((key) => (
        <div key={key} className="skeleton-card" />
      ))}
    </div>
  );
}
