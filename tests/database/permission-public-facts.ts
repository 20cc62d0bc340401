import type { Claims } from './attempts';
import type { Question } from './permission-subject';

/** Rows that every role reads and no client writes. */
export const publicFacts = (mine: Claims): Record<string, Question> => ({
  outcodes: {
    table: 'outcodes',
    where: "outcode = 'LS1'",
    owner: mine,
    update: "town = 'Leeds'",
    insert: { outcode: 'ZZ9', latitude: 0, longitude: 0, town: 'Nowhere' },
  },
  places: {
    table: 'places',
    where: 'id = 1',
    owner: mine,
    update: "name = 'Leeds'",
    insert: { id: 0, name: 'Nowhere', region: 'Kent', country: 'England', population: 0 },
  },
  landing_towns: {
    table: 'landing_towns',
    where: "slug = 'leeds'",
    owner: mine,
    update: "name = 'Leads'",
    insert: { slug: 'nowhere', name: 'Nowhere', latitude: 0, longitude: 0 },
  },
  landing_pages: {
    table: 'landing_pages',
    where: "path = 'ford'",
    owner: mine,
    update: 'cars = 9',
    insert: { path: 'ford/fiesta', cars: 9, changed_at: '2026-11-21' },
  },
  vehicle_makes: {
    table: 'vehicle_makes',
    where: 'true',
    owner: mine,
    update: "name = 'Ferd'",
    insert: { name: 'Fard' },
  },
});
