/**
 * Puts a car in front of those viewed last on this device, 30 at most: ids in localStorage, or 'off'. Every car's page
 * has this among its first scripts: lib/favourites/viewed.ts does the rest.
 */
export function noteViewed(id: string): void {
  try {
    const { viewed = '' } = localStorage;
    if (viewed !== 'off')
      localStorage.viewed = [id, ...viewed.split(' ').filter((other: string) => other !== id)]
        .slice(0, 30)
        .join(' ');
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}
