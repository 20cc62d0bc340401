import { useEffect, useRef, useState } from 'react';
import { describeChange, STATE_NAMES, stateText } from '@/lib/web3/simulator/describe';
import type { Command } from '@/lib/web3/simulator/scene';
import { type Playing, STORIES, type Story } from '@/lib/web3/simulator/stories';
import { button } from '../../ui/button';
import { Clock } from './clock';
import { PersonColumn } from './person-column';
import { Stage } from './stage';
import { StoryBar } from './story-bar';
import { Transcript } from './transcript';
import { useSimulator } from './use-simulator';

/** A sale on the contracts' own bytecode: the user acts freely, or plays a story step by step. */
export function Simulator() {
  const { scene, hasFailed, start, step, play } = useSimulator();
  const [story, setStory] = useState<Playing>();
  const [news, setNews] = useState('');
  const [round, setRound] = useState(0);

  const area = useRef<HTMLElement>(null);
  const isShown = scene !== undefined && !hasFailed;
  // The pressed button is gone, so the focus moves to the simulator.
  useEffect(() => {
    if (isShown) area.current?.focus({ preventScroll: true });
  }, [isShown]);

  async function begin(chosen: Story | undefined) {
    setStory(undefined);
    if (!(await start())) return;
    setStory(chosen && { story: chosen, next: 0 });
    setNews('');
    setRound((last) => last + 1);
  }

  async function tell(command: Command) {
    const next = await step(command);
    if (next) setNews(describeChange(command, next));
    return next !== null;
  }

  /** Takes a step of the user's own, which ends the story. */
  function take(command: Command) {
    setStory(undefined);
    void tell(command);
  }

  async function playNext() {
    const told = story?.story.steps[story.next];
    if (!story || !told || !scene) return;
    const late = (scene.deadline ?? scene.now) - scene.now + 1;
    const command: Command =
      told.kind === 'untilLate' ? { kind: 'wait', seconds: late } : { ...told, kind: 'take' };
    if (await tell(command)) setStory({ ...story, next: story.next + 1 });
  }

  if (hasFailed || !scene)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p role="status" className="text-ink-2">
          {hasFailed ? 'The simulator has stopped working.' : 'Loading…'}
        </p>
        {hasFailed && (
          <button type="button" className={button('secondary')} onClick={() => begin(undefined)}>
            Try again
          </button>
        )}
      </div>
    );

  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-label="Simulator"
      className="rounded-2 border border-line bg-surface outline-offset-4"
    >
      <StoryBar
        stories={STORIES}
        playing={story}
        onChoose={begin}
        onStartAgain={() => begin(story?.story)}
      />
      <Stage scene={scene} playing={story} news={news} onNext={playNext} />
      <div className="grid lg:grid-cols-2">
        <div className="bg-sunken px-5 py-4 sm:px-7 max-lg:border-b max-lg:border-line">
          <h3 className="font-semibold">Escrow: {STATE_NAMES[scene.state]}</h3>
          <p className="mt-1 text-pretty text-ink-2">{stateText(scene)}</p>
        </div>
        <Clock scene={scene} onWait={(seconds) => take({ kind: 'wait', seconds })} />
      </div>
      {/* The key is new for each sale, so that values typed in the last one are dropped. */}
      <div key={round} className="grid border-t border-line lg:grid-cols-3">
        {(['seller', 'buyer', 'arbiter'] as const).map((person) => (
          <PersonColumn
            key={person}
            person={person}
            scene={scene}
            last={story ? undefined : scene.entries.at(-1)}
            onTake={(act) => take({ kind: 'take', by: person, act })}
            onOffer={(amount) => play({ kind: 'offer', amount })}
          />
        ))}
      </div>
      <Transcript scene={scene} />
    </section>
  );
}
