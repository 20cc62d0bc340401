import { notFound } from 'next/navigation';

/** Next requires a default of each slot; this slot has a page for every list. */
export default function NoTrail() {
  notFound();
}
