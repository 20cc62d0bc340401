import { describe, expect, test } from 'vitest';
import { suggestMapping } from '@/lib/stock/mapping';
import { parseStockFile } from '@/lib/stock/parse-file';
import { bytesOf, readFile } from './cars';

const inverted = (mapping: Record<string, string>) =>
  Object.fromEntries(Object.entries(mapping).map(([column, heading]) => [heading, column]));

/**
 * Headings by system; those of a site's column are followed by its name. The others must not be
 * taken for one.
 */
const VOCABULARIES: [string, string][] = [
  [
    'DMS14',
    `Feed_Id, Vehicle_Id>stock_id, FullRegistration>registration_number, Colour>colour, FuelType>fuel_type,
    Year>year, Mileage>mileage, BodyType>body_type, Doors>doors, Make>make, Model>model, Variant>trim,
    EngineSize>engine_size, Price>price, PreviousPrice, Transmission>transmission, PictureRefs>photos,
    ServiceHistory>service_history, PreviousOwners>owners, Category, FourWheelDrive, Options>features,
    Comments>description, New, Used, Site, Origin, V5, ExDemo, FranchiseApproved, TradePrice, CapId, Cap_Code`,
  ],
  [
    'the stock API of a large marketplace',
    `stockId>stock_id, searchId, registration>registration_number, vin>vin, make>make, model>model, generation,
    derivative, derivativeId, vehicleType, trim>trim, bodyType>body_type, fuelType>fuel_type, cabType,
    transmissionType>transmission, drivetrain, seats>seats, doors>doors, cylinders, co2EmissionGPKM,
    badgeEngineSizeLitres>engine_size, enginePowerBHP, emissionClass, owners>owners,
    yearOfManufacture>year, colour>colour, odometerReadingMiles>mileage, motExpiryDate>mot_expiry,
    serviceHistory>service_history, keys>keys, lifecycleState, suppliedPrice>price, attentionGrabber,
    description>description, photos>photos`,
  ],
  [
    'a site that compares prices',
    `dealer_id, dealer_name, vin>vin, stock_number>stock_id, vrm>registration_number, make>make, model>model,
    year>year, trim>trim, price>price, msrp, mileage>mileage, exterior_color>colour, interior_color,
    transmission>transmission, engine>engine_size, fuel_type>fuel_type, drivetrain, body_style>body_type,
    image_urls>photos, dealer_comments>description, options>features, certified`,
  ],
  [
    'a classified site',
    `DealerRef>stock_id, VehicleReg>registration_number, Manufacturer>make, ModelRange>model, Derivative>trim,
    Fuel>fuel_type, Gearbox>transmission, BodyStyle>body_type, NoOfDoors>doors, NoOfSeats>seats, EngineCC>engine_size,
    DateRegistered>year, CurrentMileage>mileage, ExteriorColour>colour, PrevOwners>owners, MOTExpiry>mot_expiry,
    RetailPrice>price, AdvertText>description, StandardFeatures>features, ImageURLs>photos, VideoURL, Town>location,
    Postcode>postcode`,
  ],
  [
    'Google’s vehicle ads',
    `id>stock_id, title, description>description, link, image_link>photos, additional_image_link, vin>vin, mileage>mileage,
    brand>make, model>model, year>year, trim>trim, color>colour, body_style>body_type, engine>engine_size, price>price,
    vehicle_option>features, vehicle_msrp, vehicle_fulfillment, store_code, google_product_category,
    date_first_on_lot, link_template, certified_pre_owned, electric_range`,
  ],
  [
    'Meta’s automotive catalogue',
    `vehicle_id>stock_id, title, description>description, url, make>make, model>model, year>year, mileage.value>mileage,
    mileage.unit, image[0].url>photos, transmission>transmission, fuel_type>fuel_type, body_style>body_type, drivetrain,
    vin>vin, price>price, address.city>location, address.postal_code>postcode, exterior_color>colour, interior_color,
    availability, date_first_on_lot, trim>trim, state_of_vehicle, latitude, dealer_id, dealer_name, dealer_phone`,
  ],
  [
    'a theme of WordPress for dealers',
    `Title, Stock Number>stock_id, VIN Number>vin, Make>make, Model>model, Year>year, Body Style>body_type, Mileage>mileage,
    Transmission>transmission, Drivetrain, Engine>engine_size, Fuel Type>fuel_type, Trim>trim, Exterior Color>colour,
    Interior Color, Features & Options>features, Regular price>price, Vehicle Overview>description, Car Images>photos,
    Tax Label`,
  ],
  [
    'a plug-in of WordPress',
    `post_id, SKU>stock_id, Registration plate>registration_number, Car make>make, Car model>model, car_year>year,
    fuel>fuel_type, gearbox>transmission, body>body_type, odometer>mileage, engine volume>engine_size,
    colour>colour, number_of_doors>doors, price>price, gallery>photos, post_content>description`,
  ],
];

const split = (list: string) => list.split(/,\s+/).map((part) => part.trim().split('>'));

test.each(VOCABULARIES)('the headings of %s are known, and only they', (_, list) => {
  const expected = Object.fromEntries(split(list).filter(([, column]) => column));
  const headings = split(list).map(([heading = '']) => heading);
  expect(inverted(suggestMapping(headings, {}) as Record<string, string>)).toEqual(expected);
});

describe('a feed of Google’s kind', () => {
  const FEED = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Cars</title>
<item><g:id>G1</g:id><g:title>Ford Fiesta</g:title><g:brand>Ford</g:brand><g:model>Fiesta</g:model>
<g:year>2018</g:year><g:mileage>31000 miles</g:mileage><g:price>9250 GBP</g:price><g:condition>used</g:condition>
<g:image_link>https://img.example/1.jpg</g:image_link></item>
<item><g:id>G2</g:id><g:brand>Ford</g:brand><g:model>Ka</g:model></item></channel></rss>`;

  test('has a heading for each element', async () => {
    const { headings, rows } = await parseStockFile(bytesOf(FEED));
    expect(headings).toContain('brand');
    expect(rows).toHaveLength(2);
    expect(suggestMapping(headings, {})).toMatchObject({ stock_id: 'id', make: 'brand' });
  });
});

test.each([
  ['Chassis code', 'WF0DXXGAKDJA12345', 'This column looks like VINs and is not used'],
  ['Old VRM', 'ZA18 DAG', 'This column looks like number plates and is not used'],
  [
    'Views',
    'https://img.example/1.jpg,https://img.example/2.jpg',
    'This column looks like addresses of photographs and is not used',
  ],
])('the column %s of %s that is not used is named', async (column, cell, message) => {
  const file = `stock_id|make|${column}\nA1|Ford|${cell}\nA2|Ford|\n`;
  expect((await readFile(file)).remarks).toEqual([{ row: 1, column, message }]);
});

test('columns of other codes are not named', async () => {
  const file = 'stock_id,make,Code,Link\nA1,Ford,12345678901234567,https://cars.example/1\n';
  expect((await readFile(file)).remarks).toEqual([]);
});
