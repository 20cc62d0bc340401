import type { Actor, TestDatabase } from './support';

/** Reads the status and the holds of a listing; `setStatus` changes its status as a person does. */
export const holdReader = (database: TestDatabase) => ({
  statusOf: async (id: string) =>
    (await database.sql`select listing_status from vehicles where id = ${id}`)[0]?.listing_status,
  /** Returns the id of the latest hold. */
  holdOf: async (id: string): Promise<string> => {
    const [hold] = await database.sql`
      select id from staff_decisions where case_id = ${id} and decision = 'held'
      order by created_at desc limit 1`;
    return hold?.id ?? '';
  },
  /** Returns the ids of open reports. */
  openReports: async (id: string) => {
    const rows = await database.sql`
      select id from listing_reports where vehicle_id = ${id} and status = 'open'`;
    return rows.map((row) => row.id as string);
  },
  /** Returns a row if lists count it, otherwise none. */
  countedOf: (id: string) =>
    database.sql`select from private.vehicle_facets where vehicle_id = ${id}`,
  setStatus: (actor: Actor, id: string, status: string) =>
    database.keep(
      actor,
      (sql) => sql`update vehicles set listing_status = ${status}::listing_status where id = ${id}`,
    ),
});
