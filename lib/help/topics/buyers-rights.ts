import type { HelpTopic } from '../topic';

/** Topics of the group 'Buying safely'. */
export const buyersRights: readonly HelpTopic[] = [
  {
    id: 'rights-buying-from-a-dealer',
    question: 'What are my rights when I buy from a dealer?',
    answer: [
      'The Consumer Rights Act 2015 says that a car bought from a trader must be of satisfactory quality, fit for purpose and as described, taking its age, mileage and price into account. For a fault that was there at the sale you can reject the car within 30 days for a full refund.',
      'After 30 days the dealer has one chance to repair or replace it. If that fails, you can ask for a price reduction or reject the car, less a fair sum for the use you have had. In the first six months the fault is taken to have been there at the start unless the dealer shows otherwise. Wear you would expect, and faults you were told about, do not count.',
    ],
    keywords: `consumer rights act refund reject return faulty repair dealer garage showroom trader,
      dealer refuses a refund, garage says tough, dealer will not help, showroom will not fix it, sold me
      a lemon, broke after three weeks, engine gone, gearbox gone, clutch went, engine light came on,
      fault appeared after a month, bought from a garage and it broke down, give it back to the dealer,
      hand it back, get my money back from the garage, 30 days, six months, does the dealer have to repair
      it, warranty from a dealer, not of satisfactory quality, what can i do if it is faulty, dealer says
      no refunds, is that legal for a dealer, bought from a dealer last week, car from a dealer is in limp
      mode, warning light after buying from a dealer, car dealer ignoring my complaint about a fault, can
      i reject the car, how long do i have to return it to the dealer, dealer wants me to pay for the
      repair, trader refuses to repair, what are my rights with a garage, broken down already, it packed
      up, car died on the way home, something went wrong with it after i bought it, return a faulty car to
      a garage, dealer fobbing me off, garage will not repair the fault, gearbox went after two weeks
      dealer, broke down a week after buying it from a garage, short term right to reject, had it a month
      and it has gone wrong, fault after a fortnight garage, do i have to let them repair it, forecourt
      sold me a bad one, trader sold me junk, how long am i covered by the dealer`,
    links: [
      {
        label: 'Problems with a used car (Citizens Advice)',
        href: 'https://www.citizensadvice.org.uk/consumer/buying-or-repairing-a-car/problems-with-a-used-car/',
      },
    ],
  },
  {
    id: 'rights-buying-privately',
    question: 'What are my rights when I buy from a private seller?',
    answer: [
      'Fewer. The car must be as the seller described it, and the seller must have the right to sell it; nothing says that it must be of satisfactory quality. It must be roadworthy, unless it is clearly sold as not for use on the road.',
      'So keep a copy of the listing and of your messages: they are your evidence of the description. A trader who poses as a private person to escape the law commits an offence. If you suspect it, report the listing on the car’s page.',
    ],
    keywords: `private seller privately sale sold as seen caveat emptor misdescribed, bought off a bloke,
      bought off somebody on his driveway, bought privately and it broke down, any comeback, come back on
      the seller, he told me there were no faults, neighbour sold me his car, not a dealer, engine is
      knackered, no refund from a private person, small claims court, take him to court, hidden faults he
      did not mention, what protection from a private person, private sale goes wrong, what happens in a
      private sale, rights against a private seller, man off the internet sold me a bad car, problem with
      a car i bought privately, car from a private owner has a fault, private seller refuses to refund,
      person i bought it from will not answer, ad said it was perfect, it was not as described, can i sue
      the previous owner, do i have rights if it is not from a dealer, sold as seen no refunds, guy sold
      me a dud, seller lied about the condition private, do i have any rights private, sold as seen by an
      individual, sold as seen am i stuck with it, private buyer protection, get my money back from a
      private person, bloke who sold it will not answer, bought off facebook person and engine went,
      bought it off someone and it has broken, private owner lied to me, bought off a lad and it died, man
      sold me rubbish, private seller said it was mint, got it off a neighbour and it broke, can i get
      money back off a private owner`,
  },
  {
    id: 'distance-selling',
    question: 'Can I change my mind if I buy a car without seeing it?',
    answer: [
      'From a dealer, usually yes. If the contract was made entirely at a distance, online or by telephone, the Consumer Contracts Regulations 2013 give you 14 days from the day after delivery to cancel for any reason, and 14 more to send the car back. The dealer may deduct for use beyond what you would do in a showroom.',
      'If you signed or paid at the dealer’s premises after viewing, this right normally does not apply. It never applies to a private sale.',
    ],
    keywords: `distance online internet telephone unseen delivered cancel cooling off period 14 days
      return, i hate it, cancel the order, ordered without seeing it, bought over the phone, bought on the
      internet, click and collect, it was delivered to my house, not what i expected, return it within two
      weeks, regret buying, cooling off if it is delivered, never saw it before buying, right to cancel,
      fourteen days, return a car bought online, how long have i got to cancel, who pays for sending it
      back, does it count as distance selling, delivered car return, the dealer delivered it and i do not
      want it, change of heart, bought without viewing, ordered online and had it delivered, return if i
      do not like it, fortnight to change my mind, do i get 14 days, online purchase rights, can i cancel
      my order with the dealer, buyers remorse, delivered by the dealer and not happy, had it dropped off
      and do not want it, bought it off the website without seeing, can i hand it back after delivery, do
      not fancy it now it has come, how many days to send it back`,
  },
];
