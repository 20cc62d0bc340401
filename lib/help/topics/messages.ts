import type { HelpGroup } from '../topic';

export const messages: HelpGroup = {
  id: 'calls-and-messages',
  title: 'Calls and messages',
  topics: [
    {
      id: 'contact-a-seller',
      question: 'How do I phone or write to the seller of a car?',
      answer: [
        '‘Call Seller’ on the car’s page shows the seller’s number after a press, as a link that your phone can dial; it is there where the seller has given a number. ‘Send Message’ opens a form with three ready questions: whether the car is still for sale, when you can see it, and what the best price is. You need no account for either.',
        'The cars and sellers that this demonstration came with are made up, and so are their numbers: nobody answers there.',
      ],
      keywords: `message a seller, contact seller dealer owner phone call ring telephone number message
        write enquiry, get in touch, get hold of the seller, ring them about the car, number to ring, number
        for the guy selling, whats the number, send a message, email the seller, ask the owner a question,
        ask a question about the car, ask if it is still for sale, ask about the service history, book a
        viewing, arrange a viewing, go and look at it, see the car, have a look at it on saturday, test
        drive one, view it at the weekend, make an appointment, whose car is it, reach the
        dealer, call seller button, send message button, no phone number on the page, how am i meant to
        ring, where is the phone number, show the number, seller number, come round and see it, come and
        have a look, pop round, see it in person, see it tonight, when can i view it, set up a viewing,
        message the seller, how do i message someone about a car, drop them a line, talk to them first, find
        out more about the car, want more information on a car, want to buy this car what now, i am
        interested in this car, next step to buy, who do i speak to about this car, ask for more pictures,
        whoever owns it, ask if it is still available, ask whether they still have it, is it ok to ring the
        owner, chat to the person with the car, how do i go about buying one i have seen, best time to see
        it, ask him some questions, interested in one how do i get hold of them`,
    },
    {
      id: 'where-are-my-messages',
      question: 'Where do I find my messages and their replies?',
      answer: [
        'On the messages page, once you are signed in: the header leads to it and counts what is unread. Every conversation about a car is there, as a buyer and as a seller, and new messages appear without loading the page again.',
        'If you wrote without an account, the link in our e-mail opens your conversation, and you answer there. It works for 30 days; after that its page sends a new one to the same address.',
      ],
      keywords: `messages inbox conversation chat replies unread history, where are my messages, where do i
        see replies, see what they wrote back, lost the chat, find an old message, message i sent last week,
        did he write back, did they reply, where did my message go, see the messages i sent, number next to
        messages, chats with buyers, talk i had with the seller, carry on the conversation, get back to a
        conversation, conversation from before, see my old chats, check my messages, any new messages, i
        have a new message, open my inbox, read my messages, where does the reply come, where will the
        answer come, how do i read the reply without an account, find the chat again, previous messages,
        list of my enquiries, messages from buyers, where do replies turn up, how do i answer a seller, did
        my message arrive, where is the answer from the dealer, messages page, where can i find the emails i
        exchanged with the seller, he said he wrote back but i cannot see it, cannot see his reply anywhere,
        conversation vanished, what did the dealer say to me, thread with the seller, track down a message,
        see earlier messages`,
    },
    {
      id: 'confirm-email',
      question: 'Why must I confirm my e-mail address before my message is sent?',
      answer: [
        'Because without an account anybody could write in your name. We mail you a link first: it shows your message, and one press there sends it to the seller. The same link is how you read the replies, so keep the e-mail. If none comes, look in the spam folder. What is not confirmed is deleted after 7 days.',
        'Signed in, your message goes at once, with the address of your account. The seller does not see the address in either case.',
      ],
      keywords: `confirm verify verification email address link guest message not sent, you sent me a link,
        click a link in an email, why do i have to click something, check your inbox, filled in the form,
        message has not gone, did my message go through, prove my email address, prove who i am before
        writing, the seller has not got my message, confirmation link never came to send my message, writing
        without an account, press the link, link expired, have to click that link for my message to be sent,
        confirm link, why confirm my email, waiting for me to confirm, have not had the link yet, did not
        get the confirmation for my message, is the link safe, what is this email with a link, verify before
        sending, email about my message to the seller, must i confirm every time, why do you need my email
        to send a message, why does the seller not see my message yet, why wont my message send until i
        press a link, verify my address to ask a question, got an email asking me to confirm, is this
        confirmation email genuine, i never got the email to confirm my enquiry, confirm before you send it
        on, message is not sent yet, resend the link, need to verify email to contact the seller, why the
        email before it goes to the seller, says to check my email first`,
    },
    {
      id: 'message-held',
      question: 'Why was my message held back?',
      answer: [
        'Because it has a web link, tells where to pay, such as a sort code or an account number, or asks for a card, a code or an account, and we have not known you for 30 days: most frauds begin like that. You still see your text, marked as held back, with the reason; the other side sees that a message was held back, and why, but not the text.',
        'Our staff read such messages, and deliver them or keep them back; of the latter an e-mail gives the reason, with a link to appeal. While this site is a demonstration that may take long, or not happen: write it again without them, and tell what the other side needs when you meet, beside the car.',
      ],
      keywords: `held back blocked link bank details sort code account number message warning, my message
        was not delivered, message was blocked, why was it stopped, message is waiting, being looked at,
        under review, has not gone through because of a link, sent a video link, send a web address, put my
        sort code in, cannot send my account number, what did i do wrong, message not passed on, censored,
        filter, red warning on my message, they cannot read my message, warning next to my message, other
        person cannot see what i sent, why is there a warning, message says held, share a video with the
        buyer, send my iban, give my bank details in a message, my text was hidden, message removed, you
        blocked what i wrote, am i not allowed to send links, when will it be let through, released, why did
        you stop my message, waiting to be checked, blocked because i put a link in, put a phone number or
        web address in, message did not get through to the buyer, did i say something wrong, says pending,
        flagged my message, red box on my message, enquiry has been stopped, red mark next to what i sent,
        will not let me send my bank number, why can i not send a website, my message did not reach them,
        message vanished with a warning, you hid my message`,
    },
    {
      id: 'make-an-offer',
      question: 'How do I make an offer for a car?',
      answer: [
        'With ‘Make an offer’ on the car’s page, or in your conversation with the seller: you type a sum and choose the day until whose end it stands, at most 14 days from now. You need no account; without one you confirm your e-mail address first. The seller accepts it, declines it or answers with another sum, and you can do the same with theirs. Each step is a message in the conversation, and an e-mail tells of it. An offer that nobody answers ends with its day; only the two of you see it.',
        'One offer is open in a conversation at a time; who made it can withdraw it. A sum is from £1 to twice the asking price; one below a third of it is asked about once. If the asking price changes meanwhile, that stands beside the offer, and an acceptance made on a page with the old price is asked for again.',
      ],
      keywords: `make an offer, offer less, offer a price, put in an offer, bid for a car, haggle, negotiate the price, knock
        the price down, cheeky offer, counter offer, counteroffer, accept an offer, decline an offer, withdraw my offer,
        seller refused my offer, how long does an offer stand, offer expired, can i offer lower than the asking price,
        will they take less, name my price, agree a price, another sum, knock him down a bit, my offer ran out, my offer has
        lapsed, offer not answered in time, my offer was ignored, minimum offer, lowest offer, who can see
        my offer`,
    },
    {
      id: 'is-an-offer-binding',
      question: 'Is an offer or a reservation a contract?',
      answer: [
        'No. Agreeing a price here is not a contract, and a reservation is none either: both say what the two of you mean to do, and either can still change their mind. Forecourt takes and holds no money for them. What binds you is what the two of you agree when you meet, in writing or by word.',
        'Reserving is free. Somebody who asks for a deposit because a car is reserved here does so on their own account: see the car and its papers first.',
      ],
      keywords: `binding offer, is it binding, legally binding, contract for a car, can i change my mind after offering, can
        the seller back out, seller accepted then sold to somebody else, pulled out of the sale, gazumped, do i have to
        buy it, obliged to buy, agreed a price, deposit for a reservation, holding fee, refund of a
        reservation fee`,
    },
    {
      id: 'reserve-a-car',
      question: 'Can I reserve a car?',
      answer: [
        'Where its seller allows it, for 24 or 48 hours: write to the seller, and the conversation has a button to reserve. One buyer at a time has a car, two cars at a time, and not the same car again within seven days; all buyers together have it for at most three days of any seven, unless its seller allows more. It ends by itself, when either of you ends it, or when the car is sold. No money is held.',
        'While it lasts the car’s page says until when it is reserved, and its card in lists and favourites ‘Reserved’: never for whom, though its seller reads that it is you. After the end they may say so for up to ten minutes more. Others can ask in their conversation to be told: the first in line gets a message and an e-mail when the car is free, and if they leave it a day, the next. As a seller you allow reservations under ‘Reservations’, in **My Vehicles** or in any conversation about the car.',
      ],
      keywords: `reserve a car, hold a car for me, put a car on hold, keep it for me, book the car, hold it till saturday,
        reserved until, somebody reserved it, next in line, waiting list for a car, tell me when it is free, allow
        reservations, end a reservation, cancel my reservation, release a car, hold without a deposit, how long does a reservation last, reservation of 24 or 48 hours, get in the
        queue for a reserved car, hold the car until saturday, seller turns off reservations, stop taking reservations, do i
        pay to reserve, does reserving cost anything, does the seller know who reserved it, who has reserved it, told that
        the car is free again`,
    },
    {
      id: 'reply-time',
      question: 'How long does a seller take to answer?',
      answer: [
        'That depends on the seller. From five conversations on, the car’s page says how soon this seller usually replies: half of the last twenty got their first answer within that time. Where it says nothing, the seller is new here or has left most messages without an answer.',
        'If you hear nothing, use ‘Call Seller’ on the car’s page, and look at similar cars meanwhile.',
      ],
      keywords: `reply answer respond time wait, how long until they reply, when will i hear back, not
        heard back, has not got back to me, seller is ignoring me, not a peep, ghosted, asked days ago,
        wrote last week, wrote two days ago, still waiting, how quick are dealers, usually replies within,
        is it normal to wait, how long should i give them to answer, how long does it take to get an answer,
        how long until the seller writes back, seller never replied, why does nobody reply, dealer has not
        come back to me, are they going to reply, normal time to reply, average response, what does usually
        replies mean, tired of waiting for a reply, quicker reply, get an answer faster, sent a message and
        no answer, how fast do dealers respond, when should i expect an answer, three days and heard
        nothing, waited all week for an answer, seller will not reply, no word from the dealer, how quickly
        do sellers reply, how soon will they answer, typical response time, seller has gone quiet, when do
        they usually come back to you, no answer from him yet, how long before i chase them, waiting to hear
        from the dealer`,
    },
    {
      id: 'saved-replies',
      question: 'Can I save an answer that I give to many buyers?',
      answer: [
        'Yes. On the messages page a seller can keep an answer as a saved reply, up to 20 of them, and put one into any conversation. You can change the text before you send it, and delete a saved reply that you no longer need.',
      ],
      keywords: `saved reply template canned standard answer buyers, same answer again and again, keep
        asking me the same, yes it is still available, store an answer, reuse a reply, copy and paste my
        answer, ready made answers, quick replies, keep a message to use again, everyone asks me the same
        question, save my answer, shortcut for replies, stop retyping, prepared answer, store a message for
        buyers, list of my saved replies, automatic reply, reply faster to buyers, is there a template, set
        up a template, stock reply, keep typing the same thing to everyone, autoreply to buyers, quick
        answer button, preset answer, save a message i send often, keep writing the same thing to every
        buyer, sick of answering the same question, one click answer, store my usual answer, paste the same
        text, ready written`,
    },
    {
      id: 'stop-mails',
      question: 'How do I stop e-mails about messages?',
      answer: [
        'Every e-mail about messages, or about what became of a report, has a link ‘Stop these e-mails’, and your mail program may show a button to unsubscribe: one press is enough, without signing in. With an account the switch in **Settings** turns these e-mails off and on. The link in an e-mail about cars you saved stops those alone; **Settings** say when they come. E-mails about a saved search have such a link too, which pauses that search; the page of your saved searches starts it again.',
        'Nothing is lost: messages still arrive in their conversation. After the first message you get one e-mail an hour at most about a conversation. E-mails that you ask for yourself, such as a link to confirm or to set a new password, and those about a decision on you or what is yours, such as a nightly feed that could not be run, are always sent.',
      ],
      keywords: `stop emails mails unsubscribe notifications alerts settings, too many emails, stop sending
        me mail, turn off notifications, switch off alerts, inbox is full of your emails, do not want
        emails, fewer emails, unsubscribe me, get an email every time, take me off the list, email
        preferences, spamming me, do not email me each time, stop the emails about messages, email me less,
        no more emails, get rid of the email alerts, turn off email notifications, turn emails back on,
        unsubscribe link, why do i keep getting emails, emails from forecourt, notify me, change how often
        you email, you keep emailing me, mail me once a day, opt out of alerts, too much mail from you, mute
        notifications, dont want a mail every time, how do i get off your mailing list, reduce the emails,
        getting bombarded, too many messages in my mailbox, quit emailing me, emails each time somebody
        writes, pack in the emails, silence the alerts`,
    },
    {
      id: 'report-or-block-a-person',
      question: 'How do I block or report a person who writes to me?',
      answer: [
        'Both are in the conversation. Blocking closes it for both of you, and only you can open it again. Reporting gives the conversation to our staff with what you write about it: a person reads it, may warn the other side or close the conversation, and you hear of the outcome by e-mail.',
        'If you feel threatened or have lost money, call the police and your bank first.',
      ],
      keywords: `block report person user buyer seller abusive rude harassing threatening, keeps writing to
        me, stop someone contacting me, sent me disgusting messages, swore at me, being rude, insulted me,
        creepy, wont stop, ban somebody, ignore a person, time waster, bullying, racist message, report a
        seller, block this buyer, unblock someone, someone is sending threats, threats from a buyer, report
        someone, report a user, report a conversation, report a message, do not want to hear from him again,
        stop him messaging me, person is being weird, being offensive, inappropriate messages, unwanted
        messages, wont take no for an answer, makes me uncomfortable, hassling me, seller has been rude,
        someone is harassing me in messages, block someone who keeps messaging, threatened me in the chat,
        report him for abuse, somebody keeps pestering me, wont leave me alone, how do i block a number of
        messages from one person, bad language, kick him off the site, stalker, sexist message, horrible
        messages, he keeps on at me, buyer will not take no, called me names, seller sent me something
        nasty, stop this man writing, bother me, swearing at me`,
    },
  ],
};
