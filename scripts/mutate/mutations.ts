/** Mutations of one file, derived from the specification, and the tests that must detect them. */
export interface MutationGroup {
  file: string;
  tests: string[];
  /** Visible texts: each is changed by one letter, at every occurrence in the file. */
  sentences?: string[];
  /** Text to find and its replacement. */
  values?: [find: string, replace: string][];
  /** Marks database tests, or journeys (each with its own build); they run with the option of that name. */
  kind?: 'database' | 'journey';
}

const baseline = 'supabase/migrations/20261201000000_baseline.sql';

/** Mutations of accounts, of the site's frame and of the database, by file. */
export const siteMutations: MutationGroup[] = [
  {
    file: 'lib/auth/schema.ts',
    tests: ['tests/auth/schema.test.ts'],
    sentences: [
      'Password must be at least 8 characters long',
      'Password must contain at least one lowercase letter, one uppercase letter, and one number',
      'Please enter your password',
      'Passwords do not match',
    ],
    values: [
      ['MIN_PASSWORD = 8', 'MIN_PASSWORD = 7'],
      ['MIN_PASSWORD = 8', 'MIN_PASSWORD = 9'],
      ['/[a-z]/.test(password)', 'true'],
      ['/[A-Z]/.test(password)', 'true'],
      ['/\\d/.test(password)', 'true'],
    ],
  },
  {
    file: 'lib/core/schema.ts',
    tests: ['tests/auth/schema.test.ts'],
    sentences: [
      'Full name must be between 2 and 100 characters',
      'Please enter a valid email address',
    ],
    values: [
      ['min: 2', 'min: 1'],
      ['min: 2', 'min: 3'],
      ['max: 100', 'max: 99'],
      ['max: 100', 'max: 101'],
      ['[<>\\p{Cc}', '[\\p{Cc}'],
      ['MAX_EMAIL = 254', 'MAX_EMAIL = 253'],
      ['MAX_EMAIL = 254', 'MAX_EMAIL = 255'],
      ['.toLowerCase()', ''],
      [".replace(/[<>]/g, '')", ''],
      ['.trim().toLowerCase()', '.toLowerCase()'],
    ],
  },
  {
    file: 'lib/core/browser/network.ts',
    tests: ['tests/core/errors/messages.test.ts', 'tests/core/actions/define-action.test.ts'],
    sentences: ['Network connection failed. Please check your internet connection.'],
  },
  {
    file: 'components/forms/submit-action.ts',
    tests: ['tests/forms/submit-action.test.ts'],
    values: [['requestFailure(failure, error)', 'failure']],
  },
  {
    file: 'components/listings/report-form.tsx',
    tests: ['tests/forms/every-form.test.ts'],
    values: [['<form {...form}', '<form']],
  },
  {
    file: 'lib/core/errors/form-messages.ts',
    tests: ['tests/core/errors/messages.test.ts'],
    sentences: [
      'Please check your input and try again.',
      'An unexpected error occurred. Please try again.',
    ],
  },
  {
    file: 'lib/core/errors/messages.ts',
    tests: ['tests/core/errors/messages.test.ts'],
    sentences: [
      'You do not have permission to access this resource.',
      'Insufficient privileges to perform this action.',
      'This record already exists.',
      'This operation violates a data constraint.',
      'User account not found.',
      'Invalid credentials provided.',
      "'An unexpected error occurred.'",
      'Too many failed attempts. Please wait a moment before trying again.',
      'Welcome back!',
      'Successfully signed in!',
      'Account Created!',
      'Account created! Please check your email to verify your account.',
      'Password Mismatch',
      'Passwords do not match',
      'Successfully signed out!',
      'Failed to sign out. Please try again.',
      'Profile Updated',
      'Your profile has been successfully updated.',
      'There was an error updating your profile.',
      'Password Reset Sent',
      'Check your email for password reset instructions.',
      'Reset Failed',
      'There was an error sending the password reset email.',
      'Account Deletion Requested',
      'Deletion Failed',
      'There was an error processing your request.',
      'Wallet not found',
      'Please install MetaMask or Coinbase Wallet',
      'Connection failed',
      'Wallet connected',
      'Wallet disconnected',
      'Network not found',
      'Please add this network to your wallet',
      "'Error'",
      'Please enter a valid email address.',
      'An account with this email already exists. Please sign in instead.',
      'Password is too weak. Please choose a stronger password.',
      'Invalid email or password. Please try again.',
      'Please check your email and click the confirmation link before signing in.',
      'Sign Up Failed',
      'Failed to create account. Please try again.',
      'Sign In Failed',
      'Failed to sign in. Please check your credentials and try again.',
    ],
    values: [
      ["PGRST301: '", "PGRST302: '"],
      ["'42501': '", "'42502': '"],
      ["'23505': '", "'23506': '"],
      ["'23503': '", "'23504': '"],
      ['/validation/i', '/invalid/i'],
      ['} failed`', '} went wrong`'],
    ],
  },
  {
    file: 'lib/account/preferences.ts',
    tests: ['tests/account/preferences.test.ts'],
    values: [
      ['smsNotifications: false', 'smsNotifications: true'],
      ['marketingEmails: true', 'marketingEmails: false'],
      ['securityAlerts: true', 'securityAlerts: false'],
    ],
  },
  {
    file: 'lib/listings/json-ld.ts',
    tests: ['tests/seo/vehicle-json-ld.test.ts'],
    values: [
      ["priceCurrency: 'GBP'", "priceCurrency: 'EUR'"],
      ["unitCode: 'SMI'", "unitCode: 'KMT'"],
      ['UsedCondition', 'NewCondition'],
      ['schema.org/InStock', 'schema.org/SoldOut'],
      ["sellerType === 'private'", "sellerType === 'dealer'"],
    ],
  },
  {
    file: 'components/layout/navigation.ts',
    tests: ['tests/screens/layout.test.tsx'],
    sentences: [
      "'Home'",
      "'Vehicles'",
      "'AI Valuation'",
      "'AR Showroom'",
      "'Web3 Trading'",
      "'Valuations'",
      "'Profile'",
      "'My Vehicles'",
      "'Valuation History'",
      "'Settings'",
    ],
    values: [
      [', forMembers: true', ''],
      ["paths.vehicles, label: 'My", "paths.home, label: 'My"],
    ],
  },
  {
    file: 'components/layout/site-header.tsx',
    tests: ['tests/screens/layout.test.tsx'],
    sentences: ['Sign In', 'Get Started'],
  },
  {
    file: 'components/layout/user-menu.tsx',
    tests: ['tests/screens/layout.test.tsx'],
    sentences: ['Log out'],
  },
  {
    file: 'components/layout/site-footer.tsx',
    tests: ['tests/screens/layout.test.tsx'],
    sentences: [
      "'AI Valuation'",
      "'AR Showroom'",
      "'NFT Titles'",
      "'Smart Escrow'",
      "'MILES'",
      "'Help Center'",
      "'Contact Us'",
      "'DVLA Integration'",
      "'Blockchain Guide'",
      "'API Documentation'",
      "'Privacy Policy'",
      "'Terms of Service'",
      "'Cookie Policy'",
      "'Smart Contract Audit'",
      'Join Beta Program',
    ],
    values: [["paths.vehicles, label: 'NFT", "paths.home, label: 'NFT"]],
  },
  {
    file: 'lib/site.ts',
    tests: ['tests/evidence/evidence.test.tsx'],
    sentences: [
      'verified dealers',
      'secure transactions',
      'AI accuracy',
      "'support'",
      'DVLA Verified',
      'Web3 Secured',
      '150-point inspection',
    ],
    values: [
      ["'50+'", "'60+'"],
      ["'£2.1M'", "'£2.2M'"],
      ["'94%'", "'95%'"],
      ["'24/7'", "'24/5'"],
      ['2.9% APR', '3.9% APR'],
    ],
  },
  {
    file: 'components/support/chat-button.tsx',
    tests: ['tests/screens/pages.test.tsx'],
    sentences: ['Start LiveChat'],
  },
  {
    file: 'app/dvla-integration/content.ts',
    tests: ['tests/screens/pages.test.tsx'],
    values: [['https://www.gov.uk/check-vehicle-recall', 'https://www.gov.uk/']],
  },
  ...['app/page.tsx', 'app/vehicles/browse/[filters]/page.tsx'].map((file) => ({
    file,
    tests: ['tests/listings/constants.test.ts'],
    values: [['revalidate = 300', 'revalidate = 600'] as [string, string]],
  })),
  {
    file: 'app/vehicles/[id]/page.tsx',
    tests: ['tests/listings/constants.test.ts'],
    values: [['revalidate = 600', 'revalidate = 300']],
  },
  {
    file: baseline,
    kind: 'database',
    tests: ['tests/database/constraints.test.ts'],
    values: [
      // Valuations have constraints with the same text.
      ['year >= 1900),\n  constraint vehicles', 'year >= 1899),\n  constraint vehicles'],
      ['(price between 0', '(price between -1'],
      [
        'mileage between 0 and 1000000),\n  constraint vehicles',
        'mileage between -1 and 1000000),\n  constraint vehicles',
      ],
      ['engine_size > 0),\n  constraint vehicles', 'engine_size >= 0),\n  constraint vehicles'],
      ['doors between 2 and 6', 'doors between 1 and 6'],
      ['doors between 2 and 6', 'doors between 2 and 7'],
      ['seats between 1 and 9', 'seats between 0 and 9'],
      ['seats between 1 and 9', 'seats between 1 and 10'],
    ],
  },
  {
    file: 'app/(account)/settings/page.tsx',
    kind: 'journey',
    tests: ['e2e/settings.spec.ts'],
    sentences: ['Danger Zone', 'Download my data'],
  },
  {
    file: 'components/search/panel-toggle.tsx',
    kind: 'journey',
    tests: ['e2e/list.spec.ts'],
    sentences: ['More Filters'],
  },
];
