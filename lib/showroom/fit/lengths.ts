/**
 * Lengths of the showroom's plan: whole millimetres in code; metres, centimetres and feet in text.
 */

/** Minimum and maximum in mm. */
export type Range = readonly [least: number, greatest: number];

const MM_PER_INCH = 25.4;
/** Numbers below this are metres, numbers above it millimetres. */
const MAX_METRES = 30;

/** 4900 → '4.90'. */
export const inMetres = (mm: number) => (mm / 1000).toFixed(2);

/** 4900 → '4.90 m'. */
export const formatMetres = (mm: number) => `${inMetres(mm)}\u00a0m`;

/** 4900 → '16 ft 1 in'. */
export function formatFeet(mm: number) {
  const inches = Math.round(mm / MM_PER_INCH);
  return `${Math.floor(inches / 12)}\u00a0ft ${inches % 12}\u00a0in`;
}

/** A difference, rounded down to the centimetre: 128 → '12 cm', 1280 → '1.28 m'. */
export function formatGap(mm: number) {
  const cm = Math.floor(Math.abs(mm) / 10);
  if (cm === 0) return 'less than 1\u00a0cm';
  return cm < 100 ? `${cm}\u00a0cm` : formatMetres(cm * 10);
}

/**
 * Reads metres ('4.9', '4,90 m'), millimetres ('4900') or feet and inches ("16' 1", '16 ft'). Returns
 * millimetres, of any size and also negative; null for anything else.
 */
export function parseLength(text: string): number | null {
  const plain = text.slice(0, 40).trim().toLowerCase();
  const feet =
    /^(\d{1,3})\s*(?:'|′|’|ft|feet)\s*(?:(\d{1,2}(?:\.\d)?)\s*(?:"|″|”|''|in|inches)?)?$/;
  const imperial = feet.exec(plain);
  if (imperial)
    return Math.round((Number(imperial[1]) * 12 + Number(imperial[2] ?? 0)) * MM_PER_INCH);
  const metric = /^(-?\d{1,9}(?:[.,]\d{1,4})?)\s*(m|mm|cm)?$/.exec(plain);
  if (!metric) return null;
  const value = Number(metric[1]?.replace(',', '.'));
  const unit = metric[2] ?? (Math.abs(value) < MAX_METRES ? 'm' : 'mm');
  return Math.round(value * { m: 1000, cm: 10, mm: 1 }[unit as 'm' | 'cm' | 'mm']);
}
