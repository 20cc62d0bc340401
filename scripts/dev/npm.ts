import { parentOf, processCommand } from '../../supabase/local/postgres/process-identity';

const POLL_MS = 1000;

/**
 * Calls back when the npm that runs this script ends. npm passes a signal on to a shell, which leaves
 * without telling this process: nothing but its parents shows that somebody has stopped the script.
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

/** The pairs of process and parent from this one up to npm; none where npm is not among the parents. */
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
