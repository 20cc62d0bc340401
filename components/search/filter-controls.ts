import { editedFields, replayEdits } from '@/lib/core/browser/early-edits';
import { isField } from '@/lib/core/browser/is-field';
import { vehiclesPath } from '@/lib/paths';
import { type Filters, serialiseFilters } from '@/lib/search/filters';
import { saveFilters } from '@/lib/search/saved-filters';
import { type FormError, readForm } from './filters-from-form';
import { checkOnly, filterOf, isComplete } from './form-fields';
import { watchResults } from './move-results';
import { showNewSince } from './new-since';
import { closePanel, ERRORS_ID } from './panel';
import { filtersToRestore } from './session-filters';
import { showFilters } from './show-filters';
import { moveSlider, moveTrack } from './slider';

// This module is loaded on the filter form's first use, or with a list that has filters.

/** Debounce before a changed filter is applied. */
export const FILTER_DEBOUNCE_MS = 300;

type Change = 'push' | 'replace';

/** The callbacks of the page around the form. */
export type FilterPage = {
  setErrors: (errors: FormError[]) => void;
  navigate: (change: Change, path: ReturnType<typeof vehiclesPath>) => void;
};

export type FilterControls = { show: (filters: Filters) => void; detach: () => void };

/** Validates and applies each change of the form. Edits made before are replayed. */
export function attachControls(
  form: HTMLFormElement,
  filters: Filters,
  { setErrors, navigate }: FilterPage,
): FilterControls {
  let timer = 0;
  /** The field edited last before the latest navigation. */
  let lastTyped: string | undefined;
  // Read before `show`, which writes to all other fields.
  const early = editedFields(form.elements);
  /** Fields edited since the last navigation: a newly rendered list must not overwrite them. */
  const changed = new Set(early.map(filterOf));
  let isTouched = early.length > 0;
  let saved = filtersToRestore();
  const moveResults = watchResults(form);

  /** Applies the form; returns false if it has validation errors. */
  function apply(change: Change) {
    window.clearTimeout(timer);
    const read = readForm(form);
    // Offline: the fields keep their values for the next change or submit.
    if (!read) return true;
    setErrors(read.errors);
    if (read.errors.length > 0) return false;
    lastTyped = [...changed].at(-1);
    changed.clear();
    const path = vehiclesPath(read.query);
    if (path !== window.location.pathname + window.location.search) navigate(change, path);
    return true;
  }

  function applySoon(change: Change) {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => apply(change), FILTER_DEBOUNCE_MS);
  }

  function handleInput({ target }: Event) {
    isTouched = true;
    if (!(target instanceof HTMLInputElement)) return;
    const name = filterOf(target);
    // One history entry per edited field, not one per pause in typing.
    const change = lastTyped === name ? 'replace' : 'push';
    changed.add(name);
    if (target.dataset.slider) {
      if (moveSlider(target)) applySoon('push');
      return;
    }
    moveTrack(target);
    // A group that is half filled in waits for its other fields, or for Enter.
    if (isComplete(target)) applySoon(change);
  }

  function handleChange({ target }: Event) {
    if (!isField(target)) return;
    if (target instanceof HTMLInputElement) {
      if (target.dataset.slider) applySoon('push');
      return;
    }
    changed.add(filterOf(target));
    checkOnly(target);
    apply('push');
  }

  function handleSubmit(event: Event) {
    event.preventDefault();
    if (apply('push')) closePanel();
    else document.getElementById(ERRORS_ID)?.focus();
  }

  function show(shown: Filters) {
    if (!saved) saveFilters(shown);
    else if (!isTouched) navigate('replace', vehiclesPath(serialiseFilters(saved)));
    saved = null;
    showFilters(form, shown, changed);
    void showNewSince(shown);
    moveResults();
  }

  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('input', handleInput, { signal });
  form.addEventListener('change', handleChange, { signal });
  form.addEventListener('submit', handleSubmit, { signal });
  show(filters);
  replayEdits(early);
  return {
    show,
    detach() {
      listening.abort();
      window.clearTimeout(timer);
    },
  };
}
