import { UserFacingError } from '../../supabase/local/user-facing-error';

const started = performance.now();

/** Prints one step with the seconds since the program started. */
export function say(line: string): void {
  console.log(`${elapsed()}  ${line}`);
}

/**
 * Prints what is going on until the returned function is called; on a terminal the line counts the
 * seconds, elsewhere it stands still.
 */
export function saySlowly(line: string): (ending: string) => void {
  if (!process.stdout.isTTY) {
    say(`${line} …`);
    return say;
  }
  const draw = () => process.stdout.write(`\r\u001b[K${elapsed()}  ${line} …`);
  draw();
  const timer = setInterval(draw, 1000);
  return (ending) => {
    clearInterval(timer);
    process.stdout.write('\r\u001b[K');
    say(ending);
  };
}

/** Prints a failure: one line when it is foreseen, all of it when it is not. */
export function sayError(error: unknown): void {
  console.error(errorLine(error) ?? error);
}

/** A read-only, full or foreign folder: Node's message says what, and where. */
const FILE_PROBLEMS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

/** The one line that is said of a failure a person can act on; null for any other. */
export function errorLine(error: unknown): string | null {
  if (error instanceof UserFacingError) return error.message;
  const isFileProblem =
    error instanceof Error &&
    'path' in error &&
    'code' in error &&
    FILE_PROBLEMS.has(`${error.code}`);
  return isFileProblem ? `Nothing can be written there. ${error.message}` : null;
}

function elapsed(): string {
  return `${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`;
}
