import { type ComponentType, useEffect, useState } from 'react';
import type { EscrowProps } from './escrow-section';

/** Loads the escrow's own chunk, on a network that has an escrow. */
export function LoadEscrow(props: EscrowProps) {
  const [Section, setSection] = useState<ComponentType<EscrowProps>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    import('./escrow-section').then(
      ({ EscrowSection }) => setSection(() => EscrowSection),
      () => setFailed(true),
    );
  }, []);

  if (Section) return <Section {...props} />;
  return (
    <p role="status" className="mt-5 text-ink-2">
      {hasFailed
        ? 'The escrow could not be loaded. Reload the page to try again.'
        : 'Loading the escrow…'}
    </p>
  );
}
