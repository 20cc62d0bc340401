import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormState } from '@/lib/core/actions/form-state';
import {
  draftKey,
  type FormDraft,
  readFormDraft,
  removeFormDraft,
  writeFormDraft,
} from '@/lib/core/browser/form-drafts';
import { currentValue, fieldsOf, renderedValue, setValue } from '@/lib/core/browser/form-fields';
import { readAuthHint } from '@/lib/core/session/auth-hint';
import type { Step } from '@/lib/selling/steps';

type Options = {
  step: Step;
  /** The listing's id; null before the first step is saved. */
  id: string | null;
  /** The version of the values that the page was loaded with; see lib/selling/step-version. */
  version: string;
  state: FormState;
  pending: boolean;
};

/**
 * Stores the unsaved values of a step in this tab, for this account, and restores them after a link, the
 * browser's Back button or a reload. The returned `version` is sent with the form.
 */
export function useStepDraft({ step, id, version, state, pending }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const loaded = useRef(new Map<string, string>());
  const [outcome, setOutcome] = useState<'restored' | 'discarded' | null>(null);
  const [draftVersion, setDraftVersion] = useState<string>();
  const sent = state.values.version ?? draftVersion ?? version;

  const fields = () => (form.current ? fieldsOf(form.current) : []);
  const loadedValue = (name: string) => loaded.current.get(name) ?? '';

  function save() {
    if (!key.current) return;
    const typed: FormDraft['fields'] = {};
    for (const [name, field] of fields()) {
      const value = currentValue(field);
      if (value !== loadedValue(name)) typed[name] = { loaded: loadedValue(name), typed: value };
    }
    if (Object.keys(typed).length > 0)
      return writeFormDraft(key.current, { version: sent, fields: typed });
    removeFormDraft(key.current);
    setOutcome(null);
  }

  function discard() {
    for (const [name, field] of fields()) setValue(field, loadedValue(name));
    removeFormDraft(key.current);
    setDraftVersion(undefined);
    setOutcome('discarded');
  }

  const restore = useEffectEvent(() => {
    const draft = readFormDraft(key.current);
    let isBack = false;
    // Values typed before hydration stay. They are read first, because restoring a make changes the model.
    const edited = fields().filter(([name, field]) => currentValue(field) !== loadedValue(name));
    for (const [name, field] of fields()) {
      const stored = draft?.fields[name];
      if (!stored) continue;
      if (!edited.some(([other]) => other === name)) setValue(field, stored.typed);
      if (currentValue(field) === loadedValue(name)) continue;
      isBack = true;
      // The value was changed elsewhere since: the draft's version makes the next save say so.
      if (stored.loaded !== loadedValue(name)) setDraftVersion(draft.version);
    }
    if (isBack) setOutcome('restored');
  });

  useEffect(() => {
    const account = readAuthHint();
    if (!account) return;
    key.current = draftKey(account, id ?? 'new', step);
    for (const [name, field] of fieldsOf(form.current as HTMLFormElement))
      loaded.current.set(name, renderedValue(field));
    // Runs after this commit, so that dependent fields, such as a model's of its make, render at once.
    queueMicrotask(() => restore());
  }, [id, step]);

  // A step that unmounts while its form is being sent was saved: the response leads to the next step.
  const isOnItsWay = useRef(false);
  useEffect(() => {
    isOnItsWay.current = pending;
  }, [pending]);
  useEffect(
    () => () => {
      if (isOnItsWay.current) removeFormDraft(key.current);
    },
    [],
  );

  return { form, version: sent, outcome, save, discard };
}
