const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Correctly spelled words without a vehicle as their meaning; they are not corrected into one. */
export const PLAIN_WORDS = set(`
  cheap cheapest cheaper good best better great nice clean small smaller smallest large larger big bigger biggest tiny
  family first new newer newest old older oldest low lowest high mileage mile miles fast faster fastest quick
  reliable reliability economical economy insurance insured group bargain finance monthly month tax year years
  price prices priced pounds quid grand deal deals offer offers part exchange swap spares repair repairs damaged
  condition immaculate mint warranty long short nearly nearby within than less more least most under over below
  above between onwards plus drive driving wheel wheels seat seats seater seaters door doors owner owners
  previous lady careful full half boot space spacious roomy safe safest comfortable sporty sports race racing
  engine litre litres liter liters plate plates history service serviced trailer caravan dogs children kids baby
  student learner ladies mens mum mums dad dads mother father son daughter wife husband partner girlfriend boyfriend
  sister brother grandma grandad gran teenager parents mummy insure insuring town city country work commute commuting towing hire rent lease leasing
  modified tuned import imported export vintage retro rare stolen crash category write off number delivery
  pink teal metallic matt matte pearl dark light bright colour color what which where when how best
  mile fuel fuels gear gears gearbox body type make makes home hello help test left right hand
  camper campervan motorhome motorcycle motorbike bike lorry horsebox wheelchair taxi compact limousine power bhp torque
  cambelt belt chain taxed valid starter beginner runner project weekend wedding tyres tyre keys
  logbook special spec specification paint tinted demo demonstrator nonrunner
  zero not no non dont without except excl excluding avoid apart rather never brand fold folds flat bars rack accessible
  sportback very really should into this other than instead also well maintained looked day week today urgent quality
  value worth average affordable suitable perfect ideal tall wide high seating position pull dog child kid person
  elderly disabled learning licence license mature young company uber road spec mark generation facelift
  compliant friendly exempt between budget maximum minimum runabout runaround everyday practical dependable inexpensive
  luxurious cruiser stylish efficient powerful beautiful excellent pristine sensible versatile motorway
  mot mpg pcp hp px deposit credit salvage auction supermarket minibus supercar hpi rust smoker guaranteed included
  lhd rhd`);

/** Names of trims that also describe a buyer's wish, in addition to those in english-words.ts. */
export const TRIM_WORDS = set(`
  awd business classic comfort elegance elegant ex executive exclusive luxury performance premium prestige rwd standard
  turbo ultimate xdrive 2wd 4wd fwd`);

/** Phrases, joined, whose words have another meaning by themselves. */
export const UNSUPPORTED = set(
  `cats catn catd catc exdemo exdemonstrator sportcar euro4 euro5 euro6 euro6d nearme aroundme nearus aroundus upto
  allwheeldrive fourwheeldrive 4wheeldrive rearwheeldrive frontwheeldrive twowheeldrive lefthanddrive righthanddrive
  partex exmotability excompany exmanagement exlease exfleet expolice extaxi exhire exrental privateplate privateplates cherishedplate
  privatehire blackcab taxicab minicab isleofman mancity manutd manunited vanman forman familyman manandvan manwithvan manwithavan
  exccondition exccond excorder chassiscab daycab sleepercab aman tallman oldman youngman bigman`,
);

/** Fuels that the catalogue does not have, joined; a trim of that name wins. */
export const OTHER_FUELS = set(
  'lpg cng lng autogas bifuel dualfuel flexfuel propane e85 bioethanol biodiesel',
);

/** Words too general to name a feature by themselves. */
export const GENERAL_FEATURE_WORDS = set(`
  front rear seat seats power electric side system assist control wheel of and child row third hard twin type start
  stop roof door doors area points point entry display glass mirror mirrors car driver passenger premium display
  steering player input connection radio remote central full city family head up charging cable pump app
  folding split adjustable area load cover bar spare child go`);

/** Areas of British postcodes. */
export const POSTCODE_AREAS = set(`
  ab al b ba bb bd bh bl bn br bs bt ca cb cf ch cm co cr ct cv cw da dd de dg dh dl dn dt dy e ec eh en ex fk fy g gl
  gu gy ha hd hg hp hr hs hu hx ig im ip iv je ka kt kw ky l la ld le ll ln ls lu m me mk ml n ne ng nn np nr nw ol ox
  pa pe ph pl po pr rg rh rm s sa se sg sk sl sm sn so sp sr ss st sw sy ta td tf tn tq tr ts tw ub w wa wc wd wf wn
  wr ws wv yo ze`);
