import type { Scene } from '@/lib/web3/simulator/scene';
import type { Playing } from '@/lib/web3/simulator/stories';
import { button } from '../../ui/button';
import { CustodyRow } from './custody-row';

type Props = {
  scene: Scene;
  playing: Playing | undefined;
  /** Describes the last step. */
  news: string;
  onNext: () => void;
};

/** Shows the effect of a step and the button that takes it together; on phones it stays while the rest scrolls. */
export function Stage({ scene, playing, news, onNext }: Props) {
  const step = playing?.story.steps[playing.next];
  return (
    <div className="z-10 grid gap-x-10 gap-y-3 border-b border-line bg-surface px-5 py-4 sm:px-7 lg:grid-cols-2 max-lg:[@media(min-height:600px)]:sticky max-lg:[@media(min-height:600px)]:top-16">
      <CustodyRow scene={scene} />
      <div className="grid content-center gap-2">
        {playing && (
          <div className="flex min-h-12 items-center gap-4">
            <button
              type="button"
              className={button('primary', 'medium', 'flex-none aria-disabled:opacity-60')}
              // The button stays the same and is never disabled, so that it keeps its place and the focus.
              aria-disabled={!step}
              onClick={() => step && onNext()}
            >
              Next step
            </button>
            <p className="min-w-0 text-pretty">
              {step ? (
                <>
                  <span className="tabular text-ink-3">
                    {playing.next + 1} of {playing.story.steps.length}.
                  </span>{' '}
                  {step.told}
                </>
              ) : (
                'That was it. Go on yourself, or choose another story.'
              )}
            </p>
          </div>
        )}
        {!playing && !news && (
          <p className="text-pretty text-ink-2">
            Choose a story to play step by step, or act for the three below.
          </p>
        )}
        <p role="status" className="text-small text-pretty text-ink-2 empty:hidden">
          {news}
        </p>
      </div>
    </div>
  );
}
