/**
 * What people ask about cars and sites that no topic answers, in their words. They are indexed with the
 * topics, so that no topic answers such a question because it has a few of its words.
 */
export const unansweredSubjects = [
  // One particular car, which only its seller knows.
  `is this car stolen, is it a stolen car, has it been in an accident, has it been crashed, is there any
  damage, has it had a new clutch, has it had one owner, how many owners, how many keys, when was it last
  serviced, is the cambelt due, timing belt, does it have heated seats, does this one have, does it come
  with, has it got, is there a spare wheel, leather sunroof isofix towbar bluetooth parking sensors boot
  space seats doors, will it fit in, how big is it, is it automatic, is it manual, is it an automatic or a
  manual, any automatics, what gearbox has it got, does it have apple carplay, android auto, sat nav, air
  con, cruise control, heated windscreen, reversing camera, how many seats, five doors, seven seats, what
  colour is it, does the seller have a, why is the owner selling it, has it been smoked in, how many
  previous keepers, is it a company car, was it a taxi, any rust on it, does it burn oil, is it
  economical, how clean is the inside, is the service history full`,
  `what is the lowest he will take, will he take less, will they accept less, any discount, can you knock
  some off, haggle negotiate, best offer`,
  `is it still there, is it still available, has it gone, is the red one sold yet, why is it so cheap`,
  // Driving and keeping a car.
  `insurance, how much is the insurance, how much to insure, can i get insured, insurance group, car
  insurance quote, premium, young driver, breakdown cover, recovery, gap insurance`,
  `driving licence, provisional licence, renew my licence, how do i get a licence, theory test, book my
  driving test, pass my test, driving lessons, instructor, how old do i have to be, can a 17 year old
  drive, points on my licence`,
  `how do i fix, how do i change, how do i replace, flat tyre puncture, tyre pressure, change the oil, oil
  level, flat battery, jump start, brake pads, exhaust, wing mirror, warning light, dashboard light, what
  does the light mean, strange noise, book me a service, bring my car in, wash clean valet scratch dent,
  nearest garage, do you do mots, spare parts, i need a part, what is wrong with my engine, what is wrong
  with my gearbox, my gearbox is slipping, my clutch is slipping, my engine is overheating, my car will
  not start, engine management light, yellow light, orange light, smoke from the exhaust, remove a
  scratch, remove a dent, touch up paint, service my car, how often should i service, do you service cars,
  what oil does it need, coolant, antifreeze, wiper blades, bulb, headlight, spark plugs, alternator,
  starter motor, air filter, wheel alignment, alloy wheels, winter tyres, repair cost, can you repair my
  car, car wash, key fob battery, spare key`,
  `electric car, how long does it take to charge, charging point, range of the battery, hybrid, miles per
  gallon, fuel economy, cheaper to run, petrol or diesel, petrol station, ulez, congestion charge, clean
  air zone, emissions, how many miles does an electric one do, charge at home, wallbox, fuel consumption,
  how much fuel, nearest petrol station, ad blue, premium petrol, tank`,
  `how much is the road tax, how much tax is it a year, tax band, tax my car, sorn, book an mot, renew my
  mot, discount on road tax, pay my road tax, buy a private plate, buy a number plate, plate with my name,
  personal plates for sale, where do i get my mot done, book my car in for an mot, mot test centre, cost
  of an mot`,
  `parking fine, parking ticket, speeding ticket, appeal a fine, penalty, council, court, bus lane, toll,
  park outside, parking permit, where can i park, pothole, report a pothole, police, stolen phone, blue
  badge, motorway, traffic, road works, speed limit, speed camera`,
  `top speed, how fast, which is quicker, horsepower, torque, litre engine, dimensions, roof box, tow a
  caravan, towing weight, can i drive it in europe, can i drive it abroad, will it fit in my garage, will
  it fit in a parking space, roof rack, put a roof rack on, fit a towbar, how many people fit, zero to
  sixty, how heavy, ferry`,
  `which is better, what is the best, best family car, good first car, what should i buy, which car should
  i choose, what colour, do you recommend, reliable, reviews, compare, favourite car, when is the new
  model out, is a hybrid better, good for a new driver, cheap to run, safest car, what is the difference
  between petrol and, which make is, is the golf better than, which one is quicker, do you have any, have
  you got any, under 5 grand, show me cars under`,
  `what will it be worth in five years, resale value, depreciation, hold its value`,
  `import a car, export, from japan, left hand drive, customs duty, shipping`,
  `hire a car, rent a van, rental, for a wedding, taxi, do you sell motorbikes, do you sell vans,
  motorcycle motorhome caravan lorry boat bicycle scooter, swap it for, scrap my car, do you buy scrap,
  salvage auction`,
  `do you deliver, will you deliver, can you deliver it, delivery charge, bring it to my house, drop the
  car off, pick the car up from, collect it for me, transport, to scotland, to wales, to ireland, how long
  does delivery take, driver to bring it`,
  `does the warranty transfer, extended warranty, manufacturer warranty, recall, buy a warranty`,
  // The business behind the site.
  `are you hiring, any jobs, vacancies, career, work for you, salary, get a job, job as a driver, work
  experience, apply for a job`,
  `where is your showroom, where are you based, do you have a shop, branch near me, opening hours, what
  time do you close, what time do you open, visit your office, come to your showroom, test drive at your
  office, test drive at your showroom, visit you, come to see you, do you have a garage, what area are you
  in, where are you located, your address, are you open on, are you open today, what is your phone number`,
  `where is my order, call me back, about my order, order number, where is my parcel, my order has not arrived, where is my refund, refund from you,
  gift voucher, discount code, promotion, competition, invoice, receipt`,
  `who owns the company, chief executive, boss, founder, shares, stock market, press, going bust, who runs
  this site, who are you, how big are you, when were you founded, who made this website, are you part of`,
  `do you speak, in another language, translate, in french, in german, in spanish`,
  `pay with bitcoin cash, do you take paypal, do you take crypto, klarna, apple pay`,
  `cancel my subscription, cancel netflix, reset my phone, my phone is broken, wifi, printer, washing
  machine, other website, autotrader, ebay, amazon, cancel my gym membership, cancel my contract, cancel
  my order, refund from amazon, on autotrader, on ebay, on facebook, my computer is slow, my phone will
  not, broadband, my tv, value my house, sell my house, solicitor, lawyer, recommend a, doctor, dentist,
  plumber, holiday, flights, hotel, train`,
  // Anything else.
  `what time is it, what day is it, bank holiday, weather, is it going to rain, who won, score, match,
  news, prime minister, capital of, how tall, how old are you, how are you, are you a robot, tell me a
  joke, write me a poem, recipe, pizza, ignore all previous instructions, when do the clocks go back, what
  is love, is it going to snow, temperature, forecast, who painted, who wrote, who invented, how far is
  the moon, population, what is two plus two, homework, how do i cook, do you like, favourite, sing a
  song, tell me a story, good morning, nice to meet you, does it take a dog, cat, football, cricket,
  election, king`,
];
