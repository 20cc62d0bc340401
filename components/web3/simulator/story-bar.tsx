import type { Story } from '@/lib/web3/simulator/stories';
import { button, chip } from '../../ui/button';

type Props = {
  stories: readonly Story[];
  playing: { story: Story; next: number } | undefined;
  onChoose: (story: Story) => void;
  onNext: () => void;
  onStartAgain: () => void;
};

/** Stories to choose from, and the next step of the one that is played. */
export function StoryBar({ stories, playing, onChoose, onNext, onStartAgain }: Props) {
  const step = playing?.story.steps[playing.next];
  return (
    <div className="border-b border-line p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ul aria-label="Stories" className="flex flex-wrap gap-2">
          {stories.map((story) => (
            <li key={story.id}>
              <button
                type="button"
                className={chip}
                aria-current={story.id === playing?.story.id}
                onClick={() => onChoose(story)}
              >
                {story.name}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className={button('quiet', 'small', 'px-0!')} onClick={onStartAgain}>
          Start again
        </button>
      </div>
      <div className="mt-5 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-3">
        {playing && (
          <button type="button" className={button()} onClick={step ? onNext : onStartAgain}>
            {step ? 'Next step' : 'Play it again'}
          </button>
        )}
        <p className="min-w-56 flex-1 text-pretty">
          {playing && step && (
            <>
              <span className="tabular text-ink-3">
                {playing.next + 1} of {playing.story.steps.length}.
              </span>{' '}
              {step.told}
            </>
          )}
          {playing && !step && 'That was it. Go on yourself, or choose another story.'}
          {!playing && (
            <span className="text-ink-2">
              Choose a story to play step by step, or act for the three below.
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
