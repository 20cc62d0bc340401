import { describe, expect, it, test } from 'vitest';
import { describeVehicle, monthlyPrice, vehicleHead } from '@/lib/listings/describe';

const golf = {
  year: 2021,
  make: 'Volkswagen',
  model: 'Golf',
  trim: 'Life',
  price: 16_500,
  mileage: 32_000,
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  condition: 'very_good',
  location: 'Bath',
  sellerType: 'verified_dealer',
} as const;

test('the monthly price is price / 36, rounded', () => {
  expect(monthlyPrice(10_000)).toBe(278);
  expect(monthlyPrice(17_999)).toBe(500);
});

describe('describeVehicle', () => {
  it('writes the facts as sentences', () => {
    expect(describeVehicle(golf)).toBe(
      'This 2021 Volkswagen Golf Life is a petrol hatchback with a manual gearbox, in very good condition. It has done 32,000 miles. The seller has not added a description.',
    );
  });

  it('uses the right article, keeps acronyms and states a missing mileage', () => {
    const text = describeVehicle({
      ...golf,
      trim: null,
      mileage: null,
      fuelType: 'electric',
      bodyType: 'suv',
      transmission: 'automatic',
    });
    expect(text).toContain('Volkswagen Golf is an electric SUV with an automatic gearbox');
    expect(text).toContain('The seller has not given its mileage.');
  });
});

describe('vehicleHead', () => {
  it('has a title and description with the distinguishing facts', () => {
    expect(vehicleHead(golf)).toEqual({
      title: '2021 Volkswagen Golf Life, 32,000 miles, Bath',
      description:
        'Used 2021 Volkswagen Golf Life for sale at £16,500: a manual petrol hatchback with 32,000 miles in Bath. Sold by a verified dealer.',
    });
  });

  it('omits parts that exceed the length of a search result', () => {
    const evoque = {
      ...golf,
      make: 'Land Rover',
      model: 'Range Rover Evoque',
      trim: 'R-Dynamic HSE Black Edition',
      fuelType: 'plug_in_hybrid',
      transmission: 'semi_automatic',
      bodyType: 'convertible',
      location: 'Newcastle upon Tyne',
    } as const;
    const long = vehicleHead(evoque);
    expect(long.title).toBe('2021 Land Rover Range Rover Evoque, 32,000 miles');
    expect(long.description).toBe(
      'Used 2021 Land Rover Range Rover Evoque for sale at £16,500: a semi automatic plug in hybrid convertible with 32,000 miles in Newcastle upon Tyne.',
    );
    expect(vehicleHead({ ...evoque, location: 'Bath' }).title).toBe(
      '2021 Land Rover Range Rover Evoque, 32,000 miles, Bath',
    );
  });

  it('omits missing values', () => {
    const head = vehicleHead({ ...golf, trim: null, mileage: null, location: null });
    expect(head.title).toBe('2021 Volkswagen Golf');
    expect(head.description).toContain(': a manual petrol hatchback. Sold by');
  });
});
