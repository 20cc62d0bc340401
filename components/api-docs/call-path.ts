/** The orders to choose from, as PostgREST writes them. */
export const ORDERS: Readonly<Record<string, string>> = {
  'mileage.asc': 'Fewest miles first',
  'price.asc': 'Lowest price first',
  'year.desc': 'Newest year first',
};

/** The path of a call for vehicles of a fuel up to a price in pounds, in one of {@link ORDERS}. */
export const callPath = (fuel: string, price: number, order: string) =>
  `/rest/v1/vehicles?select=id,year,price,mileage&listing_status=eq.active&fuel_type=eq.${fuel}&price=lte.${price}&order=${order}&limit=5`;
