import { readAuthHint } from '../session/auth-hint';
import { draftKey, readFormDraft, removeFormDraft, writeFormDraft } from './form-drafts';
import { currentValue, fieldsOf, renderedValue, setValue } from './form-fields';

const keyOfPage = () => draftKey(readAuthHint(), 'reload', window.location.pathname);

const ID = /^[\da-f]{8}-[\da-f-]{27}/i;

/** The id that the form sends, such as that of a conversation; '' for a form without one. */
function idOf({ elements }: HTMLFormElement) {
  const hidden = [...elements].find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type === 'hidden' && ID.test(field.value),
  );
  return hidden?.value ?? '';
}

/**
 * The fields of all forms that a user fills in and that may be stored, by the form's id, their place
 * among those of the id and name, and their name: a page may have several forms of a kind.
 */
function typedFields() {
  const counts = new Map<string, number>();
  return [...document.forms].flatMap((form) =>
    fieldsOf(form)
      .filter(([, { type }]) => !['hidden', 'password', 'file'].includes(type))
      .map(([name, field]) => {
        const id = `${idOf(form)} ${name}`;
        const count = counts.get(id) ?? 0;
        counts.set(id, count + 1);
        return [`${count} ${id}`, field] as const;
      }),
  );
}

/**
 * Reloads the page; {@link restoreFields} then restores typed values, except passwords and files.
 */
export function reloadPage() {
  const changed = typedFields()
    .map(([key, field]) => [key, renderedValue(field), currentValue(field)] as const)
    .filter(([, loaded, typed]) => typed !== loaded)
    .map(([key, loaded, typed]) => [key, { loaded, typed }]);
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
  for (const [key, field] of typedFields()) {
    const stored = fields[key];
    if (!stored) continue;
    delete fields[key];
    setValue(field, stored.typed);
    const fold = field.closest('details');
    if (fold) fold.open = true;
  }
  if (Object.keys(fields).length === 0) removeFormDraft(keyOfPage());
  else writeFormDraft(keyOfPage(), { version: '', fields });
}
