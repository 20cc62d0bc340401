import { USUAL_MILES } from '../../core/usual-miles';
import type { HelpGroup } from '../topic';
import { buyersRights } from './buyers-rights';
import { handingOver } from './handing-over';
import { otherAdverts } from './other-adverts';
import { recordedHistory } from './recorded-history';
import { saidHistory } from './said-history';

export const buying: HelpGroup = {
  id: 'buying-safely',
  title: 'Buying safely',
  topics: [
    {
      id: 'report-a-listing',
      question: 'How do I report a listing?',
      answer: [
        '‘Report this listing’ on the car’s page: choose a reason, and say what is wrong if you like. You need no account. A person of our staff looks at each report; the seller is not told who sent it. If you are signed in, an e-mail tells you the outcome.',
        'A person who writes to you is reported in the conversation itself.',
      ],
      keywords: `report flag complain fake misleading dodgy scam advert, this ad is fake, this listing is a
        lie, description is wrong, wrong mileage in the ad, tell you about a bad advert, take an ad off the
        site, somebody should remove it, copied my photos, pictures stolen from another site, the same car
        twice, already sold but still listed, i found a suspicious car on here, warn you about a listing,
        car does not exist, my car is on here without my permission, sold months ago but still up, still
        showing after it was sold, can you look into it, advert is misleading, photos are not of that car,
        wrong price in the advert, seller is lying in the ad, bogus car, stolen car for sale on here, a
        seller breaks your rules, something is off about this ad, who do i tell about a fake car, advert for
        a car that was nicked, car stolen from me is advertised, ad is a wind up, advert is a con get it
        off, someone else's car advertised, this dealer is lying in his ad`,
    },
    {
      id: 'checks-before-you-buy',
      question: 'What should I check before I buy a used car?',
      answer: [
        'Read the MOT history and compare its mileages with the car. Ask to see the V5C log book and compare its registration, VIN and keeper with the car and the person selling it. Buy a history check, which tells you of outstanding finance, theft and write-offs.',
        'See the car in daylight, at the address on the V5C, with a cold engine. Drive it, and try everything that has a switch. If you are unsure, pay an independent engineer to inspect it before you pay for the car.',
        'A viewing sheet of 30 points can go with you: ‘AR’ on the car’s page leads to the showroom, where AI Inspection lists 150 points with what is known of this car, and from there ‘Your viewing sheet’ takes those that are worth a look. Print it, or tick it on your phone, where it stays. Nobody has inspected the car for it.',
      ],
      keywords: `inspect inspection checklist viewing sheet to print, where is the viewing sheet, print a
        checklist for the viewing, tick list for looking at a car, list of points to check, ai inspection,
        is there a checklist i can take with me, viewing test drive mechanic engineer vin, going to see a car,
        going to view one, questions to ask, before i hand over money, before i pay, check it over, go over
        it, get someone to check it, know nothing about engines, first car never bought one, tips for buying
        second hand, is it in good nick, service history, bodywork rust tyres leaks, bring with me to the
        viewing, avoid buying a banger, independent inspection aa rac, written off, spot a bad one, what
        would a mechanic look at, what questions should i ask when viewing, what should i ask at the
        viewing, viewing one later, check the engine, check the tyres, is the car any good, what to bring,
        how do i not buy a wreck, signs of a bad car, take a mechanic with me, have it inspected before
        buying, pre purchase inspection, where can i get an inspection, make sure nothing is wrong with it,
        buying a used car for the first time, look round a car, have an engineer look at it, get the aa to
        inspect it, tell if it has been in a crash, end up with a lemon, before i commit, what should i be
        looking out for, check before i hand over the cash, is it in good condition, how do i inspect a
        motor, what do i look for under the bonnet, what to do on a test drive, do a history check, what
        should i be poking at, going to look at one saturday, give it a once over, look underneath, things
        to try on the drive, get it looked over by a professional, what to ask the seller about the car`,
      links: [
        {
          label: 'AI Inspection and the viewing sheet',
          href: '/ar-showroom#ai-inspection',
        },
        {
          label: 'Check a car’s MOT history (GOV.UK)',
          href: 'https://www.gov.uk/check-mot-history',
        },
        {
          label: 'Check what DVLA holds about a car (GOV.UK)',
          href: 'https://www.gov.uk/get-vehicle-information-from-dvla',
        },
      ],
    },
    ...saidHistory,
    {
      id: 'part-exchange',
      question: 'Can I part-exchange my car?',
      answer: [
        'With a dealer, perhaps: ask in your message, and give your car’s number plate, its mileage and its condition. Forecourt itself takes no cars and arranges no part exchange; what a dealer pays for yours is between the two of you.',
        'AI Valuation says what sellers ask for a car like yours, with a range. ‘Use as my part exchange’ on its result keeps that range on your device for a day, with what you still owe on the car: every car here then says what is left to pay or finance, from and to. It goes into a message only if you tick the box there, and is removed by one press.',
        'A dealer offers less than the range, because they prepare the car, sell it and answer for it. If more is owed than the car is worth, the rest is added to the next price: that is negative equity. You can also sell it yourself: a listing here costs nothing.',
      ],
      keywords: `part exchange, part-exchange, part ex, px, p/x, trade in, trade-in, swap my car, exchange my old
        car, do you take my car, take my old car, put my car towards a newer one, pay the difference, will a
        dealer take mine, would the seller take my car, part payment, use my car as a deposit, chop in, knock
        it off the price, get rid of my old car when i buy, value of my trade in, how much for my car in part
        exchange, sell mine to the dealer, can i swap cars, px welcome, accept part exchange, what is left to
        pay with my car, still owe finance on mine, owe money on my car and want another, settlement figure,
        negative equity, owe more than it is worth, take my car off the price, remove my part exchange, is
        the part exchange price guaranteed`,
      links: [
        { label: 'Part exchange', href: '/part-exchange' },
        { label: 'AI Valuation', href: '/ai-valuation' },
        { label: 'List a car', href: '/sell' },
      ],
    },
    {
      id: 'v5c-log-book',
      question: 'What is the V5C, and does it prove who owns the car?',
      answer: [
        'The V5C, or log book, is DVLA’s registration certificate. It names the registered keeper: whoever is responsible for taxing and registering the car. It does not prove ownership, and it says so on its front.',
        'When you buy, the seller tells DVLA and gives you the green V5C/2 new keeper slip. Look for the watermark, check that nothing has been altered, and compare the VIN with the one stamped on the car. Never buy a car without a V5C unless you know why it is missing.',
      ],
      keywords: `v5c v5 logbook log book registration document certificate paperwork registered keeper
        owner, is it theirs to sell, no log book, paperwork is missing, name on the document is different,
        not in his name, green slip, new keeper slip, papers are missing, documents that come with the car,
        watermark, forged documents, what if there is no v5, what is a v5c, is the v5 proof of ownership,
        does the v5c prove ownership, how do i know the seller is the real owner, does he really own it, is
        he allowed to sell it, walk away if there is no v5c, without a logbook, buy a car without a v5, v5
        in another name, registered keeper or owner, is the document genuine, log book not there, waiting
        for a new log book, seller lost the logbok, keepers name is not the person selling, registered
        keeper versus legal owner, is the registered keeper the owner, what documents should come with the
        car, log book loan, is it ok to buy without the log book, fake v5, check the v5 is real, address on
        the v5 is different, paperwork not matching, whose name should be on the v5, red or blue v5, logbook
        in his mum's name`,
      links: [
        {
          label: 'Tell DVLA you have sold or bought a vehicle (GOV.UK)',
          href: 'https://www.gov.uk/sold-bought-vehicle',
        },
        { label: 'Vehicle log books (GOV.UK)', href: 'https://www.gov.uk/vehicle-log-book' },
      ],
    },
    ...recordedHistory,
    {
      id: 'running-costs',
      question: 'What are a car’s road tax and fuel costs, and does it meet the ULEZ?',
      answer: [
        'Each car’s page has a section Running costs: road tax a year, fuel for the miles you drive, and whether the car meets the standard of London’s Ultra Low Emission Zone. Every figure says what it is based on, and where we cannot know one it is a range.',
        'Road tax goes by the date of first registration: by engine size before March 2001, by CO₂ band up to March 2017, and at a standard rate since then, with a supplement from the second year to the sixth for cars that were dear when new. We do not know the CO₂ figure of the very car, so the band is the usual one of its make, model, engine and age; the log book has the car’s own. Vehicles of more than 40 years are exempt.',
        'Petrol cars registered since 2006 and diesels registered since September 2016 meet the ULEZ standard; some older ones do as well. Check the registration with Transport for London before you rely on it. Servicing and repairs are not in our figures, nor is insurance until you type yours.',
      ],
      keywords: `ulez, ulez compliant, is it ulez compliant, is this car ulez ok, will i pay the ulez charge,
        ultra low emission zone, clean air zone, allowed in london, drive into london, euro 6, euro 4,
        emission standard, ulez exempt, old diesel in the ulez, does it meet ulez, ulez free, ulez friendly,
        can i drive it in the ulez, low emission zone, clean air charge, emissions, how much is the road
        tax, how much is the car tax, what tax band is it, tax band, car tax a year, yearly tax, annual road
        tax, vehicle excise duty, ved, what does it cost to tax, how much to tax it, co2 figures, luxury car
        tax, expensive car supplement, is it tax exempt, historic vehicle exemption, over 40 years old, free
        road tax, thirty pounds tax, cheap to tax, cars with low tax, do electric cars pay tax, running
        costs, what will it cost to run, how much does it cost to run, cost per year, cost to run a year,
        fuel cost, how much fuel does it use, mpg, miles per gallon, fuel consumption, fuel economy, what
        does it do to the gallon, petrol money, cost per mile, how much to fill up in a year, cost of
        charging it, where do your tax figures come from, is the road tax figure right, why is the tax a
        range`,
      links: [
        {
          label: 'Check whether a vehicle meets the ULEZ standard (TfL)',
          href: 'https://tfl.gov.uk/modes/driving/check-your-vehicle/',
        },
        {
          label: 'Vehicle tax rates (GOV.UK)',
          href: 'https://www.gov.uk/vehicle-tax-rate-tables',
        },
      ],
    },
    {
      id: 'cost-to-own',
      question: 'What does a car cost to own, and how much value will it lose?',
      answer: [
        'Each car’s page says below Running costs what three years of it cost: loss of value, fuel or electricity, road tax, MOT tests, days in a clean air zone, and insurance. Press ‘Its parts, and your own miles and insurance’ for each of them and a form that takes your own miles, what you were quoted for insurance, your days in a zone and, for a car with a plug, how much you charge at home.',
        'The loss of value is what such a car asks today less what one asks that is three years older with the miles you would add. It is a range, and the evidence page says how often such ranges held. Nobody knows what the market as a whole will do. Electric cars, cars without a mileage and those of over 20 years have no figure: the sum then says that it is without it.',
        `Compare shows the sum for up to four cars at ${USUAL_MILES} a year, and marks one as the least to own only where its range ends below all others. Lists can be sorted by the middle of it; cars without a figure come last.`,
      ],
      keywords: `cost to own, cost of ownership, total cost of ownership, tco, whole life cost, what will it
        cost me in three years, cost over three years, depreciation, how much will it depreciate, what will
        it lose, how much value will it lose, loss of value, lose money on it, hold its value, holds its
        value, resale value, what will it be worth in three years, worth later, future value, residual,
        mot cost, mot fee, price of an mot, public charging, charging away from home, cheapest car to own,
        insurance in the cost, does the cost include insurance, cost to charge at public chargers`,
      links: [{ label: 'Evidence', href: '/evidence' }],
    },
    ...buyersRights,
    {
      id: 'spot-a-scam',
      question: 'How do I recognise a scam?',
      answer: [
        'The usual signs: a price far below similar cars, a seller who cannot be met, a story about working abroad, pressure to decide today, and a request for a deposit before you have seen the car. So are invented delivery or escrow companies, and any message that moves you away from this site and asks for a code or a password.',
        'Do not pay for a car that you have not seen. If you have paid, call your bank at once on the number on your card, then report it to Report Fraud on 0300 123 2040 (in Scotland to Police Scotland on 101), and report the listing on the car’s page.',
      ],
      keywords: `scam fraud fake con dodgy suspicious phishing, is this a scam, too good to be true, half
        the price of the others, is it legit, is the seller genuine, can i trust him, wants money up front,
        wants a deposit before i see it, pay to hold it, never met him, seller is abroad, says he is
        overseas in the army, shipping company, delivery agent, escrow company, asked for my password, wants
        to talk on whatsapp, rushing me, pressure to pay today, lost my money, paid and he vanished, i sent
        money and heard nothing, what are the warning signs, red flags, western union gift cards, move over
        to whatsapp, holding deposit before i have seen it, transfer money before viewing, pay before seeing
        the car, wants me to pay first, he will not let me see the car, cannot meet in person, car is in
        another country, he is working away, will ship the car to me, dead relative, story sounds strange,
        fake website, email pretending to be you, text pretending to be forecourt, sent me a code, give him
        the code, is it safe to buy from him, someone took my money, who do i report fraud to, victim of
        fraud, the seller disappeared with my money, how do scams work, spot a scammer, avoid being scammed,
        dodgy seller, seller offshore, oil rig, courier will bring it, paid a deposit and they vanished,
        price too low, sounds fishy, scammed out of my money, asks me to pay by gift card, seller refuses to
        meet, seller will not let me view it, paid for a car that never came, deposit upfront, i think i
        have been scammed, is it a trick, avoid getting ripped off, email looks like phishing, wants the
        cash before i see it, says he is in the navy, too cheap to be real, sounds wrong, wants it sent to a
        courier, is this seller for real, smells funny`,
      links: [{ label: 'Report Fraud', href: 'https://www.reportfraud.police.uk/' }],
    },
    ...otherAdverts,
    {
      id: 'paying-for-a-car',
      question: 'What is the safest way to pay for a car?',
      answer: [
        'Pay when you stand beside the car with the V5C in your hand, by bank transfer to an account in the seller’s name, and let your bank’s Confirmation of Payee check that name. From a dealer, paying even part of the price by credit card adds protection under section 75 of the Consumer Credit Act 1974 where the car costs more than £100 and no more than £30,000.',
        'Forecourt takes no payments and holds no money. Nobody from Forecourt will ever ask you to pay us for a car.',
      ],
      keywords: `pay payment bank transfer cash card cheque section 75, hand over cash, give him the money,
        wad of notes, pay by credit card, pay by debit card, put it on my card, paypal, visa, when do i pay,
        pay the deposit, do i pay you or the seller, does forecourt take the payment, is a bank transfer
        safe, account in another name, take cash to the seller, take a lot of money, carry that much cash,
        do i pay through your website, do i pay on the site, pay through forecourt, buy it online now,
        checkout, when should i hand over the money, how do i send the money, bank limit, transfer limit,
        which payment is protected, can i use amex, credit card protection, bankers draft, pay half now,
        seller wants cash only, best way to pay, method of handing over money, handing over eight grand, is
        it safe to transfer the money to a stranger, pay for a car in cash, pay by instant transfer, send
        the money before collecting, how do i pay the dealer, payment on collection, how should i hand it
        over, safest to transfer, bring a pile of cash, can i pay with plastic, bank app on the day, how
        does the payment happen, pay him before or after, do you handle the payment, how do i pay safely`,
    },
    ...handingOver,
  ],
};
