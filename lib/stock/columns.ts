import { FIELDS, type Field, type FieldName, fieldsOf } from '../listings/fields';

export type StockColumn = {
  name: string;
  /** The label in the form. */
  label: string;
  /** The meaning of a cell, for users. */
  meaning: string;
  example: string;
  isRequired: boolean;
  unit?: Field['unit'];
  /** Values of the cells with the site's labels for them; both are accepted. */
  choices?: Readonly<Record<string, string>>;
  /** A file may omit it: one value then applies to all new cars. */
  canBeShared?: true;
  /** An unreadable cell is left out, and its car is listed. */
  canBeLeftOut?: true;
  /** Names for it in dealers' systems, in normalised form. */
  otherNames?: string;
};

/**
 * The properties of a field in a file; {@link FIELDS} has the others. An `example` of choices is a
 * value.
 */
type InFile = Partial<Omit<StockColumn, 'label' | 'isRequired'>> & Pick<StockColumn, 'example'>;

const IN_FILES: Record<FieldName, InFile> = {
  registrationNumber: {
    meaning: 'With or without its space',
    canBeLeftOut: true,
    example: 'AB19 CDE',
    otherNames: `registration reg regno vrm vrn numberplate plate fullregistration registrationmark
      vehicleregistration vehicleregistrationmark
      vehicleregistrationnumber registrationno registrationplate regmark regplate vehiclereg platenumber
      licenceplate licenseplate licenceplatenumber licenseplatenumber`,
  },
  isRegistrationPublic: {
    name: 'hide_registration',
    choices: { yes: 'Yes', no: 'No' },
    example: 'no',
    otherNames: 'hidenumberplate hideplate',
  },
  makeId: {
    name: 'make',
    meaning: 'As in our catalogue, such as Ford',
    example: 'Ford',
    otherNames: 'manufacturer brand makename manufacturername brandname',
  },
  modelId: {
    name: 'model',
    meaning: 'As in our catalogue, such as Fiesta',
    example: 'Fiesta',
    otherNames: 'range modelname modelrange modelfamily modelgroup',
  },
  year: {
    meaning: 'Year of registration',
    example: '2019',
    otherNames: `modelyear yearofregistration regyear registrationyear regdate registrationdate
      dateofregistration firstregistered dateoffirstregistration yearofmanufacture
      manufacturedyear firstregistrationdate dateoffirstreg firstregdate vehiclemodeldate
      buildyear registeredyear yearregistered
      manufactureyear productionyear dateregistered registereddate datereg regdt dateoffirstuse firstuseddate
      yearofreg yearofbuild`,
  },
  trim: {
    meaning: 'At most 60 characters',
    canBeLeftOut: true,
    example: 'Zetec',
    otherNames:
      'variant derivative trimlevel trimname version modelversion modelvariant derivativename',
  },
  fuelType: {
    example: 'petrol',
    otherNames: `fuel vehiclefueltype fueltypename fueltypedescription enginefuel enginefueltype
      primaryfueltype propulsion`,
  },
  transmission: {
    example: 'manual',
    otherNames: `gearbox transmissiontype vehicletransmission trans transtype
      transmissionname transmissiontypename`,
  },
  bodyType: {
    example: 'hatchback',
    otherNames: `body bodystyle vehiclebodytype bodyshape bodytypename bodytypedescription bodystylename
      bodydescription vehiclebody`,
  },
  mileage: {
    meaning: 'In miles',
    example: '31,000',
    otherNames: `miles odometer odometerreading mileagekm odometerkm kilometres kilometers
      odometerreadingmiles mileagevalue currentmileage mileagemiles odometerinmiles
      mileagefromodometer odometervalue odometermiles odoreading mileageinmiles mileagereading
      milescovered totalmiles totalmileage milage`,
  },
  condition: { example: 'good', canBeShared: true },
  engineSize: {
    meaning: 'In litres or cc, such as 1.6 or 1598',
    example: '1.1',
    otherNames: `enginesizelitres enginecapacity engine litres cc badgeenginesizelitres enginecapacitycc
      enginesizecc badgeenginesize badgeenginesizecc cubiccapacity enginecc enginelitres enginevolume
      displacement enginedisplacement`,
  },
  doors: {
    meaning: '2 to 6',
    example: '5',
    otherNames: 'numberofdoors noofdoors nodoors numdoors doorcount',
  },
  seats: {
    meaning: '1 to 9',
    example: '5',
    otherNames: 'numberofseats noofseats noseats numseats seatcount seatingcapacity',
  },
  colour: {
    example: 'blue',
    otherNames: `color exteriorcolour exteriorcolor bodycolour bodycolor paintcolour paintcolor basecolour extcolour
      extcolor colourname colorname maincolour externalcolour manufacturercolour`,
  },
  owners: {
    meaning: 'Previous owners',
    example: '1',
    otherNames: `previousowners numberofowners noofowners keepers previouskeepers previousownerscount
      formerkeepers formerowners prevowners ownercount keepercount numberofkeepers noofkeepers
      numberofpreviousowners noofpreviousowners numberofpreviouskeepers noofpreviouskeepers`,
  },
  serviceHistory: {
    example: 'full',
    otherNames: 'servicehistorytype servicerecord servicehistorystatus',
  },
  motExpiry: {
    meaning: 'A date such as 31/03/2027 or 2027-03-31',
    example: '31/03/2027',
    otherNames: `motexpirydate motdue motuntil mot motexpires motenddate motexpiredate
      motvaliduntil motvalidto motduedate motexp nextmotdue nextmotdate`,
  },
  writeOff: {
    meaning: 'None, N, S, D, C, or A or B, which cannot be for sale',
    example: 'none',
    otherNames: `writeoff cat insurancecategory insurancecat writeoffcategory writeoffcat totallosscategory
      salvagecategory insurancewriteoffcategory damagecategory catmarker categorymarker writtenoff`,
  },
  keys: {
    meaning: '1 to 9',
    example: '2',
    otherNames: 'numberofkeys noofkeys numkeys keycount keysnumber totalkeys',
  },
  v5cInName: {
    example: 'yes',
    otherNames: 'v5cinsellersname v5inname logbookinname v5cinkeepersname keeperisseller',
  },
  financeOwed: {
    example: 'none',
    otherNames: 'financeowed outstandingfinance financeoutstanding',
  },
  isImport: { example: 'no', otherNames: 'import imported greyimport importedvehicle isimported' },
  isFirstOwner: {
    example: 'no',
    otherNames: 'firstowner sellerisfirstowner oneownerfromnew isfirstowner',
  },
  features: {
    meaning: 'With |, ; or a comma between them',
    example: 'Heated seats | Parking sensors',
    otherNames: `options equipment feature option standardfeatures featurelist featuresoptions
      featuresandoptions additionalfeatures keyfeatures optionalextras extras standardequipment optionlist`,
  },
  description: {
    meaning: 'At most 5,000 characters',
    example: 'One owner from new.',
    otherNames: `comments adverttext fulldescription longdescription dealercomments
      description1 advertdescription sellercomments sellernotes overview advertcopy adtext postcontent
      marketingdescription`,
  },
  price: {
    meaning: 'In whole pounds',
    example: '9,250',
    otherNames: `retailprice askingprice sellingprice pricegbp suppliedprice forecourtprice saleprice
      suppliedpriceamountgbp forecourtpriceamountgbp totalpriceamountgbp totalprice priceamount pricevalue cashprice currentprice advertisedprice webprice
      internetprice onlineprice allinprice regularprice salesprice sellprice screenprice
      priceincvat priceinclvat priceincludingvat grossprice`,
  },
  location: {
    canBeLeftOut: true,
    meaning: 'At most 100 characters',
    example: 'Leeds',
    otherNames: 'town city',
  },
  postcode: {
    meaning: 'A full postcode',
    canBeLeftOut: true,
    example: 'LS6 3AA',
    otherNames: 'postalcode zipcode locationpostcode',
  },
  vin: {
    meaning: '17 letters and digits; buyers do not see it',
    canBeLeftOut: true,
    example: 'WF0DXXGAKDJA12345',
    otherNames: `chassisnumber vinnumber vehicleidentificationnumber chassisno
      chassis vinno vincode`,
  },
};

