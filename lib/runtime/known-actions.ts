import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Next's form fields that name a server action: `$ACTION_ID_<id>`, and `$ACTION_<n>:0` with `{"id":"<id>"…`. */
const ID_NAME = /^\$ACTION_ID_([0-9a-f]{42})$/;
const REFERENCE_NAME = /^\$ACTION_\d+:0$/;
const REFERENCE = /^\{"id":"([0-9a-f]{42})"/;

function actionIdOf([name, value]: [string, FormDataEntryValue]) {
  if (REFERENCE_NAME.test(name)) return REFERENCE.exec(String(value))?.[1];
  return ID_NAME.exec(name)?.[1];
}

/**
 * The ids of this build's server actions, from the manifest of the build, because Next has no
 * function for them. Null for the development server, which extends the manifest while it runs, and
 * without a manifest.
 */
function readActions(): ReadonlySet<string> | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const build = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    process.env.NEXT_DIST_DIR ?? '.next',
  );
  try {
    const file = path.join(build, 'server', 'server-reference-manifest.json');
    return new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')).node));
  } catch {
    return null;
  }
}

const actions = readActions();

/**
 * Whether a form without scripts belongs to an earlier release, whose actions this build does not
 * have.
 */
export function isOutdatedForm(form: FormData, known = actions): boolean {
  const ids = [...form].map(actionIdOf).filter((id) => id !== undefined);
  return known !== null && ids.some((id) => !known.has(id));
}
