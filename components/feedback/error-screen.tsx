import { errorText, errorTitle } from '@/lib/core/errors/error-text';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';

/** Error boundary content. Every page's data includes it twice, so it must stay small. */
export function ErrorScreen({ retry }: { retry: () => void }) {
  return (
    <main id="main" className="forecourt-ground flex-1">
      <div className="wrap py-20 lg:py-28">
        <h1 className="text-hero">{errorTitle}</h1>
        <p className="mt-5 max-w-[44ch] text-lead text-ink-2">{errorText}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <button type="button" className={button()} onClick={retry}>
            <Icon name="refresh" />
            Try Again
          </button>
          <button
            type="button"
            className={button('secondary')}
            onClick={() => window.location.reload()}
          >
            Refresh Page
          </button>
        </div>
      </div>
    </main>
  );
}
