import { afterEach, expect, test, vi } from 'vitest';
import { generateMetadata } from '@/app/vehicles/browse/[filters]/page';

vi.mock('next/navigation', () => ({ useRouter: () => null }));
vi.mock('@/app/vehicles/browse/load-list', () => ({
  loadList: async () => ({ found: null }),
  loadCanonical: async () => ({ canonicalPath: '/vehicles', indexable: true }),
}));

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['show-illustrative', 'Premium used cars for sale'],
  ['hide', 'Used cars for sale'],
])(
  'with CLAIMS=%s the title, the description and the share text of the list say %s',
  async (choice, phrase) => {
    vi.stubEnv('CLAIMS', choice);
    const metadata = await generateMetadata({ params: Promise.resolve({ filters: 'all' }) });
    expect(metadata.description).toMatch(new RegExp(`^${phrase} across the UK`));
    expect(JSON.stringify(metadata).includes('Premium')).toBe(choice === 'show-illustrative');
  },
);
