import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormState } from '@/lib/core/actions/form-state';
import { openerText, replaceSuggestion, type Viewing, viewingText } from '@/lib/enquiries/openers';
import { newMessagePath, type Opener } from '@/lib/paths';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft-storage';

type Options = {
  vehicle: string;
  /** The opener of the page's address. */
  opener: Opener | null;
  /** The viewing proposed at first. */
  viewing: Viewing;
  state: FormState;
  pending: boolean;
};

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement && element.type !== 'hidden') ||
      element instanceof HTMLTextAreaElement,
  );

/** Keeps the message in step with the chosen opener, and what is typed over a reload. */
export function useEnquiryDraft({ vehicle, opener, viewing, state, pending }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const [ask, setAsk] = useState(opener);
  // The day and time chosen: their fields are there only while the opener is about a viewing.
  const [chosen, setChosen] = useState<Viewing>({
    day: state.values.day ?? viewing.day,
    time: state.values.time ?? viewing.time,
  });
  const [suggested, setSuggested] = useState(() => openerText(opener, chosen));
  const field = (name: string) => fieldsOf(form.current).find((one) => one.name === name);

  function save(draft: Omit<Draft, 'values'> = { ask, suggested }) {
    const values = fieldsOf(form.current).map(({ name, value }) => [name, value]);
    writeDraft(vehicle, { ...draft, values: { ...chosen, ...Object.fromEntries(values) } });
  }

  /** Puts a suggestion in the place of the one before; `add` puts it below a text that has none. */
  function suggest(next: string, nextAsk: Opener | null, add: boolean) {
    const body = field('body');
    if (body && (add || body.value.includes(suggested)))
      body.value = replaceSuggestion(body.value, suggested, next);
    setSuggested(next);
    save({ ask: nextAsk, suggested: next });
  }

  function pick(next: Opener) {
    setAsk(next);
    suggest(openerText(next, chosen), next, true);
    window.history.replaceState(null, '', newMessagePath(vehicle, next));
  }

  function followViewing(event: FormEvent) {
    // The form would save the draft once more, with the suggestion before.
    event.stopPropagation();
    const next = { day: field('day')?.value ?? '', time: field('time')?.value ?? '' };
    setChosen(next);
    suggest(viewingText(next), ask, false);
  }

  useEffect(() => {
    const draft = readDraft(vehicle);
    if (!draft) return;
    const isAsked = opener !== null && opener !== draft.ask;
    const { day = viewing.day, time = viewing.time } = draft.values;
    setChosen({ day, time });
    for (const one of fieldsOf(form.current)) {
      const kept = draft.values[one.name];
      // Not what was typed before hydration.
      if (kept === undefined || one.value !== one.defaultValue) continue;
      const isBody = one.name === 'body' && isAsked;
      one.value = isBody
        ? replaceSuggestion(kept, draft.suggested, openerText(opener, { day, time }))
        : kept;
    }
    if (isAsked) return setSuggested(openerText(opener, { day, time }));
    setAsk(draft.ask);
    setSuggested(draft.suggested);
  }, [vehicle, opener, viewing]);

  // A message on its way is no draft: a redirect may end this page. One that failed is again.
  const { status, submissionId } = state;
  useEffect(() => {
    if (pending) removeDraft(vehicle);
  }, [pending, vehicle]);
  const saveAgain = useEffectEvent(() => save());
  useEffect(() => {
    if (submissionId && status !== 'done') saveAgain();
  }, [submissionId, status]);

  return { form, ask, viewing: chosen, pick, followViewing, save: () => save() };
}
