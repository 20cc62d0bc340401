/**
 * The severity of a note: a remark, a lamp or number plate, ordinary wear, a repair to ask about,
 * or one that can be costly.
 */
export type Severity = 'information' | 'small' | 'wear' | 'repair' | 'serious';

export type WordingRule = {
  severity: Severity;
  /** Plain text: '{}' is the place such as 'left front', '[s]' the plural after 'both'. */
  summary: string;
  /** Patterns that all match the tester's wording, in any order. */
  patterns: RegExp[];
};

const BADLY = 'excess|serious|significant|imminent|fractur|broken|holed|less than|below';
const RUSTY = 'corro|rust';
const WORN =
  'play|worn|wear|movement|deteriorat|crack|perish|split|damage|insecure|loose|knock|rough|nois';
const LIGHT = String.raw`lamp|\blights?\b`;
const LEAK = 'leak|weep|seep|mist';

/**
 * The wording of testers, after DVSA's MOT inspection manual for cars and testers' own phrases, in
 * lower case and without 'but not excessive'. The first line whose patterns all occur applies.
 */
const TABLE = String.raw`
information: Covers underneath hid some parts = under ?-?tray|under ?-?shield|under ?-?cover|engine cover|plastic cover
information: A child seat hid the seat belt = child seat|booster seat
information: Underside coated, which hides what is beneath = under ?-?seal|waxoyl|wax ?oil
information: Locking wheel nuts fitted = locking wheel nut
information: Some parts could not be inspected = unable to|not able to|could not
serious: Open safety recall = recall

serious: Airbag warning light or fault = air ?bag|\bsrs\b|pre-?tensioner
repair: ABS warning light or fault = anti-?lock|\babs\b
repair: Stability control warning light or fault = stability control|\besc\b|\besp\b
repair: Tyre pressure warning light on = tyre pressure monitor|\btpms\b
repair: Power steering warning light on = power steering|\beps\b & \bmil\b|${LIGHT}|malfunction
serious: Engine warning light on = engine|malfunction indicator & \bmil\b|management|warning|malfunction

repair: {} tyre[s] worn or cut down to the cords = tyre & cord|\bply\b|\bplies\b
repair: {} tyre[s] torn or bulging = tyre & lump|bulge|separat|tear
wear: {} tyre[s] worn below the legal limit = tyre|tread & tread depth|legal|1\.6 & below|under|less
wear: {} tyre[s] close to the legal limit = tyre & close|near|approaching & limit|1\.6|indicator
wear: {} tyre[s] cracking with age = tyre & crack|perish|deteriorat
wear: {} tyre[s] punctured or with something stuck in the tread = tyre & \bnail|\bscrew|foreign|puncture
repair: {} tyre[s] rubbing on another part = tyre & foul|rubb
repair: {} tyre[s] of the wrong kind or fitted wrongly = tyre & \bsize|different|mismatch|construction|direction
wear: {} tyre[s] low on air or with a damaged valve = tyre & inflat|pressure|deflated|valve
repair: {} tyre[s] worn unevenly = tyre & edge|uneven|shoulder|scrub|feather
wear: {} tyre[s] slightly damaged = tyre & damage|\bcuts?\b|nick
wear: {} tyre[s] worn = tyre & worn|wear|tread|low
repair: {} wheel bearing[s] worn = wheel bearing
repair: {} wheel nut or bolt missing or loose = wheel & fixing|\bnut|bolt|stud
repair: {} wheel[s] damaged = wheel|alloy|\brim & distort|buckl|crack|damage|kerb|${RUSTY}

serious: {} brake fluid leaking = brake & leak
repair: Brake fluid low or contaminated = brake fluid
repair: {} brake pads or linings worn out = \bpads?\b|lining|shoe & 1\.5|worn out|metal|excess
wear: {} brake pads getting thin = \bpads?\b|brake pad & thin|worn|low|wear
wear: {} brake linings getting thin = lining|shoe & thin|worn|low|wear
repair: {} brake disc[s] worn out = brake dis[ck] & ${BADLY}
wear: {} brake disc[s] worn or pitted = \bdis[ck]s?\b & worn|pitted|scored|lip|wear|${RUSTY}
wear: {} brake drum[s] worn = brake drum
wear: {} brake back plate[s] corroding = back ?-?plate
serious: {} brake pipe[s] badly corroded = brake pipe & ${BADLY}
repair: {} brake pipe[s] corroding = brake pipe
repair: {} brake hose[s] rusting at the end = brake hose & ferrule|${RUSTY}
repair: {} brake hose[s] ageing = brake hose
repair: {} parking brake cable[s] worn = brake cable
repair: Parking brake too weak = (?:parking|hand) ?brake & efficiency|effort|below|inoperative|weak
wear: Parking brake needs adjusting = (?:parking|hand) ?brake & travel|adjust|reserve|high
repair: {} parking brake needs attention = (?:parking|hand) ?brake
repair: {} brake[s] binding = brak & bind
repair: {} brakes pulling unevenly = brak & imbalance|uneven|fluctuat|judder|grab
repair: {} brakes weak = brak & effort|efficiency
repair: {} brake caliper[s] worn or seized = caliper
serious: Brake servo fault = servo|vacuum
wear: Pedal rubber worn = pedal

repair: {} steering rack gaiter[s] split or ageing = rack & gaiter|boot
repair: {} drive shaft boot[s] split or ageing = drive ?shaft|\bcv\b|constant velocity & gaiter|boot|cover
repair: {} drive shaft joint[s] worn = drive ?shaft|\bcv\b|constant velocity
repair: Propeller shaft joint worn = prop(?:eller)? ?-?shaft
repair: Rubber cover of a {} joint split or ageing = dust cover
repair: Rubber cover of a {} joint split or ageing = ball ?joint & gaiter|boot|cover
repair: Power steering leaking or low on fluid = steering & leak|fluid
repair: {} track rod end[s] worn = track ?-?rod|tie ?-?rod|steering ball joint|steering linkage
repair: Steering stiff = steering & tight|stiff
repair: Play in the steering = steering & ${WORN}

wear: {} door or lid does not open or shut properly = door|tailgate|boot ?lid|bonnet & open|latch|hinge|handle|catch|clos|shut|secur|strut
repair: {} spring[s] broken = spring & fractur|broken|snap|crack|displaced
wear: {} spring[s] corroding = spring & ${RUSTY}
repair: {} spring[s] worn or loose = spring & ${WORN}
repair: {} shock absorber[s] leaking = shock|damper & ${LEAK}|oil
wear: {} shock absorber[s] corroding = shock absorber|damper & ${RUSTY}
repair: {} shock absorber[s] worn = shock absorber|damper
serious: Rust close to a mounting point, {} = prescribed area|mounting area & ${RUSTY}
serious: {} subframe badly corroded = sub-?frame|cross ?member & ${RUSTY} & ${BADLY}
serious: {} subframe corroding = sub-?frame|cross ?member & ${RUSTY}
repair: {} subframe bush or mounting worn = sub-?frame
repair: {} anti-roll bar link[s] or bush worn = anti-?roll
repair: {} ball joint[s] worn = ball ?joint
repair: {} suspension arm[s] corroding = suspension arm|wishbone|(?:trailing|control|lower) arm & ${RUSTY}
repair: {} suspension arm bush[es] worn = suspension arm|wishbone|(?:trailing|control|lower|radius|upper) arm|tie bar & ${WORN}
repair: {} suspension strut or its mounting worn = top mount|strut
repair: {} axle corroding = axle & ${RUSTY}
repair: {} axle pin or bush worn = axle|swivel|king ?pin & ${WORN}
repair: {} suspension joint worn = suspension|\bbush & ${WORN}

small: Number plate light out = plate (?:lamp|light)
small: {} headlamp[s] aimed wrongly = head ?(?:lamp|light) & \baim|alignment|too high|too low|image
small: {} headlamp[s] cloudy or damaged = head ?(?:lamp|light) & lens|cloud|fad|haz|oxidi|colour|reflector|condens
small: {} headlamp[s] not working properly = head ?(?:lamp|light)
small: {} brake light[s] not working properly = (?:stop|brake) ?(?:lamp|light)
small: {} indicator[s] faded or not working = indicator & ${LIGHT}|direction|work|colour|fad|bulb
small: {} fog light[s] not working properly = \bfog
small: {} side light[s] not working = (?:position|side|parking) ?(?:lamp|light)
small: {} reflector[s] missing or damaged = reflector
small: {} light[s] not working or damaged = ${LIGHT}|bulb & not work|inop|defect|damage|crack|\bout\b|missing

wear: {} wiper[s] worn or not clearing = wiper
wear: Screen washer weak or empty = washer
repair: Windscreen cracked = screen & crack
wear: Windscreen chipped or scratched = screen & chip|damage|scratch
wear: {} mirror[s] damaged = mirror
small: {} number plate damaged or hard to read = (?:registration|number) plate
wear: Horn weak or not working = \bhorn\b

repair: Exhaust leaking = exhaust & leak|blow
wear: Exhaust loose on its mountings = exhaust & mount|hanger|insecure|loose|bracket|support
repair: Exhaust too loud = exhaust & nois
wear: Exhaust corroding = exhaust|silencer & deteriorat|${RUSTY}
serious: Particulate filter fault = \bdpf\b|particulate
serious: Catalytic converter fault = cataly
repair: Emissions too high = emission|lambda|smoke|opacity|hydrocarbon
repair: Gearbox oil leak = gear ?box & ${LEAK}
serious: Fuel leak = fuel & leak
wear: Fuel cap does not seal = (?:fuel|filler) cap
repair: Fuel pipe or tank corroding = fuel & ${RUSTY}
serious: Heavy oil leak = oil & leak & excess
repair: Oil leak = oil & ${LEAK}
repair: Coolant leak = coolant|radiator|water|anti ?freeze & ${LEAK}
repair: Engine mounting worn = engine mount
wear: Battery loose or leaking = battery
repair: Wiring loose or damaged = wiring|electrical

repair: {} seat belt frayed or damaged = seat ?belt & \bweb|fray|\bcut|damage
repair: {} seat belt does not work properly = seat ?belt
repair: {} seat loose or stuck = \bseat & insecure|loose|adjust|backrest
serious: Bad rust in the structure, {} = sill|floor|structur|chassis|body mounting|wheel arch & ${RUSTY} & ${BADLY}
serious: Sill rusting, {} = sill & ${RUSTY}
serious: Rust in the structure, {} = structur|chassis|floor|body mounting|inner (?:wing|arch)|wheel ?arch|jacking & ${RUSTY}
repair: Surface rust underneath, {} = under|general|various|surface & ${RUSTY}
wear: {} bodywork damaged or loose = bumper|bodywork|body panel|\bwing\b & insecure|loose|damage|sharp|crack|missing|dent
`;

export const WORDING: readonly WordingRule[] = TABLE.split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [, severity, summary = '', pattern = ''] = /^(\w+): (.+?) = (.+)$/.exec(line) ?? [];
    const patterns = pattern.split(' & ').map((part) => new RegExp(part));
    return { severity: severity as Severity, summary, patterns };
  });
