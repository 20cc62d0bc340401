import { parentOf, processCommand } from '../../supabase/local/postgres/process-identity';

const POLL_MS = 1000;

/**
 * Calls back when the npm that runs this script ends. npm forwards a signal to a shell, which exits
 * without forwarding it: only a changed parent process shows that the user stopped the script.
 */
export function whenNpmEnds(callback: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const links = linksToNpm();
  if (links.length === 0) return;
  const timer = setInterval(() => {
    if (links.every(([child, parent]) => parentOf(child) === parent)) return;
    clearInterval(timer);
    callback();
  }, POLL_MS);
  timer.unref();
}

/** Child and parent process ids from this process up to npm; empty when npm is not an ancestor. */
function linksToNpm(): [child: number, parent: number][] {
  const links: [number, number][] = [];
  for (let child = process.pid; links.length < 5; ) {
    const parent = parentOf(child);
    if (!parent || parent === 1) return [];
    links.push([child, parent]);
    if (/^\S*npm\b|npm-cli\.js/.test(processCommand(parent) ?? '')) return links;
    child = parent;
  }
  return [];
}
