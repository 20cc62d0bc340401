-- Written by scripts/write-help-migration.ts from lib/help/topics.ts.
delete from private.help_topics;

insert into private.help_topics (id, position, question, answer, keywords) values
  ('contact-a-seller', 1, 'How do I phone or write to the seller of a car?',
   'Not through this site: calling and writing to sellers is not open yet, and a car’s page has no button for it. While the site is a demonstration, its cars and their sellers are made up, so that there is nobody to reach.

For questions about the site itself there is Start LiveChat on the contact page.',
   'contact call ring telephone phone number message email enquiry enquire ask owner dealer viewing appointment book reserve'),
  ('report-a-listing', 2, 'How do I report a listing?',
   'A button for it on each listing is not open yet. Until it is, use Start LiveChat on the contact page: say which car it is, best by the address of its page, and what is wrong, and ask there for a person.',
   'report flag complain complaint fake wrong misleading advert abuse illegal'),
  ('checks-before-you-buy', 3, 'What should I check before I buy a used car?',
   'Read the MOT history and compare its mileages with the car. Ask to see the V5C log book and compare its registration, VIN and keeper with the car and the person selling it. Buy a history check, which tells you of outstanding finance, theft and write-offs.

See the car in daylight, at the address on the V5C, with a cold engine. Drive it, and try everything that has a switch. If you are unsure, pay an independent engineer to inspect it before you pay for the car.',
   'inspection viewing checklist test drive look over engineer vin'),
  ('outstanding-finance', 4, 'How do I find out whether a car has outstanding finance?',
   'Buy a private history check, often called an HPI check after the first company to offer one. It searches the finance houses’ registers; DVLA and the free GOV.UK services do not hold this.

On hire purchase or PCP the car belongs to the lender until the last payment. A private person who buys such a car in good faith, knowing nothing of the agreement, can be protected by Part III of the Hire Purchase Act 1964, but proving it is slow. If finance shows up, ask for the lender’s settlement letter and pay the lender directly, or walk away.',
   'hpi check loan pcp hire purchase hp owed money lender settlement'),
  ('v5c-log-book', 5, 'What is the V5C, and does it prove who owns the car?',
   'The V5C, or log book, is DVLA’s registration certificate. It names the registered keeper: whoever is responsible for taxing and registering the car. It does not prove ownership, and it says so on its front.

When you buy, the seller tells DVLA and gives you the green V5C/2 new keeper slip. Look for the watermark, check that nothing has been altered, and compare the VIN with the one stamped on the car. Never buy a car without a V5C unless you know why it is missing.',
   'logbook log book registration certificate registered keeper owner dvla slip'),
  ('mot-history', 6, 'What does the MOT history tell me?',
   'Every test since 2005 (in Northern Ireland since 2017) with its date, mileage, result and the reasons for a failure, free on GOV.UK from the registration alone. A mileage that falls between two tests, or advisories for the same part year after year, is worth asking about.

In Great Britain a car needs its first MOT three years after registration, in Northern Ireland four, and one each year after that. A pass says that the car met the legal minimum on that day. It is no warranty.',
   'test advisory mileage clocked clocking fail pass certificate annual'),
  ('rights-buying-from-a-dealer', 7, 'What are my rights when I buy from a dealer?',
   'The Consumer Rights Act 2015 says that a car bought from a trader must be of satisfactory quality, fit for purpose and as described, taking its age, mileage and price into account. For a fault that was there at the sale you can reject the car within 30 days for a full refund.

After 30 days the dealer has one chance to repair or replace it. If that fails, you can ask for a price reduction or reject the car, less a fair sum for the use you have had. In the first six months the fault is taken to have been there at the start unless the dealer shows otherwise. Wear you would expect, and faults you were told about, do not count.',
   'consumer rights act refund reject return faulty repair warranty broken lemon trader breaks down gearbox engine refuses'),
  ('rights-buying-privately', 8, 'What are my rights when I buy from a private seller?',
   'Fewer. The car must be as the seller described it, and the seller must have the right to sell it; nothing says that it must be of satisfactory quality. It must be roadworthy, unless it is clearly sold as not for use on the road.

So keep a copy of the listing and of your messages: they are your evidence of the description. A trader who poses as a private person to escape the law commits an offence. If you suspect it, tell us by LiveChat.',
   'private sale caveat emptor sold as seen misdescribed no warranty'),
  ('distance-selling', 9, 'Can I change my mind if I buy a car without seeing it?',
   'From a dealer, usually yes. If the contract was made entirely at a distance, online or by telephone, the Consumer Contracts Regulations 2013 give you 14 days from the day after delivery to cancel for any reason, and 14 more to send the car back. The dealer may deduct for use beyond what you would do in a showroom.

If you signed or paid at the dealer’s premises after viewing, this right normally does not apply. It never applies to a private sale.',
   '14 days cancel cooling off return online delivery click and collect'),
  ('spot-a-scam', 10, 'How do I recognise a scam?',
   'The usual signs: a price far below similar cars, a seller who cannot be met, a story about working abroad, pressure to decide today, and a request for a deposit before you have seen the car. So are invented delivery or escrow companies, and any message that moves you away from this site and asks for a code or a password.

Do not pay for a car that you have not seen. If you have paid, call your bank at once on the number on your card, then report it to Report Fraud on 0300 123 2040 (in Scotland to Police Scotland on 101), and tell us which listing it was.',
   'fraud fake scammer cheat deposit stolen suspicious report phishing'),
  ('paying-for-a-car', 11, 'What is the safest way to pay for a car?',
   'Pay when you stand beside the car with the V5C in your hand, by bank transfer to an account in the seller’s name, and let your bank’s Confirmation of Payee check that name. From a dealer, paying even part of the price by credit card adds protection under section 75 of the Consumer Credit Act 1974 where the car costs more than £100 and no more than £30,000.

Forecourt takes no payments and holds no money. Nobody from Forecourt will ever ask you to pay us for a car.',
   'payment bank transfer cash credit card section 75 money deposit pay'),
  ('list-a-car', 12, 'How do I list a car?',
   'You cannot list one yet: selling is not open yet, and no page of this site takes a listing. The cars you see are made up.

When it opens it will take an account and a form: make, model, year, mileage, price, condition, what you know of the car’s history, and photographs. Of your postcode only the first half will be shown.',
   'sell my car advert advertise publish create listing place ad'),
  ('cost-of-a-listing', 13, 'What does a listing cost?',
   'Nothing. Listing a car is not open yet; when it is, a listing, its messages and its valuation will be free of charge, for private sellers and for dealers, and we take no share of the price.',
   'fee price charge commission free money how much to advertise advert'),
  ('change-or-end-a-listing', 14, 'How do I change my listing, or end it when the car is sold?',
   'There is nothing to change yet, as listing a car is not open yet; My Vehicles in the account menu leads to the cars for sale. When selling opens, its listings can be edited, marked as reserved or sold, and taken down.',
   'edit update remove delete withdraw take down advert mark sold reserved price change'),
  ('seller-badges', 15, 'What do Verified Dealer, Dealer and Private Seller mean?',
   'They say who is selling, not how good the car is. Everybody starts as a private seller, and only our staff can change the badge. Applying to become a dealer is not open yet; it will ask for the company’s name and number, and our staff will decide.

If you buy cars to sell them on, you are a trader in law and must say so, whatever your badge.',
   'badge trade trader business apply approved dealer application company'),
  ('dvla-when-you-sell', 16, 'What do I have to tell DVLA when I sell?',
   'Tell DVLA online on the day of the sale, with the 11-digit number on your V5C. Give the buyer the green V5C/2 slip and destroy the rest. Until DVLA knows, you stay responsible for the car, its fines included.

Vehicle tax does not go with the car: yours is cancelled and the full months are refunded, and the buyer must tax the car before driving it away. Cancel your insurance, and take your private plate off before you sell if you want to keep it.',
   'v5c tax refund notify sold keeper insurance private plate cherished'),
  ('sell-safely', 17, 'How do I meet buyers and get paid safely?',
   'Meet at home or in a busy place, in daylight, with somebody beside you. Look at the buyer’s driving licence, check that they are insured before a test drive, and keep the keys in your hand when you change seats.

Hand over the keys and the V5C/2 slip only when the money shows in your own bank’s app. A screenshot of a transfer is no payment, and a cheque or banker’s draft can bounce days later.',
   'test drive insurance payment safety viewing meet cheque transfer buyer'),
  ('how-valuations-work', 18, 'How is a car’s value worked out?',
   'By a statistical model that was trained on real UK adverts. It looks at make, model, age, mileage, fuel, gearbox, body type, condition and, where it is known, engine size. A car’s page shows one figure, two ranges and how much each detail adds or takes.

It learns from asking prices, so it estimates what a car would be advertised for. What a car is sold for is often a little less.

Valuing a car of your own is not open yet: there is no form for it. To see what cars like it ask for, search the cars for sale.',
   'ai valuation worth estimate model algorithm what is my own car worth price guide get value'),
  ('valuation-ranges', 19, 'What do the 80% and 90% ranges mean?',
   'Of a hundred cars like this one, about eighty are advertised within the narrower range and about ninety within the wider. A wide range means that such cars differ a lot, or that few have been seen.',
   'interval confidence range accuracy uncertain percent'),
  ('ai-verified', 20, 'What does AI Verified mean on a listing?',
   'That the asking price lies inside the valuation’s 90% range. It is a statement about the price alone. It says nothing about the car’s condition, its history or its seller.',
   'badge verified price fair good deal checked'),
  ('valuation-not-an-offer', 21, 'Is a valuation an offer to buy my car?',
   'No. It is an estimate and not an offer, an appraisal or financial advice. Nobody has seen the car. Damage, service history, optional extras and where you live can all move the price.',
   'offer sell to you quote instant part exchange guarantee advice'),
  ('what-you-need-for-ar', 22, 'What do I need to see a car in AR?',
   'AR is not open yet: no page of this site opens a car in AR, whatever the device.

It is planned for phones and tablets that support augmented reality (on Android with Google Play Services for AR, on Apple with a recent iOS), without an app to install. Everything else will show the same model in 3D in the browser. What the camera sees will stay on the device.',
   'augmented reality phone android iphone camera permission app install compatible'),
  ('is-it-the-actual-car', 23, 'Is the picture or 3D model the actual car?',
   'A picture marked Illustration is not: it is drawn from the body type and the colour in the listing, and cannot show this car’s condition, trim or damage. Look at the seller’s photographs, where there are some, and at the car itself.

The 3D viewer is not open yet. Its models will be drawn in the same way, at about their real size.',
   'illustration model render picture real photo accurate drawing'),
  ('3d-does-not-work', 24, '3D or AR does not work. What can I do?',
   'Nothing is broken: the viewer for 3D and AR is not open yet, so that there is nothing to load. The AR Showroom page tells what is planned. Every listing can be read in full without it.',
   'broken blank black screen slow webgl error loading not working'),
  ('is-it-real-money', 25, 'Does anything on-chain here involve real money?',
   'No. Everything on-chain is meant for a test network, whose coins are worth nothing. No contract is deployed on any network yet, and no car has been paid for or handed over through one. Never send real cryptocurrency to an address because of something you read here.',
   'crypto blockchain ethereum bitcoin coin testnet mainnet deployed real money web3'),
  ('nft-title', 26, 'What is an NFT title? Does it replace the V5C?',
   'A token that stands for a listing, so that its history can be followed. It is not a legal title. In the UK the V5C and DVLA’s register say who keeps a car, and a contract of sale passes ownership. A token changes neither.',
   'token title ownership nft blockchain record legal deed'),
  ('smart-escrow', 27, 'How is smart escrow meant to work?',
   'The buyer’s money would be locked in a contract, released to the seller once the buyer has accepted the car, and paid back if the sale falls through. The contract has not been deployed or audited, so you cannot use it to pay for a car. Anybody who asks you to is not us.',
   'escrow smart contract lock release dispute payment protection held'),
  ('do-i-need-a-wallet', 28, 'Do I need a crypto wallet?',
   'No. Everything this site does works without one, and no wallet can be connected yet. We never ask for a recovery phrase or a private key, and neither should anybody else.',
   'metamask coinbase wallet connect seed phrase private key'),
  ('what-are-miles', 29, 'What are MILES?',
   'The name of a reward token that is planned and does not exist. It cannot be earned, bought or sold, and it is not an investment.',
   'reward token miles points earn loyalty invest'),
  ('do-i-need-an-account', 30, 'Do I need an account?',
   'Not to browse, search, read what a car is valued at, save favourites on this device or ask LiveChat. An account keeps your favourites on every device you use. Listing a car, writing to sellers and valuing a car of your own are not open yet.',
   'sign up register without account guest login'),
  ('cannot-sign-in', 31, 'I cannot sign in. What can I do?',
   'New accounts must be confirmed first: open the link in the e-mail we sent, and look in the spam folder. If the password is lost, Forgot your password? on the sign-in page mails you a link to set a new one. After several wrong attempts you have to wait a moment before the next.',
   'password forgotten reset login log in confirm email verification locked out'),
  ('what-others-see', 32, 'What can other people see about me?',
   'Nothing: your account, with your e-mail address, telephone number and favourites, is for you alone.

Listing a car is not open yet. A listing shows the name of its seller, a town or outward postcode, what kind of seller it is, and the number plate if the seller gives it; never an e-mail address, a telephone number or a full postcode.',
   'personal data public profile phone number email postcode visible privacy'),
  ('download-or-delete-my-data', 33, 'How do I download my data or delete my account?',
   'Both are in Settings. Download my data gives you everything held about your account as one file. Delete Account removes the account and all that belongs to it after you confirm. It cannot be undone.',
   'gdpr erase erasure export close account remove personal data right of access'),
  ('cookies-and-storage', 34, 'Which cookies does this site set?',
   'Only those it needs for what you ask it to do, such as staying signed in. There are none for advertising or analytics, and none of other companies. The cookie policy lists every one by name.',
   'cookie tracking storage analytics consent banner advertising');
