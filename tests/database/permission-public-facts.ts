import type { Question } from './permission-subject';

/** Rows that every role reads and no client writes. */
export const PUBLIC_FACTS: Record<string, Question> = {
  outcodes: {
    where: "outcode = 'LS1'",
    update: "town = 'Leeds'",
    insert: { outcode: 'ZZ9', latitude: 0, longitude: 0, town: 'Nowhere' },
  },
  places: {
    where: 'id = 1',
    update: "name = 'Leeds'",
    insert: { id: 0, name: 'Nowhere', region: 'Kent', country: 'England', population: 0 },
  },
  landing_towns: {
    where: "slug = 'leeds'",
    update: "name = 'Leads'",
    insert: { slug: 'nowhere', name: 'Nowhere', latitude: 0, longitude: 0 },
  },
  landing_pages: {
    where: "path = 'ford'",
    update: 'cars = 9',
    insert: { path: 'ford/fiesta', cars: 9, changed_at: '2026-11-21' },
  },
  sitemap_parts: {
    where: 'part = 1',
    update: 'last_created_at = now()',
    insert: {
      part: 2,
      last_created_at: '2026-11-21',
      last_id: '00000000-0000-4000-8000-000000000000',
    },
  },
  vehicle_makes: {
    where: 'true',
    update: "name = 'Ferd'",
    insert: { name: 'Fard' },
  },
  valuation_commitments: {
    where: 'true',
    update: 'day = now()',
    insert: { day: '2026-11-20', hash: '0'.repeat(64) },
  },
  valuation_groups: {
    where: 'true',
    update: 'make = null',
    insert: { week: '2026-11-30', hashes: '{}', outcomes: '{}' },
  },
};
