import { createGame, type Game } from './game';
import type { Command, Scene } from './scene';

/** The worker's response to each command, in order. */
type Answer = { scene: Scene } | { failed: true };

let game: Game | undefined;

async function answer(command: Command): Promise<Answer> {
  try {
    if (command.kind === 'start') {
      game = await createGame(command.now);
      return { scene: await game.scene() };
    }
    return game ? { scene: await game.play(command) } : { failed: true };
  } catch {
    return { failed: true };
  }
}

let last = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Command>) => {
  last = last.then(async () => postMessage(await answer(data)));
});
