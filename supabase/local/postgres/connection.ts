import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';

/** Encodes a jsonb value; the auth service passes text that is JSON already. */
const encodeJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/**
 * Type parsers and serialisers of hosted Supabase where @supabase/lite differs:
 * - PostgREST sends numeric as a JSON number; lite sends text when it has trailing zeros.
 * - PostgREST sends timestamps in ISO 8601; lite sends PostgreSQL's format with a space.
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
 * Opens a connection pool for @supabase/lite with hosted Supabase's types and grants. Connections never
 * expire: `onClose` is called when the database closes one and when the pool ends.
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
 * Hosted Supabase leaves grants as the migrations set them. On its first request lite grants all on
 * every table to the three API roles, which exposes private columns. Setting lite's own 'already
 * granted' flag prevents it.
 */
function keepGrants(connection: PostgresConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
