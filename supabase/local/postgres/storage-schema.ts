import { getStorageSchemaSql } from '@supabase/lite';

/** The storage schema of a hosted project, with its grants. Idempotent. */
export const storageSchemaSql = () => `
${getStorageSchemaSql()}
grant usage on schema storage to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
`;
