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
type Car = MadeUpAdvert['car'];
type Seller = MadeUpAdvert['seller'];
type Timed = { at: number; ad: MadeUpAdvert };
type Dealer = { seller: Seller; town: string; terms: string; extra: string[] };

/** make/model/bodies/years/engines (p petrol, d diesel, h hybrid, x plug-in, e electric; @year) */
const MODELS = `Audi/A1/h/10-25/p1.0@15,p1.4,d1.6|Audi/A3/hhsv/8-25/p1.4,p1.5@17,x1.4@14|Audi/A4/
sse/8-25/p2.0,d2.0|Audi/Q3/u/11-25/p1.4,p1.5@18,d2.0|Audi/Q5/u/8-25/p2.0,d2.0,d3.0|BMW/1 Series/
hhhc/8-25/p1.5@15,p2.0,d2.0|BMW/3 Series/ssse/8-25/p2.0,d2.0,x2.0@16|BMW/5 Series/sse/8-25/d2.0,
d3.0,x2.0@17|BMW/X1/u/9-25/d2.0,p1.5@15,p2.0|BMW/X3/u/8-25/d2.0,d3.0,x2.0@20|Mercedes-Benz/
A-Class/hhs/8-25/p1.3@18,p1.6,d2.0|Mercedes-Benz/C-Class/sseec/8-25/d2.1,p2.0,d2.0@16|
Mercedes-Benz/E-Class/ssecv/8-25/d2.1,d3.0,p2.0|Mercedes-Benz/GLA/u/14-25/d2.1,p1.6,p1.3@19|
Volkswagen/Golf/hhhhev/8-25/p1.4,d1.6,e@15|Volkswagen/Polo/h/8-25/p1.0@14,p1.2,p1.4|Volkswagen/
Passat/se/8-25/d2.0,d1.6,x1.4@15|Volkswagen/Tiguan/u/8-25/d2.0,p1.4,p1.5@17|Volkswagen/T-Roc/u/
17-25/p1.0,p1.5,d2.0|Ford/Fiesta/h/8-23/p1.0@12,p1.25,d1.5@13|Ford/Focus/hhhe/8-25/p1.0@12,p1.6,
d1.5@15|Ford/Kuga/u/8-25/d2.0,p1.5@14,h2.5@20|Ford/Puma/u/19-25/p1.0,h1.0|Ford/Mondeo/hhe/8-22/
d2.0,d1.8,h2.0@15|Vauxhall/Corsa/h/8-25/p1.2,p1.4,e@20|Vauxhall/Astra/hhhe/8-25/p1.4,p1.6,p1.2@19|
Vauxhall/Mokka/u/12-25/p1.4,d1.6,e@20|Vauxhall/Insignia/hhe/8-22/d2.0,p1.8,d1.6@15|Toyota/Yaris/h/
8-25/p1.0,p1.3,h1.5@12|Toyota/Corolla/hhe/19-25/h1.8,h2.0|Toyota/Aygo/h/8-22/p1.0|Toyota/C-HR/u/
16-25/h1.8,p1.2,h2.0@19|Toyota/RAV4/u/8-25/d2.2,d2.0,x2.5@21|Nissan/Qashqai/u/8-25/p1.2@14,p1.6,
p1.3@18|Nissan/Juke/u/10-25/p1.6,d1.5,p1.0@19|Nissan/Micra/h/8-23/p1.2,p0.9@17,p1.0@18|Kia/
Picanto/h/8-25/p1.0,p1.25|Kia/Ceed/hhe/8-25/p1.0@16,p1.4,d1.6|Kia/Sportage/u/8-25/d1.7,d2.0,
h1.6@21|Hyundai/i10/h/8-25/p1.0,p1.2|Hyundai/i20/h/9-25/p1.2,p1.0@15,d1.1|Hyundai/i30/hhhe/8-25/
p1.4,d1.6,p1.0@17|SEAT/Ibiza/h/8-25/p1.2,p1.0@15,d1.6|Hyundai/Tucson/u/15-25/d1.7,p1.6,x1.6@21|
Skoda/Fabia/hhe/8-25/p1.2,p1.0@15,p1.4|Skoda/Octavia/hee/8-25/d1.6,d2.0,p1.4|Skoda/Superb/hee/
8-25/d2.0,p1.5@18,x1.4@19|Skoda/Karoq/u/17-25/p1.0,p1.5,d2.0|MINI/Hatch/h/8-25/p1.6,p1.5@14,e@20|
MINI/Countryman/u/10-25/p1.6,d2.0,x1.5@17|Honda/Jazz/h/8-25/p1.4,p1.3@15,h1.5@20|Honda/Civic/h/
8-25/p1.8,d1.6@13,h2.0@22|Honda/CR-V/u/8-25/d2.2,p2.0,h2.0@19|Mazda/3/hhs/8-25/p2.0,d2.2,p1.6|
Mazda/CX-5/u/12-25/d2.2,p2.0|Mazda/MX-5/v/8-25/p2.0,p1.8,p1.5@15|Peugeot/208/h/12-25/p1.2,d1.6,
e@20|Peugeot/308/hhe/8-25/p1.2@13,d1.6,p1.6|Renault/Clio/h/8-25/p1.2,p0.9@13,h1.6@20|Peugeot/3008/
u/9-25/d1.6,p1.2@15,x1.6@20|Renault/Captur/u/13-25/p0.9,d1.5,x1.6@20|Land Rover/Discovery Sport/u/
15-25/d2.0,d2.2,x1.5@20|Volvo/XC60/u/8-25/d2.4,d2.0@14,x2.0@18|Land Rover/Range Rover Evoque/uuv/
11-25/d2.2,d2.0@15,p2.0|Volvo/XC40/u/18-25/p1.5,p2.0,e@20|Volvo/V60/e/10-25/d2.0,d1.6,p2.0|Fiat/
500/hhv/8-25/p1.2,p0.9,e@20|Fiat/Panda/h/8-25/p1.2,p0.9|SEAT/Leon/hhe/8-25/p1.4,d1.6,p1.5@19|SEAT/
Ateca/u/16-25/p1.0,p1.4,p1.5@18`;

