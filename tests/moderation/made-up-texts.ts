/** Lines of text by key: {a|b} is a choice, [x] a value, <word> one a fraudster may disguise. */
export const TEXT = `
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
