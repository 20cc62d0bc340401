/** The uses of personal data: purpose, data, legal basis, retention. */
export const dataUses = [
  [
    'Your account',
    'Name, e-mail address, password (kept only as a hash), telephone number and picture if you add them; of each sign-in its browser and its time',
    'Contract: you asked for an account',
    'Until you delete the account. A sign-in: until you sign out or it ends',
  ],
  [
    'Your listings',
    'What you write about a car, in a draft too, its registration, VIN, photographs and short codes that recognise them, what you asked for it and from when, what you changed of a public advert, and when it was listed, gone and back, your town and postcode; what it fetched if you say so; when we asked whether it is still for sale and when you said yes. From dealers: a stock file with your numbers of the cars, which of its headings is which, what you told us that its words mean, the rows of cars that wait because we do not know their make or model, the addresses of photographs in it, the address and hour of a nightly feed, a hash of the address to which your system sends files and when the last one came, and what the last runs did',
    'Contract: you asked us to keep it and to publish it. Legitimate interests: showing buyers how the price and the advert changed, that the car was advertised here before, and no cars that are gone; counting, in groups of ten sold cars or more, how right our valuations were, and correcting them by what three sellers or more ask for such cars',
    'Until you delete the listing or the account. Prices and changes of a deleted listing with a number plate, VIN or photographs, and what it is known by, so that they show if that car is listed again: 12 months, or until you delete the account. Hashes of the changes stay, and lead to nothing. Hashes of its valuations, which then lead to nothing, and the counts stay. A stock file: about an hour; one that your system sends: until it is run. Cars that wait: until they are listed or a later file replaces them, or for 90 days. The addresses of photographs: until a file names them no more; what runs did: the last sixty; what each changed, so that it can be undone: a day',
  ],
  [
    'Messages between buyers and sellers',
    'Name, e-mail address, what is written, when it was read, replies you saved, whom you blocked; offers with their sums and days, reservations, and who asked to be told of a car',
    'Contract: you asked us to pass them on',
    'Your words, offers and reservations: until you delete your account. The conversation: until the seller is deleted. Without an account: until the seller is deleted, or you ask us; a message that is not confirmed: 7 days',
  ],
  [
    'E-mails about messages, decisions, listings and saved cars',
    'Which conversation, decision, report or listing, or which saved cars with what changed, when it was sent, how often it was tried and why it was refused; the text is not kept',
    'Contract: you asked for an answer. Legitimate interests: telling you what was decided, what becomes of your listings and, unless you switch it off, of the cars you saved',
    '30 days from sending',
  ],
  [
    'Favourites and valuations in your account',
    'Which cars you saved, at what price, what you noted on them, the price and state that you last saw or were told, and when you last looked; the cars you had valued while signed in, with the number plate and the outward postcode if you gave them, and the figures',
    'Contract: you asked us to keep them',
    'Until you remove them or delete the account',
  ],
  [
    'Saved searches',
    'What you search for, its name, how often you want e-mails, which cars came into it and which we told you of; when an e-mail was sent, how often it was tried and why it was refused; without an account your e-mail address',
    'Contract: you asked us to tell you of cars',
    'Until you delete the search or the account; the address, until its last search is deleted; a search that is not confirmed: 7 days. Which cars came: 90 days. E-mails: 30 days from sending',
  ],
  [
    'A shortlist that you share, and answers to one',
    'That you share it, and whether with your first name and the notes you marked. Of those who answer: yes, no or a word about a car, a name if they type one, when, and the hash of a random number in a cookie. Who only looks is not noted',
    'Contract: you asked us to show it. Legitimate interests: passing an answer on to whom it is for',
    'Until you stop sharing or delete the account; an answer also until you or its writer take it back, or the car leaves your favourites',
  ],
  [
    'Looking up number plates',
    'The number plate of a car for sale or of one typed into a form, and what DVLA and DVSA answer about it: no keeper. Nothing says who typed it',
    'Legitimate interests: telling buyers what the record says of a car',
    'As long as the car is for sale and is looked up; otherwise 30 days',
  ],
  [
    'LiveChat and help',
    'What you write, the page you wrote it on, and our answers, with your account or, without one, the hash of a random number in a cookie',
    'Legitimate interests: answering questions',
    '12 months from the last message, or until you delete the account',
  ],
  [
    'Keeping the site safe',
    'Keyed hashes of your network address and of an e-mail address that is named, counted against limits, such as that of telephone numbers shown to one network in a day; reports and flags about listings; messages held back; conversations that were reported',
    'Legitimate interests: stopping abuse and fraud',
    'Hashes: until the limit has passed, a day at most. Reports: as long as the listing exists, and of a deleted one 12 months, with its make, model, year, price and seller number. Held messages and reports of a conversation: as long as the conversation',
  ],
  [
    'Decisions of our staff',
    'What was decided about a listing, a conversation, a message held back or an application, or done in LiveChat, when, by which member of staff and why; what you write to appeal; notes of staff about a seller or a conversation',
    'Legitimate interests: the same rules for all, and answering for what we decided',
    'Decisions: two years, also where the listing or the account is deleted: the log then has numbers, the car’s name, the reason and the name of the member of staff. Appeals: as long as the decision, or until you delete your account. Notes: as long as the seller or the conversation, or until you delete your account',
  ],
  [
    'Counting views of a car, and how many visitors have its seller’s number shown',
    'A hash of the network address that changes every day; your account is compared with the seller’s, and not stored',
    'Legitimate interests: telling sellers how often a car is seen and their number is shown',
    'The hash: two days. The counts of each day: with the listing',
  ],
  [
    'What the law asks of us',
    'Records that a law, a court or an authority requires',
    'Legal obligation',
    'As long as that law says',
  ],
] as const;
