'use client';

import { useParams, useRouter } from 'next/navigation';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { editedFields, isField, replayEdits } from '@/lib/core/browser/early-edits';
import { plural } from '@/lib/format';
import { paths, vehiclesPath } from '@/lib/paths';
import { readSegment } from '@/lib/search/filter-segment';
import type { Filters } from '@/lib/search/filters';
import { FilterBar } from './filter-bar';
import { ERRORS_ID } from './filter-errors';
import { FilterPanel } from './filter-panel';
import type { FormError } from './filters-from-form';
import { markErrors, showFilters } from './form-fields';
import { TotalContext } from './list-total';
import { PANEL_ID, PanelToggle } from './panel-toggle';
import { moveSlider, moveTrack } from './slider';
import { useSessionFilters } from './use-session-filters';

/** Debounce before a changed filter is applied. */
export const FILTER_DEBOUNCE_MS = 300;

/** Loads the form's parser and validators on first hover or focus. */
const loadReader = () => import('./filters-from-form').catch(() => null);

/** Number of active filters in the panel, without those visible in the bar. */
const countInPanel = (filters: Filters) =>
  [
    filters.priceMin ?? filters.priceMax,
    filters.yearMin ?? filters.yearMax,
    filters.mileageMin ?? filters.mileageMax,
    filters.location || null,
    filters.bodyType || null,
    filters.model || null,
  ].filter((value) => value !== null).length;

type Props = {
  makes: { name: string; models: string[] }[];
  year: number;
  /** The results. */
  children: ReactNode;
};

/**
 * The filter form around the results: a GET form without JavaScript; with it, each change is validated
 * and applied after 300 ms. It stays mounted across navigations between lists, so it reads its filters
 * from the route segment, on the server and in the browser.
 */
export function FilterForm({ makes, year, children }: Props) {
  const router = useRouter();
  const { filters: segment } = useParams<{ filters: string }>();
  const filters = useMemo(() => readSegment(segment), [segment]);
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  /** Fields edited since the last navigation: a newly rendered list must not overwrite them. */
  const changed = useRef(new Set<string>());
  /** Whether the user has changed any field on this page. */
  const isTouched = useRef(false);
  /** The field edited last before the latest navigation. */
  const lastTyped = useRef<string | null>(null);
  const [errors, setErrors] = useState<FormError[]>([]);
  const [total, setTotal] = useState<number | null>(null);
  const [pending, startTransition] = useTransition();
  useSessionFilters(filters, isTouched);

  async function apply(history: 'push' | 'replace'): Promise<FormError[]> {
    window.clearTimeout(timer.current);
    const reader = await loadReader();
    const form = ref.current;
    if (!form) return [];
    if (!reader) {
      // The parser failed to load: submit the form natively.
      if (navigator.onLine) form.submit();
      return [];
    }
    const read = reader.readForm(form);
    // Offline: the fields keep their values for the next change or submit.
    if (!read) return [];
    setErrors(read.errors);
    markErrors(form, read.errors);
    if (read.errors.length > 0) return read.errors;
    lastTyped.current = [...changed.current].at(-1) ?? null;
    changed.current.clear();
    const path = vehiclesPath(read.query);
    if (path !== window.location.pathname + window.location.search) {
      startTransition(() => router[history](path, { scroll: false }));
    }
    return [];
  }

  function applySoon(history: 'push' | 'replace') {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void apply(history), FILTER_DEBOUNCE_MS);
  }

  function handleInput({ target }: SyntheticEvent) {
    isTouched.current = true;
    if (!(target instanceof HTMLInputElement)) return;
    if (target.dataset.slider) {
      changed.current.add(target.dataset.slider);
      if (moveSlider(target)) applySoon('push');
      return;
    }
    // One history entry per edited field, not one per pause in typing.
    const history = lastTyped.current === target.name ? 'replace' : 'push';
    changed.current.add(target.name);
    moveTrack(target);
    applySoon(history);
  }

  function handleChange({ target }: Event) {
    if (!isField(target)) return;
    if (target instanceof HTMLInputElement) {
      if (target.dataset.slider) applySoon('push');
      return;
    }
    changed.current.add(target.name);
    const model = target.form?.elements.namedItem('model');
    if (target.name === 'make' && isField(model)) {
      model.value = '';
      changed.current.add('model');
    }
    void apply('push');
  }

  // Fields edited before hydration: noted before the next effect, which writes to all others.
  useLayoutEffect(() => {
    for (const { dataset, name } of editedFields(ref.current?.elements ?? [])) {
      changed.current.add(dataset.slider ?? name);
      isTouched.current = true;
    }
  }, []);

  useLayoutEffect(() => {
    setErrors([]);
    if (!ref.current) return;
    showFilters(ref.current, filters, changed.current);
    markErrors(ref.current, []);
  }, [filters]);

  useEffect(() => {
    const form = ref.current;
    // React's onChange listens to `input`; a slider is applied on the native `change`, on release.
    form?.addEventListener('change', handleChange);
    return () => form?.removeEventListener('change', handleChange);
  });

  useEffect(() => {
    replayEdits(ref.current?.elements ?? []);
    return () => window.clearTimeout(timer.current);
  }, []);

  const models = makes.find(({ name }) => name === filters.make)?.models ?? [];
  return (
    <form
      ref={ref}
      action={paths.vehicles}
      // The URL holds the filters; stop the browser restoring field values on reload.
      autoComplete="off"
      data-pending={pending || undefined}
      onFocus={loadReader}
      onPointerEnter={loadReader}
      onInput={handleInput}
      onSubmit={async (event) => {
        event.preventDefault();
        const panel = document.getElementById(PANEL_ID) as HTMLDialogElement | null;
        const wrong = await apply('push');
        if (wrong.length > 0) document.getElementById(ERRORS_ID)?.focus();
        else panel?.close();
      }}
    >
      <search className="contents">
        <FilterBar filters={filters} makes={makes.map(({ name }) => name)}>
          <PanelToggle active={countInPanel(filters)} />
        </FilterBar>
        <dialog
          id={PANEL_ID}
          aria-label="More Filters"
          className="open-without-script m-0 w-full max-w-none bg-surface text-ink backdrop:bg-[#080b09]/55 max-md:fixed max-md:inset-x-0 max-md:top-10 max-md:bottom-0 max-md:h-auto max-md:max-h-none max-md:rounded-t-2 md:border-b md:border-line md:not-[:modal]:static"
        >
          <FilterPanel
            filters={filters}
            year={year}
            models={models}
            total={total}
            errors={errors}
          />
        </dialog>
      </search>
      <p role="status" className="sr-only">
        {total !== null && `${plural(total, 'vehicle')} found`}
      </p>
      <TotalContext value={setTotal}>{children}</TotalContext>
    </form>
  );
}
