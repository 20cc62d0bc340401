/**
 * Puts a car in front of those viewed last on this device, 30 at most: `id@milliseconds` in localStorage, or 'off'.
 * Returns when it was viewed before; NaN or nothing where that is unknown. Every car's page has this among its first
 * scripts: lib/favourites/viewed.ts does the rest.
 */
export function noteViewed(id: string): number | undefined {
  try {
    const { viewed = '' } = localStorage;
    if (viewed === 'off') return;
    const cars: string[] = viewed.split(' ');
    const before = cars.find((car) => car.startsWith(id));
    localStorage.viewed = [`${id}@${Date.now()}`, ...cars.filter((car) => car !== before)]
      .slice(0, 30)
      .join(' ');
    return Number(before?.slice(37));
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}