const TRIMS = `Audi:Sport,S Line,SE|BMW:M Sport,SE,Sport|Mercedes-Benz:AMG Line,SE,Sport|
Ford:Zetec,Titanium,ST-Line|Volkswagen:Match,SE,R-Line|Vauxhall:SRi,SE,Elite|Toyota:Icon,Design,
Excel|Nissan:Acenta,Tekna,N-Connecta|Kia:1,2,3|Hyundai:S,SE,SE Nav|Skoda:SE,SE L,Elegance|
MINI:Cooper,One,Cooper S|Honda:SE,EX,SR|Mazda:Sport,SE-L,Sport Nav|Peugeot:Active,Allure,GT Line|
Renault:Dynamique,Iconic,Expression|Land Rover:HSE,SE Tech,Dynamic|Volvo:R-Design,Momentum,SE Lux|
Fiat:Lounge,Pop,S|SEAT:FR,SE,Xcellence`;
const TOWNS = `Leeds|Wakefield|Doncaster|York|Manchester|Bury|Stockport|Preston|Liverpool|Chester|
Walsall|Wolverhampton|Leicester|Nottingham|Lincoln|Stoke-on-Trent|Telford|Hereford|Gloucester|
Bristol|Swindon|Exeter|Truro|Poole|Portsmouth|Crawley|Woking|Slough|Milton Keynes|Bedford|
Peterborough|Norwich|Colchester|Basildon|Croydon|Enfield|Watford|Ashford|Canterbury|Cardiff|
Swansea|Glasgow|Dundee|Perth|Belfast|Newcastle|Durham|Darlington|Kendal`;
const COUNTRIES = `Spain|Germany|Norway|Dubai|Canada|Ireland|France|Portugal|Malta|Cyprus|Italy|
Qatar|Australia|the Netherlands|Poland|Sweden`;
const FORENAMES = `Dave|Mark|Lisa|James|Chris|Steve|Ali|Raj|Imran|Piotr|Andrei|Gary|Darren|Craig|
Fiona|Ewan|Megan|Sian|Harry|Chloe|Hannah|Ryan|Jordan|Sam|Joe|Matt|Neil|Graham|Brian|Janet|Linda|
Tracey|Julie|Claire|Laura|Kelly|Wayne|Tony|Rob|Martin|Alan|Yusuf|Wei|Kwame|Blessing|Daniel|
Anthony|William`;
const SURNAMES = `Smith|Taylor|Wilson|Thomas|Roberts|Wright|Thompson|Hughes|Green|Wood|Lewis|
Jackson|Clark|Hill|Cooper|Ward|King|Baker|Morgan|Young|Mitchell|Anderson|Lee|Parker|Bennett|Cook|
Richardson|Carter|Marshall|Gray|Adams|Begum|Singh|Reid|Stewart|Popescu|Fletcher|Barker|Sharp|
Burton|Pearce|Hussain|Mensah`;
const FEATURES = `air conditioning|bluetooth|cruise control|alloy wheels|parking sensors|
heated seats|sat nav|DAB radio|electric windows|central locking|isofix|climate control|
leather seats|Apple CarPlay|rear camera|keyless entry|LED headlights|privacy glass|roof rails|
tow bar|panoramic roof|start/stop|folding mirrors|USB|lane assist`;

