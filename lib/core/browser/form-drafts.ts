/** The unsaved input of a form. */
export type FormDraft = {
  /** The version of the record that the form was loaded with. */
  version: string;
  /** By field: the value it was loaded with, and the value typed. */
  fields: Record<string, { loaded: string; typed: string }>;
};

const PREFIX = 'form-draft:';

/** The sessionStorage key of an account's draft of a form; `account` is the auth hint's code. */
export const draftKey = (account: string, ...form: string[]) =>
  [`${PREFIX}${account}`, ...form].join(':');

/** The draft of this tab; null without one, and where storage is blocked. */
export function readFormDraft(key: string): FormDraft | null {
  try {
    const { version, fields } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return fields ? { version: String(version), fields } : null;
  } catch {
    return null;
  }
}

export function writeFormDraft(key: string, draft: FormDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the text stays on the page.
  }
}

export function removeFormDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is no draft.
  }
}

/** Removes this tab's drafts of every other account; after a sign-out, all drafts. */
export function removeOthersDrafts(account: string) {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
    for (const key of keys)
      if (key?.startsWith(PREFIX) && !key.startsWith(`${draftKey(account)}:`))
        sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there are no drafts.
  }
}
