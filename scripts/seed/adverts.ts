import type { TransactionSql } from 'postgres';

/** One car in so many has an earlier advert, of another made-up seller. */
const EVERY = 40;
/** Events per call, so that no call holds them all. */
const BATCH = 5000;

/**
 * Gives some cars an earlier advert, deleted since, every third with more miles than the car has now; then begins the
 * line of time of all, and chains it on the day before today: made up like the cars, as nobody has a root yet.
 */
export async function writeAdverts(sql: TransactionSql, today: Date): Promise<void> {
  await sql`
    create temporary table earlier on commit drop as
    select
      md5('earlier advert of ' || v.id)::uuid as id, other.id as seller_id, other.seller_type, v.id as car,
      v.registration_number, v.model_id, v.year, v.created_at, v.price, v.mileage, v.n
    from (
      select v.*, row_number() over (order by v.id) / ${EVERY}::integer as n, row_number() over (order by v.id) as place
      from public.vehicles v
      where v.listing_status = 'active' and v.mileage > 5000 and v.registration_number is not null
    ) v
    join lateral (
      select s.id, s.seller_type from public.sellers s
      where s.user_id is null and s.id > v.id and s.id <> v.seller_id order by s.id limit 1
    ) other on true
    where v.place % ${EVERY}::integer = 0`;
  await sql`
    insert into private.gone_adverts (listing_id, seller_id, registration_number, model_id, year, gone_on)
    select id, seller_id, registration_number, model_id, year, (created_at - interval '15 days')::date from earlier`;
  await sql`
    insert into private.advert_events (listing_id, seller_id, payload)
    select e.id, e.seller_id, private.advert_payload(e.id, told.kind, e.created_at - told.before, told.value)
    from earlier e
    cross join lateral (select (e.price * 1.1)::integer / 50 * 50 as first, (e.price * 1.05)::integer / 50 * 50 as last) asked
    cross join lateral (values
      (1, 'listed', interval '80 days', jsonb_build_object(
        'price', asked.first, 'seller', e.seller_type,
        'miles', e.mileage + case e.n % 3 when 0 then 2400 else -1100 end
      )),
      (2, 'price', interval '50 days', jsonb_build_object('price', asked.last, 'before', asked.first)),
      (3, 'gone', interval '15 days', '{"status": "deleted"}')
    ) as told (place, kind, before, value)
    order by e.id, told.place`;
  await sql`select private.begin_adverts()`;
  await sql`
    insert into private.advert_events (listing_id, seller_id, payload)
    select v.id, v.seller_id, private.advert_payload(
      v.id, 'words', v.created_at + (${today.toISOString()}::timestamptz - v.created_at) / 2, '{"parts": ["description"]}'
    )
    from earlier e join public.vehicles v on v.id = e.car`;
  const yesterday = new Date(today.getTime() - 86_400_000).toISOString().slice(0, 10);
  let chained: number;
  do {
    const [row] = await sql`select private.chain_adverts(${BATCH}, ${yesterday}) as chained`;
    chained = row?.chained;
  } while (chained > 0);
  // Publishes the root of that day.
  await sql`select private.chain_adverts(1, ${today.toISOString().slice(0, 10)})`;
}
