import type { Playing, Story } from '@/lib/web3/simulator/stories';
import { button, chip } from '../../ui/button';

type Props = {
  stories: readonly Story[];
  playing: Playing | undefined;
  onChoose: (story: Story) => void;
  onStartAgain: () => void;
};

/** Stories to choose from. */
export function StoryBar({ stories, playing, onChoose, onStartAgain }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-4 sm:px-7">
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
  );
}
