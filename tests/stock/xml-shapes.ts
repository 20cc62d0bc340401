export const NESTED = (id: string, plate: string, make: string, model: string) => `
  <advert>
    <vehicle id="${id}"><registration>${plate}</registration>
      <details><make><name>${make}</name></make><model><name>${model}</name></model><year>2019</year>
        <engine><fuel>Petrol</fuel></engine><gearbox type="x">Manual</gearbox><body><style>Hatchback</style></body></details>
      <odometer><value>31000</value><unit>miles</unit></odometer></vehicle>
    <pricing><price><amount currency="GBP">9995</amount></price><finance><price>250</price></finance></pricing>
    <dealer id="D1"><name>Dealer</name></dealer>
  </advert>`;

export const FLAT = (id: string, plate: string, make: string, model: string) =>
  `<stockNo>${id}</stockNo><vrm>${plate}</vrm><make>${make}</make><model>${model}</model><year>2019</year><fuel>Petrol</fuel><gearbox>Manual</gearbox><body>Hatchback</body><mileage>31000</mileage><price>9995</price>`;

const ATTRIBUTES = (id: string, plate: string, make: string, model: string) =>
  `stockNo="${id}" vrm='${plate}' make="${make}" model="${model}" year="2019" fuel="Petrol" gearbox="Manual" body="Hatchback" mileage="31000" price="9995"`;

const GOOGLE = (id: string, plate: string, make: string, model: string, price = '9995.00 GBP') =>
  `<g:id>${id}</g:id><g:vrm>${plate}</g:vrm><g:brand>${make}</g:brand><g:model>${model}</g:model><g:year>2019</g:year><g:fuel_type>Petrol</g:fuel_type><g:transmission>Manual</g:transmission><g:body_style>Hatchback</g:body_style><g:mileage>31,000 miles</g:mileage><g:price>${price}</g:price><g:condition>used</g:condition><g:image_link>https://img.example/1.jpg</g:image_link>`;

const PARAMS = (id: string, plate: string, make: string, model: string) =>
  Object.entries({
    stockNo: id,
    VRM: plate,
    Make: make,
    Model: model,
    Year: '2019',
    'Fuel Type': 'Petrol',
    Transmission: 'Manual',
    'Body type': 'Hatchback',
    Mileage: '31000',
    Price: '9995',
  })
    .map(([name, value]) => `<param name="${name}">${value}</param>`)
    .join('');

type Car = [id: string, plate: string, make: string, model: string];
type Shape = (cars: Car[]) => string;
export const CARS: Car[] = [
  ['A1', 'AB19 CDE', 'Ford', 'Fiesta'],
  ['A2', 'AB20 CDE', 'VW', 'Golf'],
];

/** Returns a file that writes each car and puts it in its element. */
export const shape =
  (
    before: string,
    write: (...car: Car) => string,
    after: string,
    around: (car: string) => string,
  ): Shape =>
  (cars) =>
    `${before}${cars.map((car) => around(write(...car))).join('')}${after}`;
export const element = (name: string) => (car: string) => `<${name}>${car}</${name}>`;
const attributes = (name: string) => (car: string) => `<${name} ${car}/>`;
/** Returns a file whose first car is in one element, and its second in another. */
const apart =
  (first: (car: string) => string, second: (car: string) => string): Shape =>
  (cars) =>
    element('stock')(cars.map((car, at) => (at === 0 ? first : second)(FLAT(...car))).join(''));
const RSS =
  '<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Cars</title>';
const ATOM = '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">';

