'use client';

import { useParams, useRouter } from 'next/navigation';
import {
  type ReactNode,
  type SyntheticEvent,
  use,
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
import type { Facets } from '@/lib/search/facets';
import { readSegment } from '@/lib/search/filter-segment';
import { FilterContext, type MakeOption } from './filter-context';
import type { FormError } from './filters-from-form';
import { checkOnly, filterOf, showFilters } from './form-fields';
import { closePanel, ERRORS_ID } from './panel';
import { moveSlider, moveTrack } from './slider';
import { useSessionFilters } from './use-session-filters';

/** Debounce before a changed filter is applied. */
export const FILTER_DEBOUNCE_MS = 300;

/** Loads the form's parser and validators on first hover or focus. */
const loadReader = () => import('./filters-from-form').catch(() => null);

type Props = {
  makes: MakeOption[];
  /** The counts of the first list, which its page resolves. */
  facets: Promise<Facets | null>;
  /** The fields and the results. */
  children: ReactNode;
};

/**
 * The filter form around the results: a GET form without JavaScript; with it, each change is validated
 * and applied after 300 ms. It stays mounted across navigations between lists, so it reads its filters
 * from the route segment, on the server and in the browser.
 */
export function FilterForm({ makes, facets, children }: Props) {
  const router = useRouter();
  const { filters: segment } = useParams<{ filters: string }>();
  const filters = useMemo(() => readSegment(segment), [segment]);
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  /** Fields edited since the last navigation: a newly rendered list must not overwrite them. */
  const changed = useRef(new Set<string>());
  /** Fields edited before hydration. */
  const early = useRef<ReturnType<typeof editedFields>>([]);
  /** Whether the user has changed any field on this page. */
  const isTouched = useRef(false);
  /** The field edited last before the latest navigation. */
  const lastTyped = useRef<string | null>(null);
  const [errors, setErrors] = useState<FormError[]>([]);
  const initial = use(facets);
  const [result, setResult] = useState<{ total: number; facets: Facets } | null>(null);
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
    changed.current.add(filterOf(target));
    if (target.dataset.facet) checkOnly(target);
    void apply('push');
  }

  // Noted before the next effect, which writes to all other fields.
  useLayoutEffect(() => {
    early.current = editedFields(ref.current?.elements ?? []);
    for (const field of early.current) {
      changed.current.add(filterOf(field));
      isTouched.current = true;
    }
  }, []);

  useLayoutEffect(() => {
    setErrors([]);
    if (ref.current) showFilters(ref.current, filters, changed.current);
  }, [filters]);

  useEffect(() => {
    const form = ref.current;
    // React's onChange listens to `input`; a slider is applied on the native `change`, on release.
    form?.addEventListener('change', handleChange);
    return () => form?.removeEventListener('change', handleChange);
  });

  useEffect(() => {
    replayEdits(early.current);
    return () => window.clearTimeout(timer.current);
  }, []);

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
        const wrong = await apply('push');
        if (wrong.length > 0) document.getElementById(ERRORS_ID)?.focus();
        else closePanel();
      }}
    >
      <FilterContext
        value={{
          filters,
          makes,
          errors,
          total: result?.total ?? null,
          facets: result?.facets ?? initial,
          setResult,
        }}
      >
        {children}
      </FilterContext>
      <p role="status" className="sr-only">
        {result && `${plural(result.total, 'vehicle')} found`}
      </p>
    </form>
  );
}
