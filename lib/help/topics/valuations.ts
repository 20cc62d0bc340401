import type { HelpGroup } from '../topic';

export const valuations: HelpGroup = {
  id: 'valuations',
  title: 'Valuations',
  topics: [
    {
      id: 'how-valuations-work',
      question: 'How is a car’s value worked out?',
      answer: [
        'By a statistical model that was trained on real UK adverts. It looks at make, model, age, mileage, fuel, gearbox, body type, condition and, where it is known, engine size. A car’s page shows one figure, two ranges and how much each detail adds or takes.',
        'It learns from asking prices, so it estimates what a car would be advertised for. What a car is sold for is often a little less.',
        'To value a car of your own, fill in the form under AI Valuation; it takes no account. Signed in, each valuation is kept under Valuation History, with a chart of how the figure changes. A list of up to 500 cars can be valued at once from a file.',
      ],
      keywords: `value valuation worth estimate price model algorithm ai, how much is my car worth, know
        what a car is worth, how do you work out the value, come up with the figure, where does the number
        come from, where do you get the prices, what is the estimate based on, does mileage matter, what
        they sold for or what people ask, asking prices, trained on adverts, how does the ai decide, get a
        valuation, value my car, price guide, what goes into the valuation, tell me what my car is worth,
        how much could i get for my car, how much should i ask for my car, what should i price my car at, is
        the valuation based on, does the condition matter, why is the valuation so low, why is the value so
        high, market value, how is the value calculated, what data do you use, ai price, how much is a car
        like this worth, trade value, does service history change the value, does the value take account of
        the miles, how come it is valued at that, formula, how did the computer price it`,
    },
    {
      id: 'valuation-ranges',
      question: 'What do the 80% and 90% ranges mean?',
      answer: [
        'Of a hundred cars like this one, about eighty are advertised within the narrower range and about ninety within the wider. A wide range means that such cars differ a lot, or that few have been seen.',
        'Where the narrower range is wider than 35% of the figure, the listing says where its price lies to the range: below, within or above it. Wider than 60% of the figure, it says nothing on the price, and its page says why. Cars over 20 years old, and electric and hydrogen cars, have no figure, nor have those with over 300,000 miles: the adverts know too few of them. A listing whose seller gives a category of write-off has none either: how much less it is worth depends on the damage and its repair. A price below the wider range, however wide that is, is ‘Far below such cars: ask why’.',
      ],
      keywords: `range ranges 80% 90% band interval confidence accuracy, what do the percentages mean,
        eighty percent, ninety percent, why is the range so wide, big gap, massive gap, lower and upper
        figure, between two prices, how accurate is the estimate, how sure are you, how reliable is the
        valuation, can i rely on the figure, margin of error, narrow band, why does it give a range, range
        rather than one price, more than one price, from and to price, what is the range for, what does the
        90 percent mean, how exact is it, can it be wrong, how wrong can it be, uncertain, spread of prices,
        high and low estimate, how confident, percentage next to the value, why two numbers, two sets of low
        and high prices, why are there two ranges, 90 one more trustworthy than the 80, how precise is the
        figure, range is huge, difference between the 80 and the 90, how certain is the estimate, why such a
        wide gap, top and bottom figure, lowest and highest figure, how far out could it be, inner and outer
        range`,
    },
    {
      id: 'ai-verified',
      question: 'What does AI Verified mean on a listing?',
      answer: [
        'That the valuation knows such cars well enough to judge the price, and that the price lies inside its 80% range. It is a statement about the price alone. It says nothing about the car’s condition, its history or its seller.',
        'Well enough means that the 80% range is at most 35% of the figure. Such a listing also says how its price stands: so many pounds under or over the usual price, or the usual price, which is the middle half of such cars. A price below the 90% range is ‘Far below such cars: ask why’: there may be damage, a category or no such car, so it wears no badge and comes last in ‘Furthest under the usual price’. Tap the badge or the verdict for the reasons.',
        'Unbeaten is another matter: the car is cheaper, newer and has fewer miles than two or more of that model from other sellers here, and no other with a valuation is all three against it. It is said only where there are eight others or more.',
      ],
      keywords: `ai verified badge tick price checked, tick next to the price, has somebody inspected it,
        does verified mean checked, is a verified car a good one, why has this one not got the badge, is the
        price fair, is it a good deal, overpriced, is it good value, green tick, price verified, what is ai
        verified, what does the verified mark mean, verified price, price badge, why is this car ai
        verified, why is mine not verified, does the badge mean the car is good, is the car inspected by ai,
        did ai check the car, is this price good, how do i get ai verified, sticker on the listing, proof
        someone inspected it, ai approved, is the ai badge a guarantee, does ai verified mean mechanically
        checked, why no ai badge, ai verified car safe to buy, price is fair badge, ai label, trust the ai
        verified badge, ai sign on a car, was it looked over by anyone, does it prove the car is sound, why
        does this have a tick for price, is it a safe buy if verified, priced fairly`,
    },
    {
      id: 'valuation-not-an-offer',
      question: 'Is a valuation an offer to buy my car?',
      answer: [
        'No. It is an estimate and not an offer, an appraisal or financial advice. Nobody has seen the car. Damage, service history, optional extras and where you live can all move the price.',
      ],
      keywords: `offer buy quote guarantee binding valuation, will you give me that for it, is it an offer,
        is the valuation binding, will i get that much, am i guaranteed that price, instant cash, we buy any
        car, use the valuation for insurance, official appraisal, have to sell at the price you say, must i
        sell for that price, are you going to buy it, actually pay me the amount, will you pay me, give me
        six grand for it, cash for my car, honour the price, guaranteed price, is that a promise, a firm
        offer, official value for insurance, can i use it in court, do you purchase cars from the public,
        you said it is worth that so give me it, is that what you will pay me, mine's worth that will you
        give me that, can i hold you to the valuation, sell my car to forecourt, do you buy cars yourselves,
        is the figure an offer, can i sell it to you for the price quoted, will forecourt buy my car, can i
        take your price, do i get that money, do you take cars in, is it a definite price, buy it off me
        today, sell to you instead`,
    },
  ],
};
