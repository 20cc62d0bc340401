/**
 * Made-up adverts of a UK used-car marketplace: 1,000 scams among 20,000 honest ones.
 * Every name, number, address and plate is invented; same seed, same adverts.
 */
export type MadeUpAdvert = {
  isScam: boolean;
  kind: string;
  /** The account of the seller: adverts with the same name and type are of one account, which has one age. */
  seller: { name: string; type: 'private' | 'dealer' | 'verified_dealer'; accountAgeDays: number };
  car: {
    make: string;
    model: string;
    year: number;
    mileage: number;
    engineSize: number | null;
    fuel: 'petrol' | 'diesel' | 'hybrid' | 'plug_in_hybrid' | 'electric';
    bodyType:
      | 'hatchback'
      | 'saloon'
      | 'estate'
      | 'suv'
      | 'coupe'
      | 'convertible'
      | 'mpv'
      | 'van'
      | 'pickup';
    transmission: 'manual' | 'automatic';
  };
  /** Price as a `share` of the usual asking price of such a car, or as `z` standard deviations from it. */
  price: { share: number } | { z: number };
  description: string;
  features: string[];
  location: string;
  plate: string | null;
  /** Ids of pictures: the same id in two adverts is the same picture. */
  pictures: string[];
};
export type Car = MadeUpAdvert['car'];
export type Seller = MadeUpAdvert['seller'];
export type Dealer = { seller: Seller; town: string; terms: string; extra: string[] };
