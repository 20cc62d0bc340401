/** Degrees north and east. */
type Centre = { latitude: number; longitude: number };

const EARTH_RADIUS_MILES = 3958.8;
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/** The great-circle distance in miles by the haversine formula; private.outcodes_near has the same. */
export function milesBetween(one: Centre, other: Centre): number {
  const across =
    sine((other.latitude - one.latitude) / 2) ** 2 +
    cosine(one.latitude) *
      cosine(other.latitude) *
      sine((other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(across)));
}
