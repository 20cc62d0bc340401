import { UserFacingError } from '../../supabase/local/user-facing-error';

const started = performance.now();

/** Prints a line with the seconds since the program started. */
export function say(line: string): void {
  console.log(`${elapsed()}  ${line}`);
}

/**
 * Prints a status line until the returned function is called; on a terminal the line counts the
 * seconds, elsewhere it is printed once.
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

/** Prints one line for an error the user can act on, else the full error. */
export function sayError(error: unknown): void {
  console.error(errorLine(error) ?? error);
}

/** File system errors the user can fix; Node's message already names the operation and the path. */
const FILE_PROBLEMS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

/** One-line message of an error the user can act on; null for any other error. */
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
