import type { SellerType } from '@/lib/listings/constants';
import type { Random } from './prng';
import type { Region, Town } from './towns';

const WORDS: Record<Region, string> = {
  London:
    'Thameside,Kingsgate,Wharf Lane,Heathgate,Marlowe,Albion,Regent Park,Northway,Southbank Yard,Foxgrove',
  Thames:
    'Chiltern,Thames Valley,Kennet,Ridgeway,Wychwood,Cherwell,Marlow Hill,Windrush,Icknield,Vale',
  South: 'Solent,Wessex,New Forest,Test Valley,Meon,Hartland,Itchen,Avonbourne,Wey Valley,Purbeck',
  Downs:
    'Southdown,Weald,Oast House,Medway,Downland,Seven Sisters,Garden County,Cinque,Rother,Ashdown',
  East: 'Broadland,Fenside,Stour,Wherry,Anglia Way,Orwell,Breckland,Blackwater,Mill Green,Saxon',
  West: 'Avon,Severnside,Mendip,Cotswold,Quantock,Brunel,Wye Valley,Clifton Down,Somerset Levels,Malvern Edge',
  Peninsula:
    'Tamar,Moorland,Dartside,Exe Valley,Tor,Cornish Coast,Westcountry,Lynher,Saltram,Redcliff',
  Midlands:
    'Midland,Arden,Clent,Wrekin,Black Country,Shakespeare Road,Tame Valley,Lickey,Canalside,Ironbridge',
  Trent: 'Trent Valley,Sherwood,Charnwood,Derwent,Soar,Rutland,Peak Gate,Nene,Belvoir,Welland',
  Pennine:
    'Pennine,Calder,White Rose,Aire Valley,Wharfedale,Hallam,Ridings,Moorgate,Humberside,Minster',
  Northwest:
    'Mersey,Irwell,Ribble,Fylde,Red Rose,Rossendale,Cheshire Plain,Lakeland,Bridgewater,Palatine',
  Northeast:
    'Tyneside,Wearside,Angel,Wearmouth,Cleveland,Teesdale,Quayside,Roman Wall,Coquet,Northumbria',
  Wales: 'Taff,Dragon,Gower,Celtic,Valleys,Severn Gate,Usk,Cambrian,Brecon,Rhondda',
  Scotland: 'Clyde,Thistle,Highland,Lomond,Pentland,Saltire,Tayside,Forth,Caledon,Border',
  Ulster: 'Lagan,Mourne,Causeway,Lough,Antrim Coast,Foyle,Glens,Castlereagh,Strangford,Province',
};
const ENDINGS =
  'Motor House,Car Company,Cars,Motors,Motor Company,Car Sales,Autos,Prestige,Garage,Motor Group,Car Centre,Vehicle Sales,Car Gallery,Motor Works,Specialist Cars,Car Supermarket'.split(
    ',',
  );
const FIRST_NAMES =
  `James David John Michael Paul Andrew Mark Stephen Peter Robert Richard Daniel Christopher Matthew Thomas Simon
  Ian Gary Kevin Martin Steven Jonathan Adam Ben Luke Ryan Callum Liam Jack Harry George Oliver Samuel Joseph Alex
  Mohammed Imran Asif Tariq Bilal Raj Sanjay Amit Vikram Harpreet Gurdeep Kwame Emeka Tunde Femi Marek Piotr Tomasz
  Andrei Wei Jun Gareth Rhys Owen Dylan Huw Ewan Fraser Hamish Alasdair Declan Conor Sean Patrick Nigel Colin Graham
  Keith Trevor Barry Neil Stuart Craig Dean Lee Wayne Sarah Claire Emma Laura Rachel Rebecca Louise Helen Karen
  Susan Julie Nicola Joanne Michelle Amy Hannah Charlotte Sophie Lucy Emily Jessica Chloe Megan Katie Holly Jade
  Aisha Fatima Priya Anjali Meera Ngozi Abena Sian Bethan Catriona Eilidh Siobhan Niamh Janet Carol Maureen
  Elaine Wendy Gillian Kasia Agnieszka Elena`.split(/\s+/);
const INITIALS = [...'ABCDEFGHJKLMNOPRSTW'];

/** Generates seller names; dealer names are unique until their region's combinations run out. */
export function createNames(random: Random): (type: SellerType, town: Town) => string {
  const used = new Map<Region, number>();
  return (type, town) => {
    if (type === 'private') return `${random.pick(FIRST_NAMES)} ${random.pick(INITIALS)}`;
    const words = WORDS[town.region].split(',');
    const pairs = words.length * ENDINGS.length;
    const count = used.get(town.region) ?? random.int(0, pairs - 1);
    used.set(town.region, count + 1);
    // The step visits every combination of word and ending in scattered order: 37 is coprime to the 160 pairs.
    const at = (count * 37) % pairs;
    const name = `${words[at % words.length]} ${ENDINGS[Math.floor(at / words.length)]}`;
    return count < 2 * pairs ? name : `${name} of ${town.name}`;
  };
}

/** Returns a phone number from Ofcom's range reserved for drama, which is never assigned. */
export function dramaPhone(random: Random, type: SellerType, region: Region): string {
  const last = String(random.int(0, 999)).padStart(3, '0');
  if (type === 'private') return `07700 900${last}`;
  return region === 'London' ? `020 7946 0${last}` : `01632 960${last}`;
}

/** 'avon-motor-house.3f2a91@forecourt.example' */
export function exampleEmail(name: string, id: string): string {
  const slug = name.toLowerCase().replace(/[^a-z]+/g, '-');
  return `${slug}.${id.slice(0, 6)}@forecourt.example`;
}

/** Returns a full postcode within an outward code; no inward half has C, I, K, M, O or V. */
export function fullPostcode(random: Random, outwardCode: string): string {
  const letters = [...'ABDEFGHJLNPQRSTUWXYZ'];
  return `${outwardCode} ${random.int(1, 9)}${random.pick(letters)}${random.pick(letters)}`;
}

/** Returns a dealer's 'about' text. */
export function aboutDealer(random: Random, type: SellerType, town: string, since: number): string {
  const opening = random.pick([
    `An independent used-car dealer in ${town} since ${since}.`,
    `Family run and based in ${town}; selling cars here since ${since}.`,
    `A small team in ${town} with our own workshop, established in ${since}.`,
    `Hand-picked used cars in ${town} since ${since}.`,
  ]);
  const promise = random.pick(
    type === 'verified_dealer'
      ? [
          'Every car is inspected, history checked and sold with a warranty.',
          'All stock is prepared by our own technicians and comes with a written inspection report.',
          'Each car leaves with a fresh service, a history check and at least three months of warranty.',
        ]
      : [
          'Part exchange is welcome and viewing is by appointment.',
          'Straightforward cars at sensible prices; test drives welcome.',
          'We change stock weekly and are happy to take part exchanges.',
        ],
  );
  return `${opening} ${promise}`;
}