export const SHAPES: Record<string, Shape[]> = {
  'any element that is repeated': [
    shape('<vehicles>', FLAT, '</vehicles>', element('vehicle')),
    shape('<Inventory><Items>', FLAT, '</Items></Inventory>', element('Item')),
    shape(
      '<export><head><id>7</id><date>2026</date></head><data>',
      FLAT,
      '</data></export>',
      element('row'),
    ),
    apart(
      (car) => `<new><car>${car}</car></new>`,
      (car) => `<used><car>${car}</car></used>`,
    ),
    apart(element('car'), element('van')),
  ],
  'values as attributes': [
    shape('<vehicles>', ATTRIBUTES, '</vehicles>', attributes('vehicle')),
    shape('<rows count="2">', ATTRIBUTES, '</rows>', attributes('z:row')),
    shape('<a><b><c>', ATTRIBUTES, '</c></b></a>', attributes('Car')),
    shape(
      '<vehicles>',
      ATTRIBUTES,
      '</vehicles>',
      (car) => `<vehicle><spec ${car}/><photos/></vehicle>`,
    ),
    shape(
      '<vehicles>',
      ATTRIBUTES,
      '</vehicles>',
      (car) => `<vehicle ${car}><options><option name="DAB"/></options></vehicle>`,
    ),
  ],
  'nested groups': [
    shape('<adverts>', NESTED, '</adverts>', (car) => car),
    shape('<x:feed xmlns:x="urn:x"><x:list>', NESTED, '</x:list></x:feed>', (car) =>
      car.replaceAll('advert>', 'x:advert>'),
    ),
    shape('<adverts>', NESTED, '</adverts>', (car) =>
      car.replace(
        '<dealer',
        '<similar><make>Ford</make><model>Ka</model><price>1</price></similar><dealer',
      ),
    ),
    shape('<adverts><page><total>2</total></page>', NESTED, '</adverts>', (car) =>
      car
        .replace(/<amount.*amount>/, '<retail>9995</retail>')
        .replace(/<value>(.*)<\/value>/, '$1'),
    ),
    shape(
      '<dealers>',
      FLAT,
      '</dealers>',
      (car) => `<dealer><cars><car>${car}</car></cars></dealer>`,
    ),
  ],
  'feeds of Google’s kind': [
    shape(
      RSS,
      GOOGLE,
      '</channel></rss>',
      (car) => `<item><title>A car</title><link>https://x.example</link>${car}</item>`,
    ),
    shape(
      ATOM,
      GOOGLE,
      '</feed>',
      (car) =>
        `<entry><id>urn:1</id><title>A car</title><link href="https://x.example"/>${car.replaceAll('g:id>', 'g:vehicle_id>')}</entry>`,
    ),
    shape(
      RSS,
      GOOGLE,
      '</channel></rss>',
      (car) => `<item><id>x:1</id><price>1</price>${car}</item>`,
    ),
    shape(RSS.replaceAll(':g', ':car'), GOOGLE, '</channel></rss>', (car) =>
      element('item')(car.replaceAll('g:', 'car:')),
    ),
    shape(
      '<listings><title>x</title>',
      GOOGLE,
      '</listings>',
      (car) =>
        `<listing>${car.replaceAll('g:', '').replace(/<mileage>.*<\/mileage>/, '<mileage><value>31000</value><unit>MI</unit></mileage>')}<address format="simple"><component name="city">Leeds</component></address></listing>`,
    ),
  ],
  'names in attributes': [
    shape('<offers>', PARAMS, '</offers>', element('offer')),
    shape('<cars>', PARAMS, '</cars>', (car) =>
      element('car')(car.replaceAll('param', 'field').replaceAll('name=', 'key=')),
    ),
    shape(
      '<cars>',
      PARAMS,
      '</cars>',
      (car) => `<car><attributes>${car.replaceAll('param', 'attribute')}</attributes></car>`,
    ),
    shape('<cars>', PARAMS, '</cars>', (car) =>
      element('car')(
        car.replace(/<param name="([^"]*)">([^<]*)<\/param>/g, '<property name="$1" value="$2"/>'),
      ),
    ),
    shape('<resultset>', PARAMS, '</resultset>', (car) =>
      element('row')(car.replaceAll('param', 'column')),
    ),
  ],
};
