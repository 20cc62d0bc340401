'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  canStore,
  onSheetChange,
  readSheet,
  removeSheet,
  storeSheet,
} from '@/lib/showroom/inspection/sheet-storage';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Progress = { ticked: number; isSaved: boolean };

const fieldsOf = (area: HTMLElement) => [
  ...area.querySelectorAll<Field>('input[name], textarea[name]'),
];
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

function read(area: HTMLElement) {
  const fields = fieldsOf(area);
  const ticked = fields.filter((field) => isBox(field) && field.checked).map(({ name }) => name);
  const written = fields.filter((field) => !isBox(field) && field.value !== '');
  return {
    ticked,
    written: Object.fromEntries(written.map(({ name, value }) => [name, value])),
  };
}

/** Returns the values to store: the fields, and stored values of points that the sheet no longer has. */
function together(area: HTMLElement, sheet: string) {
  const stored = readSheet(sheet);
  const here = new Set(fieldsOf(area).map(({ name }) => name));
  const isGone = (name: string) => !here.has(name);
  const { ticked, written } = read(area);
  const gone = Object.entries(stored?.written ?? {}).filter(([name]) => isGone(name));
  return {
    ticked: [...(stored?.ticked ?? []).filter(isGone), ...ticked],
    written: { ...Object.fromEntries(gone), ...written },
  };
}

/** Fills in the stored values; `isFirst` leaves fields ticked or typed before hydration. */
function fill(area: HTMLElement, sheet: string, isFirst: boolean) {
  const stored = readSheet(sheet);
  for (const field of fieldsOf(area)) {
    if (isBox(field)) {
      if (!(isFirst && field.checked)) field.checked = stored?.ticked.includes(field.name) ?? false;
    } else if (!(isFirst && field.value)) field.value = stored?.written[field.name] ?? '';
  }
}

/**
 * Stores the checkboxes and texts of an area on this device, by their names, under the name of a sheet. The
 * fields are the server's HTML: they work before this hook has loaded, and without it.
 */
export function useSavedFields(sheet: string): {
  area: RefObject<HTMLDivElement | null>;
  progress: Progress;
  clear: () => void;
} {
  const area = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>({ ticked: 0, isSaved: true });

  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const show = (isSaved: boolean) =>
      setProgress({ ticked: read(current).ticked.length, isSaved });
    const keep = () => show(storeSheet(sheet, together(current, sheet)));
    const early = read(current);
    fill(current, sheet, true);
    if (early.ticked.length > 0 || Object.keys(early.written).length > 0) keep();
    else show(canStore());
    current.addEventListener('input', keep);
    const stop = onSheetChange(sheet, () => {
      fill(current, sheet, false);
      show(true);
    });
    return () => {
      current.removeEventListener('input', keep);
      stop();
    };
  }, [sheet]);

  function clear() {
    removeSheet(sheet);
    if (area.current) fill(area.current, sheet, false);
    setProgress({ ticked: 0, isSaved: canStore() });
  }

  return { area, progress, clear };
}
