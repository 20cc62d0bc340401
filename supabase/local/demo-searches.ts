import type { Sql } from 'postgres';

/** Saves two searches for the demo buyer, without mails; into one of them two cars have come. */
export async function addDemoSearches(sql: Sql, email: string) {
  const save = async (query: string, name: string, filters: object) => {
    const [search] = await sql<{ id: string }[]>`
      insert into public.saved_searches (user_id, query, filters, name, frequency, confirmed_at)
      select u.id, ${query}, ${sql.json({ ...filters })}, ${name}, 'page', now()
      from auth.users u where u.email = ${email} returning id`;
    return search?.id ?? '';
  };
  const [ford] = await sql<{ id: string }[]>`
    select id from public.vehicle_makes where name = 'Ford'`;
  if (!ford) return;
  const fords = await save('make=Ford&priceMax=9000', 'Ford up to £9,000', {
    make_ids: [ford.id],
    price_max: 9000,
  });
  await save('fuel=hybrid&bodyType=estate', 'Hybrid estates', {
    body_types: ['estate'],
    fuels: ['hybrid'],
  });
  await sql`
    insert into public.saved_search_matches (search_id, vehicle_id, reason)
    select ${fords}, v.id, 'listed' from public.vehicles v
    where v.make_id = ${ford.id} and v.price <= 9000 and v.listing_status = 'active'
    order by v.created_at desc, v.id limit 2`;
}
