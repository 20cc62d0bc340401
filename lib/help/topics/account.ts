import type { HelpGroup } from '../topic';

export const account: HelpGroup = {
  id: 'account-and-privacy',
  title: 'Account and privacy',
  topics: [
    {
      id: 'do-i-need-an-account',
      question: 'Do I need an account?',
      answer: [
        'Not to browse, search, read what a car is valued at, save favourites on this device, save a search by e-mail, value a car, phone or write to a seller, report a listing or ask LiveChat. An account keeps your favourites, your saved searches, your valuations and your conversations on every device you use. Listing a car needs one.',
      ],
      keywords: `account register sign up signup join guest without, do i have to sign up just to look, use
        it without registering, browse without an account, look around without logging in, what is the point
        of joining, why should i register, what do i get if i sign up, what does an account give me, is an
        account free, need a login to see cars, create an account, look at cars without an account, without
        signing up, why do i need to log in, need to be a member, make an account, open an account, is it
        worth signing up, benefits of an account, why would i want an account, what can i do without an
        account, is registration free, must i register, have to give you my details to look, just looking
        without joining, is joining worth it, is there a benefit, do i have to sign up to ring somebody`,
    },
    {
      id: 'cannot-sign-in',
      question: 'I cannot sign in. What can I do?',
      answer: [
        'New accounts must be confirmed first: open the link in the e-mail we sent, and look in the spam folder. If the password is lost, **Forgot your password?** on the sign-in page mails you a link to set a new one. After several wrong attempts you have to wait a moment before the next. If a phone is lost, **Settings** list where you are signed in, and sign that phone out.',
      ],
      keywords: `sign in login password forgotten reset locked out confirm, will not let me in, wont let me
        log in, login keeps failing, keeps saying wrong password, will not take my password, forgot my
        password, lost my password, set a new password, too many attempts, get back into my account,
        activate my account, activation email never came, confirmation email for my new account did not
        arrive, no email after signing up, get into my account, do not remember my login details, trouble
        logging in, problem signing in, login does not work, login problem, account is locked, password does
        not work, reset my password, reset link, password email not arriving, cannot access my account, it
        says invalid, confirm my new account, verify my account, where is the activation link, just signed
        up and cannot get in, password is not accepted, how do i reset the password, stuck at the login
        page, password link expired, my password stopped working, it does not recognise me, says my details
        are wrong, account will not open, changed my email and cannot log in`,
      links: [{ label: 'Sign in', href: '/auth' }],
    },
    {
      id: 'what-others-see',
      question: 'What can other people see about me?',
      answer: [
        'Your account is for you alone, and so are your favourites with your notes until you share them by a secret address: then whoever has it sees the cars, and of your first name and your notes what you chose. When you write to a seller, the seller sees your name and your message, and not your e-mail address or telephone number.',
        'A listing shows the name of its seller, a town or outward postcode, what kind of seller it is, and the number plate if the seller gives it and does not hide it; a seller’s telephone number appears only after somebody asks for it on the car’s page. We never show an e-mail address, a full postcode or a VIN; a seller who puts contact details in the text is told that everybody can read them. A draft is for you alone.',
      ],
      keywords: `see public private visible personal phone number email address name, what can others see,
        who can see my details, can strangers see my phone number, can the person i message see my email, is
        my number on show, on show to everyone, do you show my postcode, keep my details private, do you
        give my details to anyone, will buyers get my number, my personal information on the site, do buyers
        see my number, is my phone number public, is my email public, is my address public, will my name
        appear, what does the seller see when i write, what is public on my profile, who sees my data, is my
        information private, can people find out where i live, full postcode, do you share my details, do
        you sell my details, number plate shown, privacy, my surname shown publicly, is my full name shown,
        who gets to see my email, is my phone number hidden, name come up when i write, can sellers see who
        i am, will he get my email when i write, does the dealer get my number, do they see where i live,
        who knows my name, hide my details from people, do i stay anonymous, give the buyer my number`,
      links: [{ label: 'Privacy policy', href: '/privacy' }],
    },
    {
      id: 'how-decisions-are-made',
      question: 'Who decides about reports and listings, and how?',
      answer: [
        'A person of our staff. Rules only flag a listing, or hold a listing or a message back until a person has looked: a listing that two people report, at least one of them with an account, or one with several signs of a scam, such as a price far below such cars, a photograph of another advert, or money asked for before a viewing. With few signs the hold ends by itself after an hour, if nobody reports the listing. Staff see what was reported, the listing or the conversation, and how long the other side has been here, with its cars and earlier reports. Every decision is kept for two years in a log, with its reason and who made it.',
        'Whoever we act on gets an e-mail with the reason, and for six months a link to appeal where something was held, taken down, closed, kept back, warned about or refused. Whoever reported, if we know the address, hears the outcome and not the reason. If staff take a decision back, whoever was told of it is told that too.',
      ],
      keywords: `moderation moderator decide decision log staff, who decides, how do you decide about reports, what happens
        after i report, what happens with my report, what happens to a report, outcome of my report, did you
        do anything about my report, who reads my report, is a report read by a person, does a computer
        decide, does ai decide, automatic decision, how are reports handled, how do you moderate, moderation
        rules, who checks the listings, i got a warning from you, why did you warn me, why was i warned, you
        closed my conversation, do you keep a record of decisions, warning email from forecourt, why was my
        conversation closed, human review, how long do you keep a decision`,
      links: [
        { label: 'What may be published', href: '/terms#content-and-conduct' },
        { label: 'Privacy policy', href: '/privacy' },
      ],
    },
    {
      id: 'download-or-delete-my-data',
      question: 'How do I download my data or delete my account?',
      answer: [
        'Both are in **Settings**. **Download my data** gives you what is held about your account as one file. **Delete Account** removes the account and all that belongs to it after you confirm, but for the log of our staff’s decisions. It cannot be undone.',
      ],
      keywords: `delete account data download gdpr erase close remove export, i want out, bin everything
        you have on me, remove all my data, what do you hold on me, copy of everything, file of all my info,
        download my information, subject access request, right to be forgotten, wipe my details, leave
        forecourt, get rid of my profile for good, close everything, permanently delete, delete me, forget
        me, cancel my membership, stop having an account, deactivate, erase my personal data, gdpr request,
        see all the data you have, what information do you keep on me, export my data, take my data with me,
        what happens when i delete my account, undo deleting my account, delete my login, shut my account
        down, all the information you have about me, how do i leave, i do not want an account any more, take
        me off your system, send me my data, scrub my data`,
      links: [{ label: 'Your rights', href: '/privacy#your-rights' }],
    },
    {
      id: 'cookies-and-storage',
      question: 'Which cookies does this site set?',
      answer: [
        'Only those it needs for what you ask it to do, such as staying signed in. There are none for advertising or analytics, and none of other companies. The cookie policy lists every one by name, and everything else kept in your browser. Your recent searches can be cleared there with **Clear recent searches**. The last 30 cars you looked at are remembered on this device alone; a switch below your favourites, and in **Settings**, stops that.',
      ],
      keywords: `cookie cookies tracking analytics storage advertising consent, are you tracking me, follow
        me round the internet, spy on me, sell my browsing to advertisers, why do i see no cookie banner,
        accept cookies, reject cookies, what do you store on my device, what do you keep on my laptop, third
        party cookies, adverts that follow me, why is there no cookie pop up, where is the cookie banner,
        what cookies do you use, do you use cookies, turn off cookies, block cookies, delete cookies, cookie
        settings, do you use trackers, is my browsing recorded, targeted ads, share my browsing, sell my
        data to advertisers, local storage, remember me on this device, facebook pixel, store on my laptop
        when i visit, cookie notice, do you use google analytics, why was i not asked about cookies, do you
        follow me with ads, what is saved in my browser, third parties tracking, refuse cookies, do you
        watch what i look at, saved on my computer, what do you put on my phone, adverts based on what i
        look at`,
      links: [{ label: 'Cookie policy', href: '/cookies' }],
    },
  ],
};
