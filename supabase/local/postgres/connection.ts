import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';

/** A jsonb value: the auth service hands over JSON text, everyone else a value to encode. */
const encodeJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/**
 * How hosted Supabase renders and accepts values, where @supabase/lite differs:
 * - PostgREST sends numeric as a JSON number; lite sends text when it has trailing zeros.
 * - PostgREST sends timestamps in ISO 8601; lite sends PostgreSQL's own form with a blank.
 * - The auth service stores objects in its jsonb columns; lite stores JSON text in a JSON string.
 */
const HOSTED_TYPES = {
  json: { to: 114, from: [114], serialize: encodeJson, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: encodeJson, parse: JSON.parse },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  timestamp: { to: 1114, from: [1114], serialize: String, parse: isoTimestamp },
  timestamptz: { to: 1184, from: [1184], serialize: String, parse: isoTimestamp },
};

/**
 * A pool of connections for @supabase/lite, with its deviations from hosted Supabase put right. None is
 * ever closed by itself: `onClose` hears of those that the database closes, and of the pool's end.
 */
export function openConnection(
  databaseUrl: string,
  poolSize: number,
  onClose: () => void = () => {},
): PostgresConnection {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: poolSize,
      max_lifetime: null,
      onclose: onClose,
      onnotice: () => {},
      types: HOSTED_TYPES,
    },
  });
  keepGrants(connection);
  return connection;
}

/**
 * Hosted Supabase leaves the grants as the migrations made them. On its first request lite grants
 * everything on every table to the three roles, which opens each private column to everybody;
 * it does not when it believes to have done so already.
 */
function keepGrants(connection: PostgresConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
