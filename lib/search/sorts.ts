/** Sort orders and their labels. `distance` requires a location. */
export const SORTS = {
  newest: 'Newest first',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  mileage_asc: 'Mileage: low to high',
  year_desc: 'Year: newest first',
  verdict: 'Furthest under the usual price',
  cost_asc: 'Cost to own: low to high',
  distance: 'Distance: nearest first',
} as const;
export type Sort = keyof typeof SORTS;
