import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormState } from '@/lib/core/actions/form-state';
import { openerText, replaceSuggestion, type Viewing, viewingText } from '@/lib/enquiries/openers';
import { newMessagePath, type Opener } from '@/lib/paths';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft-storage';

type Options = {
  vehicle: string;
  /** The opener of the page's address. */
  opener: Opener | null;
  /** The text of the page's address in place of an opener; '' without one. */
  question: string;
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

/** Updates the message to the chosen opener, and restores typed values after a reload. */
export function useEnquiryDraft(options: Options) {
  const { vehicle, opener, question, viewing, state, pending } = options;
  const form = useRef<HTMLFormElement>(null);
  const [ask, setAsk] = useState(opener);
  // The state holds the day and time, because their fields exist only while the opener is about a viewing.
  const [chosen, setChosen] = useState<Viewing>({
    day: state.values.day ?? viewing.day,
    time: state.values.time ?? viewing.time,
  });
  const [suggested, setSuggested] = useState(() => openerText(opener, chosen) || question);
  const field = (name: string) => fieldsOf(form.current).find((one) => one.name === name);

  function save(draft: Omit<Draft, 'values'> = { ask, suggested }) {
    const values = fieldsOf(form.current).map(({ name, value }) => [name, value]);
    writeDraft(vehicle, { ...draft, values: { ...chosen, ...Object.fromEntries(values) } });
  }

  /** Replaces the previous suggestion in the message; `add` appends it to a text that has none. */
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
    // Otherwise the form would save the draft again, with the previous suggestion.
    event.stopPropagation();
    const next = { day: field('day')?.value ?? '', time: field('time')?.value ?? '' };
    setChosen(next);
    suggest(viewingText(next), ask, false);
  }

  useEffect(() => {
    const draft = readDraft(vehicle);
    if (!draft) return;
    const isAsked = question
      ? question !== draft.suggested
      : opener !== null && opener !== draft.ask;
    const next = (place: Viewing) => openerText(opener, place) || question;
    const { day = viewing.day, time = viewing.time } = draft.values;
    setChosen({ day, time });
    for (const one of fieldsOf(form.current)) {
      const saved = draft.values[one.name];
      // Text typed before hydration is not overwritten.
      if (saved === undefined || one.value !== one.defaultValue) continue;
      const isBody = one.name === 'body' && isAsked;
      one.value = isBody ? replaceSuggestion(saved, draft.suggested, next({ day, time })) : saved;
    }
    if (isAsked) return setSuggested(next({ day, time }));
    setAsk(draft.ask);
    setSuggested(draft.suggested);
  }, [vehicle, opener, question, viewing]);

  // A message being sent is no draft, because a redirect may end this page; a failed one is saved again.
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
