import {
  FORECOURT_WIDTHS,
  forecourtFile,
  forecourtSources,
} from '@/lib/showroom/pictures/forecourt';

const DARK = '(prefers-color-scheme: dark)';
const WIDE = '(min-width: 64rem)';

/** The forecourt, by night in the dark theme, else by day; whole on wide screens, else cropped to its cars. */
export function ForecourtPicture({ className }: { className: string }) {
  return (
    <picture>
      <source
        media={`${WIDE} and ${DARK}`}
        srcSet={forecourtSources('night', 'wide')}
        sizes="100vw"
        width={2240}
        height={936}
      />
      <source
        media={WIDE}
        srcSet={forecourtSources('day', 'wide')}
        sizes="100vw"
        width={2240}
        height={936}
      />
      <source media={DARK} srcSet={forecourtSources('night', 'close')} sizes="100vw" />
      <img
        srcSet={forecourtSources('day', 'close')}
        sizes="100vw"
        src={forecourtFile('day', 'close', FORECOURT_WIDTHS.close[0])}
        alt="Illustration of three used cars under the canopy of a forecourt"
        width={1200}
        height={800}
        fetchPriority="high"
        className={className}
      />
    </picture>
  );
}