const DETAILS = fieldsOf('details').map(({ column }): string => column);

function columnOf(field: Field, inFile: InFile): StockColumn {
  const { column: name, label, unit, empty } = field;
  const { choices = field.choices, ...given } = inFile;
  return {
    name,
    label,
    isRequired: empty === 'never' || empty === 'draft',
    meaning: Object.values(choices ?? {}).join(', '),
    ...(unit && { unit }),
    ...(choices && { choices }),
    ...(empty === 'not given' && DETAILS.includes(name) && { canBeLeftOut: true }),
    ...given,
    example: choices?.[given.example] ?? given.example,
  };
}

/** The columns of a stock file, in its order. */
export const STOCK_COLUMNS: StockColumn[] = [
  {
    name: 'listing',
    label: 'Listing',
    meaning: 'The listing’s id in an exported file; links a car listed by hand',
    example: '',
    isRequired: false,
    otherNames: 'listingid',
  },
  {
    name: 'stock_id',
    label: 'Stock number',
    meaning:
      'Your own number of the car, the same in every file, in capitals or not; may be empty beside a listing',
    example: 'A1042',
    isRequired: true,
    otherNames: `stocknumber stockno stockref stockreference stock dealerid vehicleid id stockcode advertid
      carid sku stocknum stocknr dealerstockid stockid dealerref dealerreference reference ref vehicleref
      vehiclereference externalid uniqueid inventoryid itemid productid offerid`,
  },
  ...FIELDS.map((field) => columnOf(field, IN_FILES[field.name])),
  {
    name: 'photos',
    label: 'Photographs',
    meaning:
      'Their addresses, the main one first, with |, ;, a comma or a space between them; also one column each, such as Photo 1 and Photo 2. Names alone, such as front.jpg, need their folder’s address in a column such as Image Base URL',
    example: 'https://www.example.com/a1042-1.jpg | https://www.example.com/a1042-2.jpg',
    isRequired: false,
  },
];

/** Names in dealers' systems, in normalised form, with the site's column for each. */
export const SYNONYMS: Readonly<Record<string, string>> = Object.fromEntries(
  STOCK_COLUMNS.flatMap(
    ({ name, otherNames }) => otherNames?.split(/\s+/).map((other) => [other, name]) ?? [],
  ),
);
