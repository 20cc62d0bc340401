'use client';

import { useParams, useRouter } from 'next/navigation';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { toastIfOffline } from '@/lib/core/browser/network';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { readSegment } from '@/lib/search/filter-segment';
import { FILTER_NAMES, type FilterName, isNarrowed } from '@/lib/search/filters';
import { hasSavedFilters } from '@/lib/search/saved-filters-key';
import { FilterContext, type LoadedPanel } from './filter-context';
import type { FilterControls, FilterPage } from './filter-controls';
import type { FormError } from './filters-from-form';
import { checkOnly, isFilledIn } from './form-fields';
import { HiddenFilters } from './hidden-filters';
import { RESULT_HEADING_ID } from './result-heading';

/** The filter without a field: a link sets it, and a chip removes it. */
const SELLER: FilterName[] = ['seller'];
/** The filters without a field before the panel is loaded. The form sends no page, which asks for the first. */
const IN_PANEL = FILTER_NAMES.filter(
  (name) => !['search', 'make', 'fuel', 'transmission', 'sort', 'page'].includes(name),
);

type Props = {
  /** The fields above the panel. */
  bar: ReactNode;
  /** The results. */
  children: ReactNode;
};

/**
 * The filter form around the results: a GET form without JavaScript; with it, each change is validated
 * and applied after 300 ms by filter-controls.ts, which is loaded with the first use. It stays mounted
 * across navigations between lists, so it reads its filters from the route segment, on the server and in
 * the browser.
 */
export function FilterForm({ bar, children }: Props) {
  const router = useRouter();
  const { filters: segment } = useParams<{ filters: string }>();
  const filters = useMemo(() => readSegment(segment), [segment]);
  const ref = useRef<HTMLFormElement>(null);
  const controls = useRef<Promise<FilterControls | null>>(undefined);
  const [errors, setErrors] = useState<FormError[]>([]);
  const [result, setResult] = useState<{ total: number } | null>(null);
  const [panel, setPanel] = useState<LoadedPanel | null>(null);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [pending, startTransition] = useTransition();
  /** The id of the focused element of the form, empty if it has none; null while the focus is elsewhere. */
  const focused = useRef<string | null>(null);

  /** Loads the code of the controls; null if that fails, after which the next use tries again. */
  const loadControls = useCallback(() => {
    const navigate: FilterPage['navigate'] = (change, path) =>
      startTransition(() => router[change](path, { scroll: false }));
    controls.current ??= import('./filter-controls').then(
      ({ attachControls }) =>
        ref.current && attachControls(ref.current, filters, { setErrors, navigate }),
      () => {
        controls.current = undefined;
        return null;
      },
    );
    return controls.current;
  }, [filters, router]);

  /** Loads the code; if that fails, submits the form natively, or shows a toast while offline. */
  async function loadOrSubmit(target?: EventTarget) {
    const isLoaded = await loadControls();
    if (!isLoaded && !toastIfOffline()) {
      if (target) checkOnly(target);
      ref.current?.submit();
    }
    return isLoaded;
  }

  useLayoutEffect(() => {
    setErrors([]);
    const form = ref.current;
    const isUsed = form && (isNarrowed(filters) || hasSavedFilters() || isFilledIn(form));
    if (controls.current) void controls.current.then((loaded) => loaded?.show(filters));
    else if (isUsed) void loadControls();
  }, [filters, loadControls]);

  useLayoutEffect(() => {
    // A new list replaces the link or the field that led to it; React fires no blur for the removed element.
    if (!result || focused.current === null || document.activeElement !== document.body) return;
    const replacement = document.getElementById(focused.current);
    (replacement ?? document.getElementById(RESULT_HEADING_ID))?.focus({ preventScroll: true });
  }, [result]);

  useEffect(
    () => () => {
      void controls.current?.then((loaded) => loaded?.detach());
      controls.current = undefined;
    },
    [],
  );

  return (
    <form
      ref={ref}
      action={paths.vehicles}
      // The URL holds the filters; stop the browser restoring field values on reload.
      autoComplete="off"
      data-pending={pending || undefined}
      onFocus={({ target }) => {
        focused.current = target.id;
        void loadControls();
      }}
      onBlur={() => {
        focused.current = null;
      }}
      onPointerEnter={loadControls}
      onInput={({ target }) => {
        // Text is submitted by Enter.
        if (!(target instanceof HTMLInputElement) || target.type !== 'text')
          void loadOrSubmit(target);
      }}
      onSubmit={async (event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        if (await loadOrSubmit()) ref.current?.requestSubmit();
      }}
    >
      <FilterContext
        value={{
          filters,
          errors,
          total: result?.total ?? null,
          setResult,
          panel,
          setPanel,
          isPanelOpen,
          setPanelOpen,
        }}
      >
        <HiddenFilters names={panel ? SELLER : IN_PANEL} />
        <search className="contents">
          {bar}
          {panel && <panel.Dialog initial={panel.initial} />}
        </search>
        {children}
      </FilterContext>
      <p role="status" className="sr-only">
        {result && `${plural(result.total, 'vehicle')} found`}
      </p>
    </form>
  );
}
