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
  /** Of what the page was loaded with; see lib/selling/step-version. */
  version: string;
  state: FormState;
  pending: boolean;
};

/**
 * Keeps what is typed into a step and not saved in this tab, for this account: it is back after a link, the
 * browser's Back button or a reload. `version` is the one to send with the form.
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
    // What was typed before hydration stays. Found first: a make that is restored changes the model.
    const edited = fields().filter(([name, field]) => currentValue(field) !== loadedValue(name));
    for (const [name, field] of fields()) {
      const kept = draft?.fields[name];
      if (!kept) continue;
      if (!edited.some(([other]) => other === name)) setValue(field, kept.typed);
      if (currentValue(field) === loadedValue(name)) continue;
      isBack = true;
      // It was changed elsewhere since: the save has to say so first.
      if (kept.loaded !== loadedValue(name)) setDraftVersion(draft.version);
    }
    if (isBack) setOutcome('restored');
  });

  useEffect(() => {
    const account = readAuthHint();
    if (!account) return;
    key.current = draftKey(account, id ?? 'new', step);
    for (const [name, field] of fieldsOf(form.current as HTMLFormElement))
      loaded.current.set(name, renderedValue(field));
    // Behind this commit: fields that follow others, such as the model its make, render at once.
    queueMicrotask(() => restore());
  }, [id, step]);

  // A step that is left while its form is on its way was saved: it leads to the next one.
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