/** Lines of text by key: {a|b} is a choice, [x] a value, <word> one a fraudster may disguise. */
const TEXT = `
#good {Drives|Runs} {really well|lovely|perfectly|like new}{|, no knocks or bangs|, pulls well in
every gear|, no warning lights} ~ {Great|Lovely|Cracking|Superb} {little |family |first
|}{car|motor|runabout}{|, never let me down|, sad to see it go|, cheap to run} ~ MOT {until|till|to}
[mot]{|, passed with no advisories|, a couple of advisories, see online|, just done} ~
{Full|Part|Full main dealer|Good} service history{|, last done at [miles] miles|, stamps in the
book|, folder of receipts} ~ {Two keys|2 keys|Both keys|Only one key} ~ [miles] miles{| and going up
as I use it daily|, mostly motorway|, genuine} ~ {HPI clear|No outstanding finance|V5 in my name|V5
present}{|, all paperwork here|, no finance} ~ {New|Nearly new|Good} {tyres all round|front
tyres|discs and pads|battery} ~ {Interior|Inside} is {clean|spotless|immaculate|tidy}{|, no rips or
stains|, smoke free} ~ Bodywork {is good|in great condition|tidy with a few age related marks|has
the odd car park ding} ~ [owners] {owner|owners}{| from new|, I've had it [n] years|} ~ {[year]
|}[make] [model] {[trim] |}{[litre] |}[fuel]{|, [gear]} ~ {Cheap|Low} {tax|insurance|tax and
insurance}{|, ideal first car|, great on fuel} ~ {Air con is ice cold|Heated seats work|Bluetooth
and sat nav work|Everything works as it should} #fault {Few|Couple of} {scratches|scuffs|marks} {as
to be expected|on the bumper|see pics|on alloys|for the age} ~ {Small|Little} dent {on the passenger
door|on rear wing|by the fuel cap}{|, hardly notice|, see picture} ~ {Air con needs regas|Engine
light comes on now and then|Aux belt squeals when cold|Parking sensor plays up|Needs a rear tyre
soon} #why {Selling|Only selling|Reason for sale}{ as|:|,} {I have a company car now|got a bigger
car|baby on the way|upgraded|new car arrived|we don't need two cars|working from home|moving to
London|need something bigger} ~ {No longer needed|Surplus to requirements|Just sat on the drive|Had
a new one}{|, hence sale|, so must go} #view {Viewing|Viewings} {welcome|anytime|by appointment}{|
in [town]| at home} ~ {Can be seen|Located|Based} in [town]{|, just off the ring road|, 5 mins from
the station} #pay {Cash|Bank transfer|Cash or bank transfer} {on collection|when you collect|on the
day}{|, no part ex|, no cheques} ~ {Offers|Sensible offers} {considered|around the asking price|in
person not over text} ~ {No|Absolutely no} {time wasters|silly offers|swaps}{| please| thanks} ~ {No
PayPal|Will not post keys or paperwork|Money clears before the keys leave my hand, fair both ways}
#lazy {good|nice|tidy|clean} {car|runner|little car}{| mot till [mot]| drives well|, good condition}
~ {selling my|for sale} [model]{|, [miles] miles|, [fuel]| great car} ~ [model] [year] [miles]
miles{| mot [mot]| good condition| ono} ~ {runs and drives|starts first time}{| needs a clean| any
questions ask| cheap car} ~ {[year] plate|MOT [mot]|1 yr mot|12 months mot}{ [fuel]| [gear]|,
[miles] miles|}{| £35 tax| ulez ok} #enth {I've owned|Had} this [model] for {over |nearly |}[n]
years and it has been {a joy|faultless|the best car I've had}, {only done fair weather miles|used on
weekends|it's not been out in salt} ~ Recent work: {four Michelins|new coil springs|front lower
arms}, {plugs and leads|brake fluid|cabin filter}, {alignment|aux belt|drop links} ~ It isn't
perfect: {stone chips to the bonnet|small bubble on the arch|tiny mark on the rear bumper}, {but
honestly you'd struggle to see it|I'd rather say so now than waste your trip} ~ {Please be an
enthusiast|It should go to someone who'll look after it}, {I'm in no hurry|I may keep it} #classic
{Future|Modern} classic, {values only going one way|rare in this colour|one of few left unmolested}
#spares {Spares or repair|SPARES OR REPAIRS|Spares/repair|Selling as spares or repair}{, | due to |
- }{head gasket|timing chain gone|gearbox noisy|failed MOT on rust|engine knocking} ~
{Trailer|Transporter|Recovery} needed{|, no brakes|, doesn't drive} ~ {Too good to scrap|Cheap fix
for a mechanic|Breakers have offered more in parts|Rest of the car is decent}{|, good tyres|, good
interior} ~ {Sold as seen|No returns, sold as seen|Bring cash and a trailer}{|, no come backs|,
that's the price} #cat {Cat S|Cat N|CAT N|Category S|Cat n} {recorded|marker|in [year2]}, {light
front end|rear quarter|side scrape|bumper and wing|hail} damage, {fully repaired|repaired to a high
standard|professionally done}{|, pictures of damage available|, all receipts|, fresh MOT since|,
priced accordingly} #unrep {Cat S|Cat N} {unrepaired|damaged, not fixed}, {starts and drives|airbags
intact|airbags deployed}, {easy project|ideal for someone in the trade} #nonrun {Non
runner|Non-runner|Not running|Won't start}, {think it's the fuel pump|injectors|battery dead and key
not recognised|cut out on the M1 and hasn't gone since|seized I think} #died {Sadly|Unfortunately}
{my dad|my mum|grandad} passed away {in the spring|last month|before Christmas} and {we are selling
the car|it has to go|it's been sat}{|, part of the estate|, probate granted} ~ {He|She} {kept it in
the garage|had it serviced every year whatever|only went to church and Tesco}, {every receipt is in
the glovebox|one owner from new}{|, come and see it at the house} #emig {Emigrating|We're
moving|Relocating} to {Australia|Canada|New Zealand} {in [n] weeks|next month|at the end of the
month} {so|and} {the car must go|need it gone|everything must go} #army {I'm|Am} {in the
army|RAF|forces} and {being posted|have a posting|deploy} to {Cyprus|Germany|the Falklands} {in [n]
weeks|next month|after Easter}, {can't take it|so it's for sale} #nights {Text|Texts|Message} only
please {I|as I} work nights{|, will reply after 3pm|, sleeping in the day} ~ {Please don't
ring|Can't answer calls} {before 2pm|at work|on shift}, {text [phone]|message me on here} #whats
{WhatsApp|Whatsapp|What's app} {me|for more pics|for a video}{:| on| -} [phone] ~ {Call or
text|Ring|Phone} {[name]|me} on [phone]{| after 6|, no withheld numbers} ~ {More pictures|Walk round
video} can be sent {on WhatsApp|by text}{|, but come and see it before paying} #warn {Scammers|Scam
bots|Fraudsters} {don't bother|will be reported|beware}, {I won't send codes|I don't need a
courier|I won't take PayPal from your cousin at sea} ~ {NO deposits taken|I never ask for a
deposit}, {see the car first|look before you pay anything}{|, somebody copied my last advert|, my
photos were stolen and put up by someone else, real car is in [town]} #quick {Quick sale|Need gone
this week|Needs gone ASAP|Priced for a quick sale|Must sell by {Friday|the weekend}}, {new car is
here|no space on the drive|tax runs out} #over {I know what I've got|Price reflects condition|You
won't find better}, {don't insult me with offers|not in a rush|will keep it otherwise} #hold
{£50|£100|£200} {holds it|deposit will hold it|non refundable deposit to hold after viewing}{|,
refunded if it's not as described|, receipt given} #deliv {Can deliver|Could deliver|Delivery
possible} {locally|within 50 miles|anywhere for fuel money}{|, pay when it arrives|, see it first
though} #hlink {Full MOT history|MOT record} at https://www.gov.uk/check-mot-history{|, reg in the
ad|, just put reg in} #family {Selling on behalf of|Selling for} {my mum|my mother in law|my son
who's at uni|my daughter} #broken {I sell|Selling|For sale} my car {because|becouse} {I go back to
my country|buy family car|I have two car}, {is very good car|car is no problem|all working ok} ~
{Car is in|It is} very good {condition|condytion}, {no need any work|no any lights on dash|I drive
every day to work}{|, can see any time|, please come and check with mechanic} #swap {Swap|Would
swap|Part ex} {for a van|for something automatic|considered}{|, try me|, cash my way} #pplate
{Private plate not included|Number plate will be removed before sale|Cherished plate can go with it
at a price} #abroadok I {work away|am offshore two weeks on two off|live in {Spain|Germany|Dubai}
now} so {my brother|my dad|my wife} {will show you the car|does the viewings} at {his|the} house in
[town], {pay there|drive it} #life {New baby|Twins arrived|Separated} {so|means|and} {it has to
go|need the space|the cash is more use}{|, real shame|, gutted to sell} #company {Ex lease|Bought
out of my lease|Company car from new}, {serviced on the dot|full dealer history|motorway miles}{|,
fleet maintained|, small excess mileage} #lhd {Left hand drive|LHD}, {brought over from|registered
in} {Germany|Spain|Poland}, {UK registered since|NOVA done, on UK plates|still on foreign plates,
duty paid} #dintro {Here we have|We are pleased to offer|Just arrived} {this|our}
{lovely|superb|immaculate} [year] [make] [model] [trim]{| in metallic {grey|blue|black}} ~ [make]
[model] [litre] [trim] {5dr|3dr|Auto}, [miles] miles, [owners] {owners|keepers} ~ {*STUNNING*|**LOW
MILES**|## ULEZ FREE ##} [make] [model] [trim] #dcond {Service history|FSH}: {[n] stamps|full main
dealer|just serviced}{|, MOT to [mot]} ~ {Drives|Handles} superbly, {bodywork and interior are in
excellent condition|any inspection welcome} ~ {Next MOT due|MOT} [mot], {last serviced|serviced} at
[miles] miles, [owners] {owners|former keepers} #dterms Finance {available|arranged} subject to
status, {from 9.9% APR|representative 11.9% APR|all credit histories considered}, {low deposit
options|no deposit required|soft search, apply online} ~ All {cars|vehicles} {come with|supplied
with} {3|6|12} months {RAC|AA|AutoGuard} warranty ~ {HPI clear|HPI checked|Fully HPI checked} with
certificate{|, mileage verified|, V5 present} ~ Part exchange {welcome|considered|always wanted}{|,
running or not|, we pay the best prices for clean cars} ~ {£99|£100|£200} {refundable |fully
refundable |}deposit secures {this car|any vehicle}{| by phone|, call with your card} ~ {All
major|Debit and credit} cards accepted{|, bank transfer or card, no cash over £1,000|, Amex too} ~
{Open|Opening hours} {7 days|Mon to Sat} {9am-6pm|9 till 5.30|10am to 4pm Sundays} ~ {Nationwide
delivery|Delivery|UK mainland delivery} {available|can be arranged|from £99}{|, fully insured
drivers|, ask for a quote} ~ {Visit|See|More pictures at} {our website|us at} www.[web]{|, over 60
cars in stock|for a video tour} ~ Tel: [land]{| or mobile [phone]|, ask for [name]} ~ {WhatsApp|Text
or WhatsApp} us on [phone] for {a video|a personal walk round video|a quick reply} ~ {All buyers
pay|We charge} {an admin fee of £99|no admin fees|a £149 preparation fee}{|, warranty extra} #ddist
{Reserve online|Click and collect|Buy online} {for £99|with a £99 refundable fee|for free for 24
hours} at www.[web], {then collect or have it delivered|14 day returns|balance by bank transfer or
finance} ~ {Can't get to us?|Too far away?|Distance sale?} We {send a full video|do FaceTime
viewings|deliver on our own transporter}, {pay on delivery by card|payment before the driver
leaves|7 day money back guarantee} #dfin {Bad credit|Poor credit|CCJs}? {We can help|Everyone
considered|Over 20 lenders}, {apply at www.[web]|apply in 2 minutes|call [land]}, {no deposit|first
payment in 30 days|from £39 a week} #dtrade {Trade sale|TRADE CLEARANCE|Trade price}, {sold as
seen|no warranty|untested}, {one for the trade or a handy man|cheap before it goes to auction|buyers
must inspect} ~ {£|Deposit of £}{50|100} {non refundable holds|secures} it {for 48 hours|till the
weekend}, {cash or transfer on collection|first come, no offers|engine light on} #dclose {Retirement
sale|Closing down|End of lease on the site} {after 30 years|on the 31st|, all stock reduced},
{everything must go|come and make an offer|last few cars}, {find us in [town]|call [land]} #fran
{Approved Used|Network Q|Selekt} [make] {from|at} [dealer], {multi point checked|12 months warranty
and roadside assistance|30 day exchange promise} ~ {Our sales team|Our product geniuses|One of our
sales executives} {will|would be happy to} {arrange a test drive|send a personalised video|tailor a
finance quote}, {call [land]|visit [web]|click reserve now} #fgood {The car|Vehicle|The auto} is in
{perfect|very perfect|excellent|mint} {state|condition and shape}, no {any|}
{accident|problem|scratch}{| , no hidden defect|, non smoker|, all maintenance was made on time} ~
{It have|Comes with} all {documents|papers} {in rule|in order} , {[miles] miles real|full
options|airco} #abroad I{ am|'m} {currently|now|at the moment} {working|based|living|on contract} in
[country] so I {can't|cannot|am not able to} {show it|meet|do viewings} {myself|in person|}, {the
car is in <storage> near [town2]|the <shipping> agent has car and keys|it is already crated and
ready to be sent} ~ {My job|My company|Work} {moved|took|relocated} {me|us} to [country] and {the
wheel is on the wrong side|I can't register it here|it is too expensive to insure here}, {hence the
price|so I let it go cheap} ~ {I flew out|We left} {last month|in the new year|3 weeks ago}, {car
stayed behind|car is with the agent}, {you get [n] days to test it at your house|they bring it to
your address|you don't pay until it arrives} #rig {I'm|I am} {an engineer|a medic|a captain} on {an
oil rig|a vessel|a ship} {in the North Sea|off Angola|in the Gulf}, {phone signal is poor so email
only|no calls possible on board} ~ {Serving|Stationed|Deployed} with {the army|my unit|the RAF} in
{Kuwait|Cyprus|Estonia}, {the car sits at the base in [town2]|military transport brings the car free
of charge|my unit's <logistics> office releases the car once the funds are lodged} ~ {We ship out|My
unit leaves} {in 2 days|on Monday} {so I need it sold today|no time for viewings, sorry}, {base is
closed to visitors|civilians can't enter}, {they'll deliver it to you|handover by the depot} #famsad
{My husband|My son|My dad|My wife} {died|passed|lost his battle} {in March|six weeks ago|last month}
and {I can't bear to see it|looking at it hurts|it brings back too much}, {I just want it gone|not
about the money|would rather a family had it at this price} ~ {I got it in the divorce|Won this in
my divorce settlement|My ex left it}, {I've no use for it|I don't drive|I have my own car}, {selling
low to get rid|I don't care what it's worth|just want closure} ~ {I moved|Staying} {to my
sister's|with my daughter|at my mum's} in {Orkney|Shetland|Lerwick|Stornoway} {since|after the
funeral}, {the car is here with me|car is stored with the removal firm}, {they can bring it to
you|<delivery> is included|a driver brings it in [n] days} ~ {Please be kind|No calls please}, {I'm
still grieving|it is a hard time}, {God bless|thank you for understanding|email me on [demail]|write
to [email] and I answer at night} ~ {My little boy|My daughter|Mum} is {in hospital|having treatment
abroad} and {we need the money by Friday|every day counts}, {whoever <transfers> first has it|a part
payment now would help us so much} #ship {<Delivery>|Free <delivery>|<Shipping>} {is included|is on
me|all over UK}, {[n] days|3 to 5 days} {inspection|to try the car|trial period}, {if you don't like
it you send it back|no obligation to keep} ~ {The money|Payment|The funds} {stays|is held|sits safe}
with {a third party|<eBay>|the <courier>|<Amazon>} {until you are happy|till you accept the car} ~
{I use|We go through|Sale is done by} {a <vehicle protection> programme|the marketplace's own buyer
<cover>|a <holding> service|motor<escrow>}{|, 100% safe|, it protects us both|, that's how I bought
it too} #before {<Deposit>|Small <deposit>|Holding fee|A <deposit> of [money]}
{needed|required|asked|secures it} {before viewing|before I give the address|to book a slot}{|, had
too many no shows|, taken off the price|, refunded if you don't like it} ~ {So many people
asking|Lots of interest|Had 40 messages|Someone is coming at 5}, {first to send [money] gets
it|whoever pays <holding> money has first refusal|[money] and I take the ad down} ~ {I'll|I will}
{give postcode|send address} {once|as soon as|after} {[money] lands|the <reservation> is paid|I see
the transfer}, {bring the rest when you come|balance at the car} ~ {Not local so|Live on a gated
site so|Work long shifts so} {viewings are booked with|I take} {a refundable [money]|[money] up
front}, {genuine buyers won't mind|weeds out the dreamers} #contact {Don't|Do not|Please don't}
{message on here|use the chat}{| as|,} {I don't get notifications|app is broken|I never check it},
{<WhatsApp> me [phone]|email [email]|text my <WhatsApp> [phone]} ~ {Email|Contact me at|Write
directly to|Mail} [email] {for pictures and info|only|as I'm selling for a friend} ~
{<WhatsApp>|<Telegram>|Signal} {only|is better|me}: [phone]{|, quick reply|, won't answer here|, not
calls} ~ {I'm listing this for|Ad placed for} {my boss|my aunt|a friend who isn't on here}, {contact
them at [email]|their number is [phone], text only} ~ Leave {your number|your email|your mobile} {in
the message|and I'll get back}, {can't chat on this site|my account gets logged out} #dcontact
{Reach|Get|Ping|Catch} me {on|at} {the green app|the green one|W H A T S|watts app|Wh@ts@pp}
[dphone] ~ {My mail|Mail me|Mailbox}: [demail]{|, without spaces|, remove the spaces|(take out the
gaps)} ~ {Look at|See|Number's in} {the last picture|pic 3|the photo of the boot} for {how to reach
me|my details|my number}{|, they delete it if I type it|, can't put it here} ~ [dphone]{| - you know
what to do|, text first|, <WhatsApp>}{| (site won't let me write it)|, join it up} ~ {I'm on|Find me
on} {insta|snap|fb|tele gram} {as|under|:} [handle]{|, dm there|, don't write here} #oddpay
{Payment|I take|Only accept} {by|} {<Bitcoin>|<crypto>|<USDT>|<gift cards>|<Western
Union>|<MoneyGram>|Paysafe|<Apple cards>|<Steam cards>}{|, sorry no cash|, 5% off|only} ~ {PayPal
<friends and family>|<Paypal F&F>|PayPal f and f} {only|please|so no fees}, {then it's yours|car
goes the same day|send before you come} ~ {My bank|Bank account} is {frozen|being switched|abroad},
so {pay into my cousin's|use <gift vouchers>|it goes to my solicitor's account|transfer to an IBAN I
will give} ~ {Cash by post|Send cash in a tracked envelope|Postal order} {is fine|works}, {I post
keys and V5 back the same day|I've done it before} #link {More photos|All the pictures|Full
details|Video and HPI report} {here|at|on}: [link] ~ {Book|Pay the <deposit>|Reserve|Buy it now}
{through|at|via} [link]{|, it's the official page|, safe payment|, takes a minute} ~ {The
sale|Purchase} goes {through|via} [link]{|, log in with your email|, you get tracking|with full
cover} ~ {Check|See} {the history report|if it's still available} {first |}{at|on} [link]{|, costs
£20 but I refund it|, any other report is not accepted} #dlink {More pics|Pictures|Buy|Reserve}{:|
on|at} [dlink]{|, no spaces|, type it in your browser} ~ {Type|Go to} [dlink] {and enter code
[code]|to finish the purchase|for the rest of photos} #clear {Company liquidation|Bankruptcy
stock|Fleet disposal|Police seized vehicles|HMRC seized|Bailiff stock|Ex rental fleet|Insurer's
surplus|Airport unclaimed cars}, {everything priced to go|up to 70% under book|lots available} ~ {We
have|There are} [n] {more|similar} {left|to clear} by {Friday|month end|tonight}, {one per
customer|first <payment> first served|<reservation> by transfer only|no viewing at the compound for
insurance reasons} #fdealer {Welcome to|Buy with confidence from} [dealer], {trusted since 1998|over
2000 happy customers|UK's friendliest dealer}, {all cars delivered to your door|online only, no
showroom costs|we pass savings to you} ~ {Place|A} [money] {<reservation>|<deposit>|<holding
deposit>} by {bank transfer|instant transfer} {secures and we deliver within 48h|and our driver
brings it, balance before unloading}, {14 day return|no questions asked} ~ {Our site|Our
yard|Premises} {is not open to the public|is undergoing refurbishment|is delivery hub only}, {all
sales are online|we video call instead|photos are accurate} #fin {No credit check|Guaranteed
acceptance|Everyone accepted|On benefits? no problem}, {take over payments|only [money] a month},
{first instalment and <admin fee> up front|just send [money] to open the agreement} #ident {To
arrange a viewing|Before I reply} {send|I need} {a photo of your licence|your driving licence front
and back|ID and proof of address}, {it's for my insurance|there have been thefts} ~ {I'll|I will}
{text|send} you a {6 digit code|code}, {read it back to me|tell me it} so I know {you're real|you
aren't a bot}, {then I give the address|my number is [phone]} #bait {Must go|Cheap|Quick
sale|Bargain}{| today|, grab it| asap} ~ {Good|Nice|Lovely} {car|motor} {runs well|drives fine|no
issues}{|, message me|, still for sale|, dm} ~ {No issues|All works|Clean}, {moving house|got new
one|no space}{|, ask for details|, msg for address} ~ {[model] for sale|[year] [model]}, {serious
only|message|available}{|, [miles] miles|, cheap|, hit me up} #soft {I'm away till the weekend|I'm
usually at work} so {message first|evenings suit}{|, can hold it for you} ~ {Can sort|Happy to
arrange} {delivery|drop off} {if you're far|at a fair price}{|, most people ask me that} ~ {Car is
at my {parents'|brother's} in [town2]|It's kept at another address}{|, easy to arrange|, ask me} ~
{Priced a bit under|Slightly under the others} {for a smooth sale|as I need the space}{|, won't hang
about}
`;
/** Kind;count;recipe (/ or, ^ either, *from-to lines, ? maybe);price (z shift or share);seller. */
const SCAMS = `seller abroad;65;good^fgood*0-3 abroad*2-4 ship? contact?;.25-.65;n|soldier or rig;
40;good^fgood*0-2 rig*1-3 ship*0-2 contact?;.25-.6;n|family story;65;
famsad*1-3 good^fgood*0-2 ship? contact?/good*1-2 famsad*2-3;.25-.65;n|shipping and holding;75;
good^fgood*0-3 ship*2-4 contact?/ship*1-2;.3-.7;n|money before viewing;75;good*0-4 before*1-3/
lazy*1-2 before/good*1-3 why before view;.45-.85;n|contact elsewhere;60;
good^fgood*0-3 contact*1-2/lazy contact;.35-.75;n|disguised contact;55;
good^fgood*0-3 dcontact*1-2/lazy dcontact;.35-.75;n|odd payment;50;good^fgood*0-3 oddpay*1-2 why?/
lazy oddpay;.35-.78;n|open link;35;good^fgood*0-3 link*1-2;.4-.8;n|disguised link;35;
good*0-3 dlink*1-2;.4-.8;n|cloned advert;80;before^contact^dcontact^ship^abroad^oddpay^link;
.5-.88;n|stolen pictures;55;good*1-4 why?/lazy*1-3/fgood*1-3/good*1-2 soft;.4-.8;n|bait price;60;
bait*1-2/lazy/bait good;.12-.5;n|plate of another;35;good*1-4 why? pay?;.5-.85;n|fake dealer;50;
dintro dcond*0-2 fdealer*1-3 dterms*0-2;.5-.85;F|hijacked account;40;
bait^lazy*1-2 contact^dcontact/good*0-2 abroad^before*1-2/famsad before;.3-.7;H|clearance story;
40;clear*1-3 good?/dintro clear*2-3;.25-.6;n|finance fee;20;good*0-2 fin*1-2;.5-1;n|
asks for identity;15;good*0-3 ident*1-2;.4-.75;n|very careful;50;good*2-5 why? view?/lazy*2-3/
good*1-3 soft/good*1-3 fault why pay;.75-.9;c`;
const HONEST = `short text;2600;lazy*1-3/lazy good?;z;p|private;4445;
good*2-6 fault? why? view? pay?/good*1-3 why pay*0-2/good*3-6 fault*0-2 pay;z;p|enthusiast;450;
enth*2-6 good*2-7 fault*0-2 view? pay*0-2;z.6;p|hobby trader;280;good*2-4 pay view;z-.2;m|
new account;600;good*1-4 why? view?/lazy*1-2;z;f|spares repair;160;spares*1-3 good?;.2-.6;p|Cat S/
N;190;good*1-3 cat*1-2 view?/unrep good?;.5-.85;p|non-runner;110;nonrun*1-2 good?;.15-.5;p|
late relative;160;died*1-2 good*1-3 view?;z-.3;p|emigrating;160;emig*1-2 good*1-3 pay?;z-.4;p|
posted soldier;40;army*1-2 good*1-3 pay;z-.3;p|night worker;120;good*1-3 nights*1-2;z;p|
phone number;420;good*1-4 whats*1-2 pay?/lazy whats;z;p|own scam warning;140;good*1-4 warn*1-2;z;
p|quick sale;260;quick good*1-3 pay?/lazy quick;.6-.85;p|over-priced;160;good*2-4 over*1-2;z2.5;p|
price slip;50;good*1-3 why?/lazy;slip;p|holding deposit;70;good*1-3 hold*1-2 view;z;p|can deliver;
60;good*1-3 deliv pay?;z;p|private link;70;good*1-4 hlink*1-2;z;p|for family;160;
family*1-2 good*1-3 view?;z-.2;p|broken English;260;broken*1-3 good?;z-.2;p|swap;120;
good*1-3 swap;z;p|own plate;60;good*1-4 pplate;z;p|left-hand drive;25;lhd good*1-2;z-1;p|
relative shows;25;abroadok good*1-3 pay?;z-.2;p|life change;160;life good*1-3 pay?;z-.4;p|
ex company;80;company good*2-4;z;p|classic;120;classic*1-2 enth*1-3 good*1-2;z1;p|payment rules;
200;good*1-3 pay*2-4;z;p|near-empty;40;none;z;p|re-advert;120;none;z-.4;R|second account;25;none;
z-.2;S|sold again;60;good*2-4 why?;z;G|dealer;3370;dintro dcond*1-3 terms;z.3;d|brief dealer;700;
dintro dcond?;z.2;d|distance dealer;450;dintro dcond*0-2 ddist*1-2 terms;z.2;d|video dealer;150;
dintro whats*1-2 terms;z.2;d|finance dealer;450;dintro dfin*1-2 terms;z.5;d|trade sale;250;
dtrade*1-2 dcond?;.5-.9;d|closing dealer;60;dclose dintro dcond;.7-.95;d|new dealer;150;
dintro dcond terms;z.1;N|dealer spares;60;spares dtrade;.25-.6;d|dealer Cat;60;cat dintro terms;
.6-.88;d|part exchange;150;dintro dcond*1-2 terms;z.4;X|branches;150;dintro dcond*0-2 terms;z.3;B|
franchise;1350;dintro fran*2-3 dterms*0-2;z.6;v|supermarket;650;dintro dcond? fran ddist terms;
z.2;v`;
const list = (text: string): string[] => text.replace(/\n/g, '').split('|');
const EMPTY = list('.|-|See pictures|Car|as above|Ask|Good car|No description|🚗|x|tbc|Drives');
let rand: () => number = Math.random;
const generator = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
const num = (a: number, b: number): number => a + rand() * (b - a);
const int = (a: number, b: number): number => Math.floor(num(a, b + 1));
const chance = (p: number): boolean => rand() < p;
const pick = <T>(xs: readonly T[]): T => xs[Math.floor(rand() * xs.length)] as T;
const of = (text: string): string => pick(text.split('|'));
const log = (a: number, b: number): number => Math.round(Math.exp(num(Math.log(a), Math.log(b))));
const normal = (): number => Math.sqrt(-2 * Math.log(1 - rand())) * Math.cos(2 * Math.PI * rand());
const times = <T>(n: number, f: () => T): T[] => Array.from({ length: n }, f);
const sample = <T>(xs: readonly T[], n: number): T[] => {
  const rest = [...xs];
  return times(Math.min(n, xs.length), () => rest.splice(int(0, rest.length - 1), 1)[0] as T);
};
const [towns, abroad, first, last, features] = [
  TOWNS,
  COUNTRIES,
  FORENAMES,
  SURNAMES,
  FEATURES,
].map(list) as [string[], string[], string[], string[], string[]];
const BOOK = new Map(
  TEXT.replace(/\n/g, ' ')
    .split(/ ?#(?=[a-z]+ )/)
    .slice(1)
    .map((part) => {
      const end = part.indexOf(' ');
      return [part.slice(0, end), part.slice(end).trim().split(' ~ ')] as [string, string[]];
    }),
);
const TRIM = new Map(list(TRIMS).map((row) => row.split(':') as [string, string]));
const CARS = list(MODELS).map((row) => row.split('/'));
const FUELS = ['diesel', 'hybrid', 'plug_in_hybrid', 'electric'] as const;
const BODIES = ['saloon', 'estate', 'suv', 'coupe', 'convertible'] as const;
const letters = (n: number): string =>
  times(n, () => 'ABCDEFGHJKLMNOPRSTUVWXY'.charAt(int(0, 22))).join('');

function makeCar(): Car {
  const [make = '', model = '', bodies = '', span = '', engines = ''] = pick(CARS);
  const [from = 8, to = 25] = span.split('-').map(Number);
  const y = from + Math.round((to - from) * ((rand() + rand()) / 2));
  const fits = engines.split(',').filter((e) => Number(e.split('@')[1] ?? 0) <= y);
  const engine = pick(fits.length ? fits : ['p1.4']);
  const dear = /Audi|BMW|Merc|Rover|Volvo/.test(make) ? 0.6 : 0.2;
  return {
    make,
    model,
    year: 2000 + y,
    fuel: FUELS['dhxe'.indexOf(engine.charAt(0))] ?? 'petrol',
    bodyType: BODIES['seucv'.indexOf(pick([...bodies]))] ?? 'hatchback',
    mileage: Math.round(200 + (25.6 - y) * 9000 * Math.exp(normal() * 0.35)),
    transmission: /^[hxe]/.test(engine) || chance(dear) ? 'automatic' : 'manual',
    engineSize: engine.startsWith('e') ? null : Number(engine.slice(1).split('@')[0]),
  };
}
const phone = (): string => `${of('07700 |07700|+447700|+44 7700 ')}900${of('| ')}${int(100, 999)}`;
function hiddenPhone(): string {
  const digits = [...`07700900${int(100, 999)}`];
  const words = 'zero|one|two|three|four|five|six|seven|eight|nine'.split('|');
  const spell = (d: string): string => (d === '0' ? of('zero|oh|O|o') : (words[Number(d)] ?? d));
  const [p, gap] = [pick([0, 0, 0.4, 1]), of(' |.|-|*|_| / ')];
  return digits
    .map((d) => (chance(p) ? spell(d) : d))
    .join(gap)
    .replace(/0/g, of('O|o|0'));
}
const hide = (s: string): string =>
  s
    .replace('@', of(' at | AT |(at)|[a]| (a) | @ | arroba '))
    .replace('gmail', of('g mail|gmai l|gee mail'))
    .replace(/\./g, of(' dot | d0t |,| . |(.)'));
const email = (): string =>
  `${pick(first).toLowerCase()}${of('.|_|')}${pick(last).toLowerCase()}` +
  `${int(10, 9999)}@${of('gmail.com|outlook.com|yahoo.com|hotmail.co.uk|mail.com|proton.me')}`;
const code = (): string => int(36 ** 5, 36 ** 6 - 1).toString(36);
const site = (): string =>
  of('secure|uk|safe|my|go|the') +
  of('-|') +
  of('auto|car|motor') +
  of('pay|trade|deliver|deal|cover|escrow') +
  of('.com|.net|.info|.shop|.online|-uk.com|.co.uk');
const link = (): string =>
  pick([
    `https://${site()}/${of('item|order')}/${int(1e4, 9e6)}`,
    `www.${site()}`,
    site(),
    `https://bit.ly/${code()}`,
    `t.me/${code()}`,
    `tinyurl.com/${code()}`,
  ]);
type Value = (c: Car, town: string, dealer: string) => string | number;
const VALUES: Record<string, Value> = {
  phone,
  email,
  link,
  code,
  dphone: hiddenPhone,
  make: (c) => c.make,
  model: (c) => c.model,
  year: (c) => c.year,
  year2: (c) => Math.min(2025, c.year + int(1, 4)),
  town: (_, town) => town,
  num: () => int(1e3, 1e5),
  n: () => int(2, 9),
  owners: () => int(1, 5),
  town2: () => pick(towns),
  miles: ({ mileage: km }) =>
    pick([String(km).replace(/(\d{3})$/, ',$1'), km, `${Math.ceil(km / 1000)}k`]),
  trim: (c) => pick((TRIM.get(c.make) ?? 'SE').split(',')),
  fuel: (c) => c.fuel.replace(/_/g, ' '),
  litre: (c) => c.engineSize?.toFixed(1) ?? '',
  gear: (c) => c.transmission,
  word: () => pick(last),
  demail: () => hide(email()),
  country: () => pick(abroad),
  dealer: (_, __, dealer) => dealer,
  mot: () => `${of('Jan|Feb|March|April|June|July|Sept|Nov')} ${of('2026|26|next year')}`,
  land: () => `${of('0113 496|0161 496|020 7946')} 0${int(100, 999)}`,
  name: () => pick(first),
  web: (_, __, dealer) => `${dealer.toLowerCase().replace(/[^a-z]/g, '')}.co.uk`,
  dlink: () => hide(link().replace('https://', of('hxxps://|'))),
  money: () => `${of('£|£|£|GBP ')}${of('50|100|150|200|250|300|500|750')}`,
  handle: () => `${pick(first).toLowerCase()}_${of('cars|motors|uk')}${int(1, 99)}`,
};
function expand(line: string, c: Car, town: string, dealer: string): string {
  let text = line;
  while (text.includes('{')) {
    text = text.replace(/(.?)\{([^{}]*)\}/g, (_, before: string, options: string) => {
      const word = of(options);
      return before + (/[\w\]]/.test(before) && /^\w/.test(word) ? ' ' : '') + word;
    });
  }
  return text
    .replace(/\[(\w+)\]/g, (all, key: string) => String(VALUES[key]?.(c, town, dealer) ?? all))
    .replace(/ ,/g, ',')
    .replace(/\b1 (owner|keeper)s/, '1 $1')
    .replace(/ {2,}/g, ' ')
    .trim();
}
function disguise(word: string, how: number): string {
  const [a, b] = [word.slice(0, word.length >> 1), word.slice(word.length >> 1)];
  return (
    [
      word,
      word.replace(/\B/g, ' '),
      word.replace(/\B/g, '.'),
      word.toUpperCase(),
      a + b.slice(1),
      word.replace(/o/g, '0').replace(/i/g, '1'),
      word.replace(/[ea]/g, '@'),
      word.replace(/e/g, 'е').replace(/o/g, 'о'),
      `${a}${of('-|_|*')}${b}`,
    ][how] ?? word
  );
}
function compose(recipe: string, c: Car, town: string, how: string, dealer: Dealer | null): string {
  let lines: string[] = [];
  for (const token of pick(recipe.split('/')).split(' ')) {
    const [, keys = '', from = '1', to = from, maybe] =
      /^([a-z^]+)(?:\*(\d)-(\d))?(\?)?$/.exec(token) ?? [];
    const lot = BOOK.get(of(keys.replace(/\^/g, '|'))) ?? [];
    if (!maybe || chance(0.5)) lines.push(...sample(lot, int(Number(from), Number(to))));
  }
  const [shady, trade] = [how === 'scam', how === 'dealer'];
  if (!trade && chance(0.3)) lines = sample(lines, 99);
  const trick = shady && chance(0.3) ? int(1, 8) : 0;
  lines = lines
    .map((l) =>
      expand(l, c, town, dealer?.seller.name ?? `${pick(last)} Cars`).replace(
        /<([^<>]+)>/g,
        (_, w: string) => disguise(w, trick),
      ),
    )
    .filter(Boolean);
  if (!lines.length) lines = [of(`${c.make} ${c.model}|${c.year} ${c.model}|Message me`)];
  const sloppy = !trade && chance(0.35);
  const gap = pick(
    trade
      ? ['. ', '\n', '\n\n', '. ', ' - ']
      : sloppy
        ? [' ', ', ', '\n', '.. ', ' ']
        : ['. ', '. ', '. ', '\n', '\n\n', '! ', ' - '],
  );
  if (!sloppy) lines = lines.map((l) => l.charAt(0).toUpperCase() + l.slice(1));
  if (dealer && recipe.includes('terms')) lines.push(dealer.terms);
  let text = lines.join(gap);
  if (sloppy)
    text = pick([text.toLowerCase(), text.replace(/['.] /g, ' '), text]).replace(
      /\b[a-z]{5,}\b(?![@./])/g,
      (w) => (chance(0.02) ? disguise(w, 4) : w),
    );
  if (!/https|\.co|@/.test(text) && chance(0.02)) text = text.toUpperCase();
  if (chance(shady ? 0.15 : 0.07)) text += ` ${of('👍|🚗|✅|🙏|😊|🔥🔥|⭐⭐⭐⭐⭐|‼️|❤️|📞')}`;
  return text.slice(0, 2000);
}

/** Returns 21,000 adverts in the order in which they are published: the same seed gives the same adverts. */
export function madeUpAdverts(seed = 20250): MadeUpAdvert[] {
  rand = generator(seed);
  let count = 0;
  const taken = new Set<string>();
  const fresh = (make: () => string): string => {
    let text = make();
    for (let i = 2; taken.has(text); i++) text = i < 9 ? make() : `${make()}${i}`;
    taken.add(text);
    return text;
  };
  const shots = (n: number): string[] => times(n, () => `p${(++count * 7).toString(36)}`);
  const plateOf = (c: Car): string =>
    fresh(() =>
      chance(0.02)
        ? `${letters(1)}${int(1, 99)}${letters(2)}A`
        : letters(2) + String((c.year % 100) + pick([0, 50])).padStart(2, '0') + letters(3),
    );
  const age = (mode: string): number =>
    mode === 'f'
      ? int(0, 1)
      : mode === 'N'
        ? int(0, 40)
        : mode === 'o'
          ? log(400, 4200)
          : /[nF]/.test(mode)
            ? pick([int(0, 5), int(0, 5), int(0, 5), int(6, 45), log(150, 3500)])
            : pick([int(0, 7), int(2, 60), log(60, 4000)]);
  const nick = (a = pick(first), b = pick(last)): string =>
    pick([
      `${a} ${b}`,
      a,
      `${a} ${letters(1)}`,
      `${letters(1)}${b}`,
      a.toLowerCase() + int(1, 999),
      a + b + int(6, 99),
    ]);
  const person = (mode: string): Seller => ({
    name: fresh(() => nick()),
    type: 'private',
    accountAgeDays: age(mode),
  });
  const trader = (mode: string): Dealer => {
    const town = pick(towns);
    const seller: Seller =
      mode === 'm'
        ? person('p')
        : {
            type: mode === 'v' ? 'verified_dealer' : 'dealer',
            name: fresh(
              () =>
                `${pick(chance(0.7) ? last : towns)} ${of(
                  mode === 'v'
                    ? 'Audi|BMW|Motor Group|Kia|Approved'
                    : 'Motors|Cars|Car Sales|Autos|Car Centre|Garage|& Sons|Motor Co|of ' + town,
                )}`,
            ),
            accountAgeDays: /[NF]/.test(mode) ? age(mode) : log(40, 5000),
          };
    const terms = sample(BOOK.get('dterms') ?? [], int(2, 12))
      .map((l) => expand(l, makeCar(), town, seller.name))
      .join(pick(['. ', ' ', '\n', '\n\n']));
    return { seller, town, terms, extra: chance(0.2) ? shots(1) : [] };
  };
  const many = (n: number, mode: string): Dealer[] => times(n, () => trader(mode));
  const d = many(420, 'd');
  const pools: Record<string, Dealer[]> = {
    d,
    X: d,
    v: many(60, 'v'),
    N: many(45, 'N'),
    m: many(75, 'm'),
  };
  const cut = (n: number): number => Math.round(n * 1000) / 1000;
  const price = (text: string, trade: boolean): MadeUpAdvert['price'] => {
    if (text === 'slip') return { share: cut(pick([0.001, 0.1, 0.1, 10, 0.01, num(0.012, 0.03)])) };
    const [a = 0, b = 0] = text.split('-').map(Number);
    const spread = (trade ? 0.75 : 0.95) * (chance(0.06) ? 2.3 : 1);
    return text.startsWith('z')
      ? { z: cut(Number(text.slice(1)) + normal() * spread) }
      : { share: cut(num(a, b)) };
  };
  const make = (
    kind: string,
    isScam: boolean,
    car: Car,
    seller: Seller,
    town: string,
    recipe: string,
    cost: string,
    dealer: Dealer | null,
  ): MadeUpAdvert => {
    const trade = seller.type !== 'private';
    const n = chance(0.015) ? 0 : trade ? int(5, 12) : isScam ? int(1, 9) : int(1, 12);
    const extras = sample(features, trade ? int(5, 18) : chance(0.4) ? 0 : int(1, 9));
    const spec = trade && chance(0.4) ? `\n\nSpecification: ${extras.join(', ')}` : '';
    return {
      isScam,
      kind,
      seller,
      car,
      features: extras,
      price: price(cost, trade),
      location: town,
      description:
        recipe === 'none'
          ? pick(EMPTY)
          : compose(recipe, car, town, isScam ? 'scam' : trade ? 'dealer' : 'private', dealer) +
            spec,
      plate: chance(isScam ? 0.4 : trade ? 0.03 : 0.1) ? null : plateOf(car),
      pictures: [...shots(n), ...(dealer?.extra ?? [])].slice(-12),
    };
  };
  const honest: Timed[] = [];
  const rows = (text: string): string[][] => list(text).map((row) => row.split(';'));
  for (const [kind = '', n, recipe = '', cost = 'z', mode = 'p'] of rows(HONEST)) {
    const late = /[RSGXB]/.test(mode);
    const earlier = honest.filter(
      ({ ad }) =>
        late &&
        'z' in ad.price &&
        ad.pictures.length > 0 &&
        (ad.seller.type === 'private') === (mode !== 'B'),
    );
    for (let i = 0; i < Number(n); i++) {
      const src = late ? pick(earlier) : null;
      const old = src?.ad;
      let dealer = pools[mode] ? pick(pools[mode]) : null;
      if (old && mode === 'B') {
        dealer = { ...trader('d'), terms: d.find((o) => o.seller === old.seller)?.terms ?? '' };
        dealer.seller.name = fresh(() => `${old.seller.name} ${dealer?.town ?? ''}`);
      }
      const seller = dealer?.seller ?? (mode === 'R' && old ? old.seller : person(mode));
      const same = old && (mode !== 'B' || i % 2 === 0);
      const town = dealer?.town ?? (mode !== 'G' && old ? old.location : pick(towns));
      const car = same ? { ...old.car, mileage: old.car.mileage + int(0, 300) } : makeCar();
      const ad = make(`honest ${kind}`, false, car, seller, town, recipe, cost, dealer);
      if (same) ad.plate = old.plate;
      if (old && /[RS]/.test(mode))
        ad.description =
          of('Re-listed, time waster. |Price drop! ||') + old.description.slice(0, 1900);
      if (old && (/[RS]/.test(mode) || (mode === 'B' && same))) ad.pictures = old.pictures;
      else if (old && mode === 'B') ad.pictures.splice(11, 1, ...old.pictures.slice(-1));
      if (old && mode === 'G' && chance(0.25)) ad.pictures = old.pictures.slice(0, int(1, 4));
      honest.push({ at: src ? num(src.at, 1) : rand(), ad });
    }
  }
  honest.sort((a, b) => a.at - b.at);
  const scams: Timed[] = [];
  let cheat: Seller | null = null;
  for (const [kind = '', n, recipe = '', cost = '', mode = 'n'] of rows(SCAMS)) {
    for (let i = 0; i < Number(n); i++) {
      const at = num(0.03, 1);
      const end = honest.findIndex((h) => h.at >= at);
      const find = (fits: (ad: MadeUpAdvert) => boolean): MadeUpAdvert | null => {
        for (let tries = 0; tries < 400; tries++) {
          const ad = honest[int(0, (end < 0 ? honest.length : end) - 1)]?.ad;
          if (ad && ad.plate !== null && ad.pictures.length > 2 && fits(ad)) return ad;
        }
        return null;
      };
      const trade = mode === 'F' ? trader(chance(0.12) ? 'v' : 'F') : null;
      const hacked = mode === 'H' && i % 4 ? find((a) => a.seller.accountAgeDays > 300) : null;
      if (!cheat || mode === 'H' || chance(0.85)) cheat = person(mode.replace('H', 'o'));
      const seller = trade?.seller ?? hacked?.seller ?? cheat;
      const clone =
        kind === 'cloned advert' ? find((a) => 'z' in a.price && a.description.length > 60) : null;
      const car = clone ? { ...clone.car } : makeCar();
      const town = trade?.town ?? hacked?.location ?? pick(towns);
      const ad = make(kind, true, car, seller, town, recipe, cost, trade);
      const like =
        find((a) => a.car.make === car.make && a.car.model === car.model) ?? find(() => true);
      if (clone) {
        const own = clone.description
          .replace(/07700 ?900 ?\d{3}/g, phone)
          .slice(0, 1500)
          .trim();
        const part = own
          .split(/(?<=[.\n])/)
          .filter(() => chance(0.75))
          .join('')
          .trim();
        const text = (chance(0.3) && part) || own;
        ad.description = chance(0.45) ? `${text}${of('. | ')}${ad.description}` : text;
        [ad.plate, ad.features] = [chance(0.85) ? clone.plate : null, clone.features];
        ad.pictures = clone.pictures.slice(int(0, 1), chance(0.6) ? 12 : int(2, 5));
        if (chance(0.6)) ad.location = clone.location;
      } else if (like && (kind === 'stolen pictures' || chance(0.2))) {
        ad.pictures = like.pictures.slice(0, int(1, 12));
        if (chance(0.25)) ad.plate = like.plate;
      } else if (like && (kind === 'plate of another' || chance(0.06))) ad.plate = like.plate;
      scams.push({ at, ad });
    }
  }
  return [...honest, ...scams].sort((a, b) => a.at - b.at).map(({ ad }) => ad);
}
