import type { HelpGroup } from '../topic';

export const account: HelpGroup = {
  id: 'account-and-privacy',
  title: 'Account and privacy',
  topics: [
    {
      id: 'do-i-need-an-account',
      question: 'Do I need an account?',
      answer: [
        'Not to browse, search, read what a car is valued at, save favourites on this device or ask LiveChat. An account keeps your favourites on every device you use. Listing a car, writing to sellers and valuing a car of your own are not open yet.',
      ],
      keywords: 'sign up register without account guest login',
    },
    {
      id: 'cannot-sign-in',
      question: 'I cannot sign in. What can I do?',
      answer: [
        'New accounts must be confirmed first: open the link in the e-mail we sent, and look in the spam folder. If the password is lost, **Forgot your password?** on the sign-in page mails you a link to set a new one. After several wrong attempts you have to wait a moment before the next.',
      ],
      keywords: 'password forgotten reset login log in confirm email verification locked out',
      links: [{ label: 'Sign in', href: '/auth' }],
    },
    {
      id: 'what-others-see',
      question: 'What can other people see about me?',
      answer: [
        'Nothing: your account, with your e-mail address, telephone number and favourites, is for you alone.',
        'Listing a car is not open yet. A listing shows the name of its seller, a town or outward postcode, what kind of seller it is, and the number plate if the seller gives it; never an e-mail address, a telephone number or a full postcode.',
      ],
      keywords: 'personal data public profile phone number email postcode visible privacy',
      links: [{ label: 'Privacy policy', href: '/privacy' }],
    },
    {
      id: 'download-or-delete-my-data',
      question: 'How do I download my data or delete my account?',
      answer: [
        'Both are in **Settings**. **Download my data** gives you everything held about your account as one file. **Delete Account** removes the account and all that belongs to it after you confirm. It cannot be undone.',
      ],
      keywords: 'gdpr erase erasure export close account remove personal data right of access',
      links: [{ label: 'Your rights', href: '/privacy#your-rights' }],
    },
    {
      id: 'cookies-and-storage',
      question: 'Which cookies does this site set?',
      answer: [
        'Only those it needs for what you ask it to do, such as staying signed in. There are none for advertising or analytics, and none of other companies. The cookie policy lists every one by name.',
      ],
      keywords: 'cookie tracking storage analytics consent banner advertising',
      links: [{ label: 'Cookie policy', href: '/cookies' }],
    },
  ],
};
