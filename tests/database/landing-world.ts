import { landingPath, paths } from '@/lib/paths';
import { addModel, addSeller, insert, VEHICLE } from './fixtures';
import { openDatabase, STRANGER } from './support';

export type Choice = Parameters<typeof landingPath>[0];

/** Opens a database with three models and a seller, and functions that list and read its landing pages. */
export async function openLandingWorld() {
  const database = await openDatabase();
  const { sql } = database;
  const seller_id = await addSeller(sql);
  return {
    database,
    fiesta: await addModel(sql, 'Ford', 'Fiesta'),
    focus: await addModel(sql, 'Ford', 'Focus'),
    rio: await addModel(sql, 'Kia', 'Rio'),
    add: (values: Parameters<typeof insert>[2]) =>
      insert(sql, 'vehicles', { ...VEHICLE, seller_id, ...values }),
    /** Lists the pages as the server does; returns the paths with enough cars. */
    async list() {
      await database.keep('service_role', (server) => server`select list_landing_pages()`);
      const rows = await sql<{ path: string; cars: number }[]>`
        select path, cars from landing_pages where cars > 0 order by path`;
      return Object.fromEntries(rows.map(({ path, cars }) => [path, cars]));
    },
    async page(choice: Choice, number = 1) {
      const path = landingPath(choice).slice(paths.landing('').length);
      const [row] = await database.as(
        STRANGER,
        (visitor) => visitor`select landing_page(${path}, ${number}) as page`,
      );
      return row?.page;
    },
    clear: () => sql`delete from landing_pages; delete from vehicles`.simple(),
  };
}
