import type { HelpGroup } from '../topic';

export const selling: HelpGroup = {
  id: 'listing-and-selling',
  title: 'Listing and selling',
  topics: [
    {
      id: 'list-a-car',
      question: 'How do I list a car?',
      answer: [
        'Sign in and open **Sell your car**, in the account menu and at the foot of every page. Six short steps ask for the car, its details, photographs, a description, price and place. A number plate fills in what the registries know of the car; you need make, model, year, fuel, gearbox, body type, mileage, condition and price, and the rest is up to you.',
        'Each step is saved as a draft that only you see, and you can go on from any device. The last step shows what strangers will see; nothing is public before you publish it. Of your postcode only the first half is shown, the VIN not at all, and the number plate only if you do not hide it; then leave it out of your texts and cover it in your photographs.',
      ],
      links: [{ label: 'Sell your car', href: '/sell' }],
      keywords: `list sell selling my car advert advertise publish post listing, how do i sell my car, sell my car, how
        do i sell on here, i want to sell my car, put my car up for sale,
        put an ad on, place an advert, get rid of my car, want shot of, flog my old car, how do i start
        selling, upload pictures, how many photos, add photographs, what details do i need, create a
        listing, advertise my motor, what do i need to advertise, how do i sell on here, how do i sell a car
        on your site, want to sell, selling a car here, upload my car, make an advert, new listing, sell it
        quickly, where is the sell button, put up an ad, sell my van here, stick my motor on, get my car on
        the site, i have a car to get rid of, where do i type in my car's details, how do i begin an advert,
        can i sell privately on here, photos for my advert`,
    },
    {
      id: 'history-as-said',
      question: 'What can I say of my car’s history in the listing?',
      answer: [
        'The step ‘Details’ has six fields for it: whether it was an insurance write-off and in which category, finance owed on it, whether the V5C log book is in your name, the number of keys, whether you are its first owner, and whether it was imported. None must be filled in. What you leave out is shown as ‘Not said’, with a link by which buyers ask you.',
        'They are shown as your word: Forecourt checks none of it, and what you say must be true. A category of write-off that you know must be said, and stands in place of a verdict on your price: such a car has no valuation here. A car of category A or B must never return to the road, so it cannot be listed for sale. Dealers give the same in columns of a stock file.',
      ],
      keywords: `declare history, write off category in my advert, declare cat n, declare cat s, say it was a write
        off, must i say it was written off, not said, seller says, what the seller says, number of keys, how
        many keys, v5c in my name, finance declared, first owner, say it is imported, list a category a car,
        list a category b car, sell a cat b, scrap car, is what the seller says checked,
        tell you that my car is cat s`,
      links: [{ label: 'Sell your car', href: '/sell' }],
    },
    {
      id: 'cost-of-a-listing',
      question: 'What does a listing cost?',
      answer: [
        'Nothing. A listing, its messages and its valuation are free of charge, for private sellers and for dealers, and we take no share of the price.',
      ],
      keywords: `cost fee price charge commission free listing advert, how much to advertise, how much is
        it to sell, is it free to sell, any fees, any commission, take a cut, take a percentage, costs for
        dealers, price of an advert, damage for putting an ad on, hidden costs, what do i owe you when it
        sells, subscription, do you charge to sell on here, charge for adverts, price of a listing, how much
        is a listing, how much for an ad, is listing free, are ads free, do you take a fee, what percentage
        do you take, how do you make money, do i have to pay to sell, cost of selling, seller fees, what are
        your fees, fees for private sellers, cost to put my car on, does it cost anything to sell, is there
        a charge to sell, catch to it being free, what is your cut, how much do you want for putting it up`,
    },
    {
      id: 'change-or-end-a-listing',
      question: 'How do I change my listing, or end it when the car is sold?',
      answer: [
        '**My Vehicles** in the account menu leads to the cars for sale; signed in, you find a link there to your own. Each can be edited by the same steps as before: a saved change shows on its page at once. There you also mark a car as reserved or sold, or take it down.',
        'The address of a car that was sold or taken down says only what car it was and the day it went.',
      ],
      keywords: `edit change update remove delete withdraw end listing advert sold reserved, take it down,
        get the ad off, it has been sold, car is gone, no longer for sale, mark as sold, lower my price, put
        the wrong mileage in, made a mistake in my advert, fix a typo in my ad, add more photos to my
        listing, pause my advert, changed my mind about selling, remove my car from the site, knock money
        off my asking price, reduce my asking price, bring my price down, put my price up, raise the price,
        sold the car now what about the ad, what do i do with the ad once sold, edit my listing, update the
        mileage in my ad, swap the pictures, alter the description, correct my advert, hide my ad, end my
        listing early, reserve my car for a buyer, mark it reserved, drop the price on my ad, sold it take
        the ad down, wrong details in my ad, pull my advert, cancel my ad, advert still up after i sold it,
        reduce the price of my car, amend my ad, take my car off the site, relist, renew my advert, my car
        sold remove it, get it taken off, change what i wrote in my ad, put it cheaper, stop the advert,
        somebody bought it already take it off, made an error in the advert`,
    },
    {
      id: 'listing-held',
      question: 'Why is my listing held?',
      answer: [
        'Because two people reported it, or because it has signs of a scam, such as a price far below such cars, a photograph of another advert, money asked for before a viewing, or a web address where an account is new. Honest listings can have them too. While it is held, lists and the search do not show it, and its page says that we are checking it.',
        'An e-mail tells you when a hold begins and why. With few signs it ends by itself after an hour, if nobody reports the listing; otherwise a person of our staff decides, and we write to you again. A link in the first e-mail leads to an appeal, for six months and without signing in.',
      ],
      keywords: `listing held, listing on hold, advert held, why is my ad held, held while we check it, my listing is
        being checked, we are checking it, under review, listing not showing, listing not in search, car not in
        the list, advert is hidden, my car does not appear, not visible after publishing, pending listing, when
        will my listing go live, why can nobody see my ad, held listing, hold on my listing, how long is a
        hold, how long does the check take, two people reported my car, reported my advert and now it is gone
        from the list, automatic check, flagged as a scam, appeal a hold, release my listing`,
      links: [{ label: 'Your own listings', href: '/my-vehicles' }],
    },
    {
      id: 'listing-taken-down',
      question: 'Why was my listing taken down, and how do I appeal?',
      answer: [
        'A person of our staff decided it, after a report or because an automatic rule flagged the listing: it misleads, the car cannot be bought as advertised or has been sold, it is there twice, its number plate belongs to another car, its photographs are somebody else’s, or it contains a link or payment details. Our e-mail to the seller gives the reason.',
        'A link in that e-mail leads to an appeal, for six months and without signing in. A person looks at the decision again, and the answer comes by e-mail. If the appeal is right, the listing is as it was before.',
      ],
      keywords: `appeal taken down removed moderated banned suspended listing advert decision unfair, why was my ad removed,
        my advert was taken down, you took my car off the site, my listing has disappeared, my ad has been
        deleted by you, why did you remove my car, appeal against a decision, appeal a take-down, how do i
        appeal, where is the appeal link, challenge the decision, dispute a decision, get my advert back,
        put my listing back up, my listing was rejected, against your rules, which rule did i break, it was
        wrongly removed, you made a mistake about my listing, how long do i have to appeal, deadline for an
        appeal, ask for a review of a decision, how do i get reinstated, unfairly removed, i disagree with
        your decision, email says my listing is down, what happens after i appeal`,
      links: [{ label: 'What may be published', href: '/terms#content-and-conduct' }],
    },
    {
      id: 'seller-badges',
      question: 'What do Verified Dealer, Dealer and Private Seller mean?',
      answer: [
        'They say who is selling, not how good the car is. Everybody starts as a private seller, and only our staff can change the badge. You apply to become a dealer with the company’s name and number, under ‘Seller details’ among your own listings; our staff decide, and the answer comes by e-mail.',
        'If you buy cars to sell them on, you are a trader in law and must say so, whatever your badge.',
      ],
      keywords: `badge verified dealer private seller trade trader business company, what does verified
        dealer mean, what makes somebody a verified dealer, types of seller, become a dealer, apply as a
        dealer, dealer account, we are a small dealership, i run a garage, sign up as a business, trade
        seller, how do you check dealers, who checks the dealers, label next to the seller, can i trust a
        dealer badge, difference between dealer and verified dealer, what is a private seller, is this a
        dealer or private, is the seller a dealer, badge on a seller, verified seller, how does a dealer get
        verified, get the dealer badge, sign up my dealership, i sell cars for a living, my company sells
        cars, join as a dealer, is the seller trade or just a normal person, tick next to the garage name,
        how do we get verified as a dealer, difference between trade and private sellers, is this a real
        dealer, is this a proper dealer, how can i tell it is a trader, verified mark, open a trade account,
        do you vet dealers, do up a few cars a year for profit, do i count as private or trade, sell cars on
        the side, trader or owner, how do you verify dealers`,
      links: [{ label: 'Seller details', href: '/my-vehicles/seller' }],
    },
    {
      id: 'stock-file',
      question: 'How does a dealer list many cars from a file?',
      answer: [
        'Under ‘Stock file’ among your own listings a dealer sends a file of up to 10,000 rows, a sheet of Excel, CSV, XML or JSON, or the https address of one. The next page says what the file would list and change, and names mistakes by row and column; nothing happens before you confirm it. Cars that the file calls sold, reserved or the like are left out, and prices far from our valuation are asked about. A new car whose make or model we do not know waits until our staff add the name, match it or refuse it. Headings of the usual feeds are known; your own are matched with ours once, and words that we do not know are explained once, both kept for the next file.',
        'Your stock number tells the cars apart: the same file sent again changes nothing, and running it confirms that its cars are still for sale. Cars that are not in a later file stay for sale unless you tick that they be withdrawn, at most 30 % of them in a day. Photographs that the file names by their addresses are fetched after the run; others you add on each listing. You can download your listings in the same shape.',
      ],
      links: [
        { label: 'Stock file', href: '/my-vehicles/stock' },
        { label: 'What a stock file holds', href: '/my-vehicles/stock/format' },
      ],
      keywords: `stock file feed csv xml import export bulk upload spreadsheet dealer inventory, upload my stock,
        upload many cars at once, list all my cars from a spreadsheet, import cars from excel, send a csv of
        our cars, bulk upload for dealers, data feed, xml feed, stock feed, connect our dealer management
        system, dms feed, upload our inventory, list a hundred cars, list sixty cars in one go, mass upload,
        multiple listings at once, update all prices in one go, change many prices at once, batch update,
        download my listings as a csv, export my stock, export my adverts, which columns does the csv need,
        format of the stock file, fetch our stock from a url, sync our stock, synchronise inventory, row
        has a mistake in my csv, stock number, withdraw cars missing from the file, put the whole forecourt
        online, add our cars in bulk, import listings, can i upload a spreadsheet`,
    },
    {
      id: 'stock-photographs',
      question: 'How do photographs come with a dealer’s stock file?',
      answer: [
        'By their addresses, in a column such as photos, Picture URLs or Photo 1, Photo 2 and so on; one cell may hold several. The first 20 of a car are fetched after the run, in their order, and checked as uploads are. Those that you add by hand stay as they are.',
        'A picture whose address is no longer in a later file is removed. One that could not be taken is named under ‘Stock file’, with its row and the reason, and tried again.',
      ],
      links: [{ label: 'Stock file', href: '/my-vehicles/stock' }],
      keywords: `photos in a stock file, pictures by url, image links in the csv, photo addresses, import pictures
        with the feed, image url column, picture refs, photos from our website, why did a picture of the feed
        fail, photograph from the feed missing, order of photos in the feed, update pictures by file`,
    },
    {
      id: 'nightly-feed',
      question: 'Can you fetch a dealer’s feed every night?',
      answer: [
        'Yes: under ‘Stock file’ a dealer keeps the https address of a feed and the hour from which it is fetched, in London time. It is read and checked as by hand, with the headings and words that you have matched; prices far from our valuation are left out. Cars that it lacks are withdrawn only if you tick that, at most three in ten in a day.',
        'A feed that shrinks by more than three in ten, more than doubles, cannot be read, or holds other stock numbers than yours changes nothing: your cars stay, and an e-mail says what is wrong. The page lists what the last runs did; for a day each can be undone, by hand or nightly.',
      ],
      links: [{ label: 'Stock file', href: '/my-vehicles/stock' }],
      keywords: `nightly feed, daily feed, automatic stock update, update our stock automatically, fetch our feed every
        night, scheduled import, sync every day, overnight import, keep stock in step with our dms, pause the
        feed, change the address of our feed, why was my feed not run, feed email nothing was changed, history of
        imports, undo an import, the feed broke my listings put them back, what did last night’s feed do`,
    },
    {
      id: 'sent-files',
      question: 'Can our dealer system send you its file?',
      answer: [
        'Yes: under ‘Stock file’ a dealer makes a secret upload address. Your system sends a file of up to 10 MB to it by PUT or POST, as the body or in a form: Excel, CSV, XML or JSON. It is answered at once, and checked and run within minutes, as a nightly feed is: an unsafe file changes nothing and an e-mail says why. Twelve files an hour are taken; they are run in their order.',
        'The address is shown once, as it is made: whoever has it can change your stock. Renew it and the old one ends at once; end it and no file is taken. Cars that a file lacks are withdrawn only if you tick that, and each run can be undone for a day.',
      ],
      links: [
        { label: 'Stock file', href: '/my-vehicles/stock' },
        { label: 'Uploading, for programs', href: '/api-docs#upload' },
      ],
      keywords: `upload address, push our stock file to you, dms pushes files, webhook for stock, send the stock file
        by put or post, curl upload of inventory, secret upload url, renew the upload address, end the upload
        address, dms cannot be fetched only sends, sftp or ftp upload of our file`,
    },
    {
      id: 'dvla-when-you-sell',
      question: 'What do I have to tell DVLA when I sell?',
      answer: [
        'Tell DVLA online on the day of the sale, with the 11-digit number on your V5C. Give the buyer the green V5C/2 slip and destroy the rest. Until DVLA knows, you stay responsible for the car, its fines included.',
        'Vehicle tax does not go with the car: yours is cancelled and the full months are refunded, and the buyer must tax the car before driving it away. Cancel your insurance, and take your private plate off before you sell if you want to keep it.',
      ],
      keywords: `dvla tell notify sold keeper v5c tax refund insurance plate, who do i tell, who tells dvla, notify that i
        sold it, i sold my car what paperwork, send off the log book, which bit of the log book do i keep,
        give the buyer the slip, get my tax back, does the tax go with the car, keep my number plate, got a
        fine after selling, speeding fine for the new owner, still in my name, change of keeper, after the
        sale, what do i do with the v5 once the car is sold, v5 after selling, log book when i sell, fill in
        the v5, tell them i sold it, does my tax pass to the buyer, remaining tax, tax left on it, does the
        road tax transfer, cancel the tax, refund on my tax, sold my car and still get letters, fine for a
        car i sold, change the owner, transfer ownership to the buyer, registration transfer, sold my car do
        i need to tell anyone, paperwork after selling, who needs to know that i have sold, which part of
        the v5 does the buyer get, which slip do i give the buyer, get the rest of my road tax back, road
        tax after it goes to a new owner, still registered to me
        after selling, somebody bought
        it off me what about tax, who do i inform when it is sold, change the name on the v5, how do i sign
        it over, sold mine what next with the paperwork, when the buyer
        drives off who is keeper`,
      links: [
        {
          label: 'Tell DVLA you have sold or bought a vehicle (GOV.UK)',
          href: 'https://www.gov.uk/sold-bought-vehicle',
        },
      ],
    },
    {
      id: 'sell-safely',
      question: 'How do I meet buyers and get paid safely?',
      answer: [
        'Meet at home or in a busy place, in daylight, with somebody beside you. Look at the buyer’s driving licence, check that they are insured before a test drive, and keep the keys in your hand when you change seats.',
        'Hand over the keys and the V5C/2 slip only when the money shows in your own bank’s app. A screenshot of a transfer is no payment, and a cheque or banker’s draft can bounce days later.',
      ],
      keywords: `safe safely buyer meet test drive insurance keys payment, stranger wants a test drive, let
        him drive it alone, is it safe to let someone test drive, before i give him the keys, money has not
        arrived, money is not in my account, says he has paid, says the payment went through, showed me a
        screenshot, screenshot of the transfer, fake payment, take a cheque, accept cash from a buyer, get
        paid for my car, when do i let the car go, sell without getting robbed, should i go along on the
        test drive, go with them on the test drive, go with the buyer, is the buyer insured, insurance for a
        test drive, buyer wants to pay by cheque, buyer wants to pay by bank transfer, buyer wants to pay
        cash, how should i take payment, how do i take the money, when do i hand over the car, is the money
        really there, where to meet a buyer, invite a buyer home, not feel safe with a buyer, protect myself
        when selling, buyer scam, could a buyer rob me, buyer says he sent the money, receive the money,
        check that the payment is real, run off with it on a test drive, stop them driving off with my car,
        has the payment cleared, hand the keys over before or after the money lands, wait for the money
        before giving the keys, stranger coming to my house to see my car, buyers bank transfer not showing,
        accept a banker's draft, let a stranger drive my car, is it safe to sell from home, can the buyer
        reverse the payment, what if the payment is fake, buyer wants to pay by paypal, nervous about buyers
        coming round, stranger turning up at my house, when can i let them have the keys, buyer transferred
        money is it real, should i go with him on the drive, counterfeit notes, is his payment genuine`,
    },
  ],
};
