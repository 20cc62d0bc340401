/** Sentences that are no risk. */
export const ORDINARY = `
Is it still for sale?
What is your best price?
Can I see it on 28-11-26 at 10.30?
Can I see it on 28/11/2026?
Could I come on 28.11.2026, about 2.15 p.m.?
I could do Saturday 28 November 2026 at 11:00.
Would you take £8,450 for it?
I can offer 8500.00 cash.
£9,995.To be fair that is a lot.
Thanks.Me and my wife would like to see it.
Is it at home.Live in Leeds myself.
Great car.It has been looked after.
It is mine.UK registered since new.
My number is 07700 900123.
Ring me on 020 7946 0000.
On 28-11-26 ring 020 7946 0123 please.
On 28 11 26 ring 020 79460123 please.
Call +44 20 7946 0000 after six.
0161 496 0000 is the shop.
It is a B.M.W with the M.Sport pack.
The 2.0 TDI or the 1.6?
Has the 1.5.TSI been remapped?
e.g.this one with the tow bar
i.e. the estate, not the hatch
Is AB12 CDE the plate?
The plate is ab12cde.
MK60 with full long list of extras?
It is an '08 plate, 61,200 miles.
The mileage is 61200, service at 61250.
Serviced 12-03-24 at 48112 miles, then 11-04-25 at 56220 miles.
VIN WVWZZZ1KZAW000123, is that right?
Write to bob.smith@example.com instead.
My e-mail is bob_smith99@mail.example.co.uk.
Is it HPI clear?
No.1 dealer in town, they told me!
Tyres are 225/45 R17, is that right?
The size is 195.65.15.
Two keys... one works
Waiting…me too
I work 9.to 5 so evenings are best.
10 a.m.to noon suits me
It does 0-60 in 7.2s, 52.3 mpg.
What is the 0 to 60, 6 or 7 seconds?
Do you accept bank transfer?
I would rather not give my account number by message.
Shall I bring cash or send it by bank transfer on the day?
Do you need my sort code for the deposit, or just the name?
On account of 100000 miles I would offer less.
My trade-in is a 2014 Golf, 88000 miles, MOT until 12-12-26.
Engine code CJSA 1.8, is the chain done?
The reference on the V5 is 12345678901.
Order 20456789 from Halfords is the roof box.
I left a message at 18.45, then at 19.05.
Is there a timing belt/water pump invoice?
<b>Is it</b> a cat N & was it repaired?
Is the sat nav up to date, v3.2.1?
Paint code LY9T, or is it white?
It costs 30 to tax, 400 to insure, 8000 to buy.
Any dents, chips or scratches?
I am Ann O'Neill-St.John, from Bath.
The advert says 1,598cc, the V5 says 1.6.
See you on sat.thanks/regards Bob
It has the box.petrol/diesel?
Order 20456789 came on 12/03/24.
On 28.11.26 ring 020 7946 0123 please.
Is it on the forecourt today or on the drive?
It is approx.15k miles, No.1 in town.
Do come, thanks.I will be in.
I paid £9.995 for mine.
I am from St.Ives, ask for Mr.Smith or Dr.Kim.
Looks good.Is it still there?
Great car.Estate with a tow bar
nice car.one owner and cheap to tax.
Fiesta.Insurance is cheap, £30 inc.tax
See invoice.pdf and photo.jpg, or IMG_2034.mov
It is the 2.0.TDI.Full service, FSH.AC works
It is a BMW.Audi would do too
bluetooth.camera and parking sensors
Tyres, DOT codes of 2021, and I am there on the dot at ten.
More. Net of VAT it is less.
Thanks . I will come . is Sunday fine?
Машина в порядке.Она не битая.
I.e. come at 5
e.g. on Monday
It is the 1.6 TDI
I live in St. Albans, ask for Mr. Smith
Tow bar · camera · heated seats
Tow bar•Camera•Heated seats
It has an M O T . I will come
Is it a 4 x 4 . Do you have a V 5 C ?
It is fine.1st owner since 2012, 2nd.3rd not known
Is it an S.3rd generation
A F R 4 D
Three keys/2 owners at 0.5/mile?
Thanks for your help.Best regards
It needs support.Is it still under warranty
A new clutch was unsupported.Is that right
My accountant.He looks after the books
I made the repayments.All clear now
Saw it on your forecourt.Is it still there
The mileage is unverified.Is that right
The fee is non-refundable.In cash please
It has a down-payment.Is the lumbar-support.It matters
It was serviced on the dot by Vauxhall
Is there a QR code for its history report?
fsh . tax . mot
one owner . full history . tax
Is it diesel . auto . ac . tax . mot
It has autohold.camera and sensors too
Is the carpet.car mats as well?
Did you overpay.insurance is cheap?
£9,995.Top spec for the year
Thanks.Online viewing is fine
Ford Fiesta.Apple CarPlay works too
BMW.Cruise control works
Leeds.Dealer history and two keys
Nice Golf.Im interested in it
It has a nice tow bar.Tech pack too
BMW M.Sport/Xenon pack
o.n.o/px or cash
air-con . camera and sensors
low-mileage . drive away today
heated-seats . one owner and tax
lumbar-support . tech pack and more
one-owner . info on request
`
  .trim()
  .split('\n');

