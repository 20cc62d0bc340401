import { readAuthHint } from '../session/auth-hint';
import { draftKey, readFormDraft, removeFormDraft, writeFormDraft } from './form-drafts';
import { currentValue, fieldsOf, renderedValue, setValue } from './form-fields';

const keyOfPage = () => draftKey(readAuthHint(), 'reload', window.location.pathname);

/** The fields of all forms that a user fills in and that may be stored. */
const typedFields = () =>
  [...document.forms]
    .flatMap(fieldsOf)
    .filter(([, { type }]) => !['hidden', 'password', 'file'].includes(type));

/**
 * Reloads the page; {@link restoreFields} then restores typed values, except passwords and files.
 */
export function reloadPage() {
  const changed = typedFields()
    .map(([name, field]) => [name, renderedValue(field), currentValue(field)] as const)
    .filter(([, loaded, typed]) => typed !== loaded)
    .map(([name, loaded, typed]) => [name, { loaded, typed }]);
  writeFormDraft(keyOfPage(), { version: '', fields: Object.fromEntries(changed) });
  window.location.reload();
}

/**
 * Restores once the values that {@link reloadPage} has stored, in the forms that the page has by
 * now.
 */
export function restoreFields() {
  const { fields } = readFormDraft(keyOfPage()) ?? {};
  if (!fields) return;
  for (const [name, field] of typedFields()) {
    const stored = fields[name];
    if (!stored) continue;
    delete fields[name];
    setValue(field, stored.typed);
  }
  if (Object.keys(fields).length === 0) removeFormDraft(keyOfPage());
  else writeFormDraft(keyOfPage(), { version: '', fields });
}
