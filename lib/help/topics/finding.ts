import type { HelpGroup } from '../topic';

export const finding: HelpGroup = {
  id: 'finding-a-car',
  title: 'Finding a car',
  topics: [
    {
      id: 'search-words',
      question: 'What can I type in the search box?',
      answer: [
        'On the list of used cars, type what you want in any order: make, model, trim, body, fuel, gearbox, colour, year or plate, doors, seats, owners, engine, equipment, a price or a mileage, and a town or the first half of a postcode, with a distance if you like. A car is found if all of it is true of the car. Try ‘vw golf automatic’, ‘red fiesta under 8k’, ‘7 seats diesel’, ‘focus estate near Leeds’, ‘19 plate heated seats’, ‘LS6 electric’ or ‘van within 20 miles of York’. A place alone means within 50 miles of it. ‘not diesel’, ‘-diesel’ or ‘except BMW’ leaves such cars out: a make, model, body, fuel, gearbox, colour or seller.',
        'Short names and one slip of the keyboard in a word are understood: ‘merc’, ‘mx5’, ‘feista’. Of a full postcode only the first half is read and kept.',
        'What was understood stands as chips above the cars; press one to take it off. Words that were not understood are named there, and left out if others were understood or if they are ordinary words. If fewer than six cars are found, the list offers the smallest changes that find more.',
      ],
      keywords: `search box, what can i search for, search words, keywords, which words does the search
        understand, search by price, type a budget, search by colour, search for a trim, search by plate,
        new plate, search for seats, we did not understand, not understood, word left out, my search found
        nothing, no results, search not working, chips above the cars, remove a word from my search, search
        tips, how does the search work, spelling in search, abbreviations, can i search for two things`,
    },
    {
      id: 'find-cars-near-me',
      question: 'How do I find cars near me?',
      answer: [
        'On the list of used cars, open the filters and give a postcode, its first half, a town or a suburb, and a distance in miles. The list then holds only cars within that distance, measured in a straight line. You can also name the place in the search box: ‘petrol within 20 miles of LS6’.',
      ],
      keywords: `location nearby local radius distance miles, close to where i live, close to town, within
        20 miles, how far away, not too far, search around my postcode, filter by area, only show local
        ones, limit the distance, travel an hour, in my city, closest first, nearest car to me, cars in my
        town, only see cars in one place, motors for sale in a city, change my location, search by town,
        local cars only, within walking distance, near my work, near my parents, anything round here, stop
        showing me motors miles away, only ones i can drive to, in my county, up in scotland when i am in
        kent, anything closer, set my area, near leeds`,
    },
    {
      id: 'save-a-car',
      question: 'How do I save a car for later?',
      answer: [
        'Press the heart on the car. Your favourites are on a page of their own, which the header leads to. Signed out they are kept on this device, 200 at most; when you sign in they are added to your account, and you find them on every device.',
        'The page says what a car cost when you saved it and what has changed since you last looked, and sorts by price or by price cut. In your account each car has a note of your own. A car that is gone stays, with its last price, until you take it away. Below stand the cars you looked at last on this device.',
      ],
      keywords: `favourite heart shortlist bookmark wishlist, come back to it later, where are my saved
        cars, i hearted a few, my favourites disappeared, favourites on another phone or computer, keep an
        eye on one, remember this car, watch list, pin it, where did the ones i saved go, remove from
        favourites, add to favourites, like a car, look at it again another day, keep a few to compare,
        favourites are gone, sync my favourites, like button, heart icon, make a list of cars i fancy, put
        one aside to look at later, my shortlist is empty, lost my favourites, see my favourites on my
        phone, unsave a car, keep track of cars, keep this one to show the missus, keep hold of one for
        tonight, mark the ones i want, starred, saved ones vanished, where do i find what i liked, keep a
        car in my list, like it for later`,
      links: [{ label: 'Favourites', href: '/favourites' }],
    },
    {
      id: 'share-a-shortlist',
      question: 'How do I show my favourites to somebody and hear what they think?',
      answer: [
        'Signed in, your favourites have ‘Share this shortlist’. It makes a secret address: whoever you send it to sees your cars without an account, and can put a yes, a no or a word under each. Their answers stand on your favourites, and you can delete each one.',
        'They see your first name only if you tick that box, and of your notes only those that you marked. ‘New address’ ends the old one at once; ‘Stop sharing’ ends it for good and deletes the answers. No search engine lists a shared shortlist, but whoever has the address can pass it on.',
      ],
      keywords: `share my favourites, share my shortlist, send my shortlist to my wife, show my husband the cars i
        like, show my partner, choose a car together, two of us looking, get a second opinion, ask my dad what he
        thinks, ask a friend, let somebody vote on the cars, send my list of cars, link to my favourites, share
        saved cars, show the family, can someone else see my favourites, shared list, stop sharing my list, new
        link for my list, who can see my shared list, what did they say about the cars, comments on my favourites,
        share without an account, pass my list on, send the ones i hearted`,
      links: [{ label: 'Favourites', href: '/favourites' }],
    },
    {
      id: 'tell-me-when',
      question: 'Can you tell me when a car comes that I am looking for?',
      answer: [
        'Yes. Filter the list to the car you want, then press ‘Save this search’ beside its count; it also stands on the page of a make, model or town, in an empty list and on a car that is gone. Choose how often: at once (one e-mail an hour at most), every morning, every Monday, or only on this site. Signed in, the search is on at once; without an account we mail you a link, and it is on once you press the button there. Each search is confirmed on its own; others that you saved stand as ‘Waiting to be confirmed’ on the page that opens then, with a button each.',
        'A car is told of once: when it is listed, comes back, gets cheaper or is changed so that it comes into the search. One that has left before the e-mail goes is not in it. Each e-mail has a link ‘Stop these e-mails’; on the page of your saved searches you change, pause or delete them, and find the address of a feed for a feed reader. You can save fifty.',
        'Of a car you saved in your account: when it gets cheaper, is reserved or sold, or is for sale again, an e-mail tells you, at once, once a day or never, as you choose in **Settings**; one e-mail for all your cars. Your favourites show what has changed, in or out of an account.',
      ],
      keywords: `tell me when, alert, alerts, set up an alert, email alert, notify me, notification of new cars,
        let me know when one comes up, save a search, saved search, save my search, keep my filters, new
        listings by email, when a new car is listed, price drop alert, tell me when the price drops, when it
        gets cheaper, price alert, when a favourite is sold, waiting list, wanted ad, looking for a certain car,
        none for sale at the moment, watch for new cars, remind me, subscribe to a search, rss, feed of new
        cars, drop me a line when, tell me if one turns up, be the first to know`,
      links: [{ label: 'Saved searches', href: '/saved-searches' }],
    },
    {
      id: 'monthly-figure',
      question: 'Can I pay monthly? What is the figure per month?',
      answer: [
        'The monthly figure is the price divided by 36, to compare cars by; it is not a credit offer. Forecourt lends no money, brokers no loans and takes no applications. A dealer may offer finance of their own: ask the dealer.',
        'What a quotation comes to you can work out yourself: ‘Work out monthly payments’ below the price of a car, or the **Finance calculator**, with your own deposit, term and rate.',
      ],
      keywords: `finance credit loan instalments apr interest lease pcp, monthly payments, spread the cost,
        do you offer finance, buy on finance, can you lend me the money, borrow money to buy, my credit is
        bad, credit score check, what is the monthly price based on, how is the monthly amount calculated,
        is it a credit offer, car on tick, put down a deposit and pay the rest, paying bit by bit, pay it
        off over time, pay over three years, buy now pay later, car payments, get a loan from you, interest
        free, what does it cost each month, can i afford it monthly, apply for finance, arrange finance,
        price divided by 36, is hp available, can i get it on pcp, monthly price under the car, no deposit
        finance, pay in bits, in instalments over four years, finance with bad credit, how did you get the
        monthly figure, is that monthly price real, finance calculator, 0% finance, can i lease through you,
        repayments, so much a month, what does 36 months mean, is the monthly bit a real quote, do you do
        finance or only cash, credit agreement, spread it over a few years, are you a lender or a broker,
        zero percent finance`,
    },
    {
      id: 'finance-calculator',
      question: 'How does the finance calculator work?',
      answer: [
        'Type the deposit, the months and the rate of your quotation: we fill in no rate, because yours depends on you and your lender. It shows the amount of credit, the monthly payments, the total charge for credit and the total payable, for hire purchase (HP) or a personal contract purchase (PCP). It also goes the other way: type what you can pay each month, and it says which price that reaches. It is arithmetic, not a credit offer.',
        'A PCP leaves a final payment to the end, which you pay to keep the car. Type the one of your quotation; from a car’s page, with your miles a year, we suggest the lower end of what such a car asks at that age and mileage. No fees are counted: a lender’s quotation says which there are. The deposit, months and rate stay on this device, for the next car.',
      ],
      keywords: `finance calculator, work out monthly payments, hire purchase calculator, pcp calculator, balloon payment,
        optional final payment, guaranteed future value, total amount payable, total charge for credit, amount
        of credit, representative example, annual percentage rate, how is the payment worked out, what would
        the instalments be with a deposit, deposit and months, term of the loan, 48 months, what can i borrow
        for so much, total cost of credit, is hp or pcp cheaper, hp against pcp, why is no interest rate
        filled in, do you keep my finance figures, are my finance figures stored`,
      links: [{ label: 'Finance calculator', href: '/finance' }],
    },
    {
      id: 'monthly-filter',
      question: 'Can I list cars by what they cost a month?',
      answer: [
        'Yes: under ‘More Filters’, type the most that you can pay each month with your deposit, the months and the rate of a quotation. By hire purchase these four make a highest price, and the list shows the cars up to it; the example above the list is complete, and not a credit offer. Each car says its own payment by these figures, rounded up to the pound. Sort by price: that is the order of payments too.',
      ],
      keywords: `filter by monthly payment, monthly budget, cars under so much a month, up to 250 a month, sort by
        monthly price, cheapest per month, list by payment, what cars can i get for 200 a month`,
      links: [{ label: 'All filters', href: '/vehicles/filters' }],
    },
    {
      id: 'compare',
      question: 'How do I compare cars side by side?',
      answer: [
        'Cards and cars’ pages have a link to compare them: choose two to four cars with it, and a small bar counts them and leads to their comparison. What differs comes first, in words such as ‘£1,205 cheaper’ or ‘18,000 fewer miles’; then the rest. What is better is marked only where that is a fact, such as a lower price, never where it is taste. Give it a postcode or a town, and it says how far away each car is.',
        'The address of a comparison holds its cars: send it to somebody, save it, or print it on one page of A4. A car that has been sold says so in its column. The chosen cars are kept on this device, without an account. Without JavaScript the comparison takes the addresses of further cars in a field.',
      ],
      keywords: `compare, comparison, compare two cars, side by side, next to each other, difference between
        two cars, what differs, which one is better, which is cheaper to run, line them up, put cars against
        each other, cars versus each other, comparison table, compare tray, bar at the bottom, remove from
        comparison, clear the comparison, compare up to four, a fifth car, how many can i compare, share a
        comparison, print a comparison, compare specs, compare features, compare prices of two adverts`,
      links: [{ label: 'Compare cars', href: '/compare' }],
    },
  ],
};