/** Sentences that are risks: the name of the risk, then the sentence. */
export const RISKY = `
link | See https://example.com
link | http://203.0.113.7/pay
link | Pictures: www.cars.example
link | More at cheap-cars.shop
link | Go to cheapcars.com now
link | CHEAPCARS.CO.UK
link | t.me/bobcars
link | wa.me/447700900123
link | paypal.me/bob
link | bit.ly/abc
link | Look,escrow-service.net.
link | escrow-service。com
link | escrow-service．com
link | escrow\u200b-service.c\u200bom
link | escrow dot com
link | escrow[.]io
link | escrow (dot) xyz
link | 203.0.113.7
link | ftp://files.example
link | bob@escrow.com/login
link | Ask bob@example.test or escrow.com
link | my-shipping.info has the details
link | cars.page
link | cheap.zone/pay
link | cheap.zone:8080/pay
link | Cheap.Zone/a1
link | EVIL.UK
link | Evil.Info
link | evil.icu
link | evil.xn--p1ai
link | cars.support
link | evil.c\u2066om
link | Confirm it within 24 hours at forecourt-help.services or it is closed.
link | pay-forecourt.help
link | Go to evil.tech and pay.
link | evil.pay
link | evil.cars
link | Pay at evil.cars and come
link | login.evil.security
link | my.evil.photography/
link | evil.рф
link | Go to пример.рф
link | еvil.соm
link | еvil.tесh
link | evil . com
link | evil\t.\ttech
link | evil۔com
link | evilꓸtech and pay
link | evil܁co܁uk
link | evil .com
link | evil. com
link | evil,com
link | evil,co,uk
link | evil . tech
link | pay . evil . tech
link | example . com
link | mysite . co . uk
link | evil dot tech
link | evil·com
link | evil • com
link | evil•net and pay
link | evil・co・uk
link | evil⋅services
link | e v i l . c o m
link | e v i l .c o m
link | E V I L . T E C H
link | evil . c o m
link | e-v-i-l . c-o-m
link | e v i l dot c o m
link | evil d o t com
link | evil.c0m
link | evil.c0.uk
link | evil.n3t
link | evil.0rg and pay
link | evil.0nl1ne
link | evil.1nfo
link | evil-dot-com
link | evil_dot_com
link | evil..com
link | evil "." com
link | evil full stop com
link | evil period com
link | hxxps evil com
link | www evil com
link | w w w evil c o m
link | see evil , com
link | see evil,net
bank_details | pay TAbcDEfghJKmnPQrstUVwxyzABcd
link | evil d0t com
link | evil[.]services
link | evil <dot> pay
link | Evil.Tech
link | Visit Evil.Tech and pay
link | EVIL.SERVICES
link | Evil-Cars.Services is ours
link | Fill in the form, carhistory.report is open today
link | Complete it here, motorcheck.finance now
link | autopay.deals has it
link | thevehiclefacts.report can tell you
link | Your account is closed: forecourthelp.group has the form
link | Forecourthelp.Team
link | Form: v.gd/signin
link | s.id/carcheck is the one
link | g.co/verify
link | t.co/AbCdE
link | Fill in the form: Carform.Tech please
link | Carform.Online please
link | The form: carform.report is open
link | Sign in: sign_in.carpay.help please
link | Sign in: _evil.help_ please
link | forecourt-help . services and log in
link | cheap-pay . shop and pay
link | Confirm at secure-pay.help/car
link | Visit Forecourthelp.Team today
link | forec0urt-pay.world is where you pay
link | securepay.direct has your money
link | paypalhelp.group has the form
link | forcourt.team has it
link | verify-account.today or it is closed
link | Escrow-Payments.Team will call
link | 0x7f.1/x
link | 0x7f000001/pay
link | 0177.0.0.1/x
link | 2130706433/pay
link | 1.2.3.4/x
link | More at bit,ly/xyz
link | More at Bit ,ly/xyz
link | evil,shop/pay
link | Scan the QR in my third picture to pay with Apple cards
link | scan my little QR code
bank_details | acct: 12345678 s/c 12/34/56
bank_details | 20–00–00 12345678
bank_details | 20.00.00 12345678
bank_details | 12345678 s/c 12/34/56
bank_details | Sort code 20-00-00, account 12345678
bank_details | 20-00-00 12345678
bank_details | 200000 1234 5678
bank_details | Pay 12345678 at 20 00 00 please
bank_details | account number: 12345678
bank_details | acc no 12345678
bank_details | sortcode 200000
bank_details | GB29 NWBK 6016 1331 9268 19
bank_details | gb29nwbk60161331926819
bank_details | IBAN DE89 3704 0044 0532 0130 00
bank_details | NL91ABNA0417164300
bank_details | 0x52908400098527886E0F7030069857D2E4169EE7
bank_details | bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
bank_details | 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa
bank_details | TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t
`
  .trim()
  .split('\n')
  .map((line) =>
    line
      .replace(/\\u(200b|2066)/g, (_, code) => String.fromCodePoint(parseInt(code, 16)))
      .split(' | '),
  );
