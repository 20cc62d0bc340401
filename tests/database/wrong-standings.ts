import type { TestDatabase } from './support';

/** Returns vehicles whose standing differs from the definition, and models counted wrongly. */
export const wrongStandings = ({ sql }: TestDatabase) => sql`
  with ranked as not materialized (
    select id, model_id, seller_id, price, year, mileage from vehicles
    where listing_status = 'active' and mileage is not null
  ), defined as materialized (
    select r.id, r.model_id, exists (
      select from ranked rival where rival.model_id = r.model_id
        and rival.price < r.price and rival.year > r.year and rival.mileage < r.mileage
        and (select verdict from vehicle_valuations where vehicle_id = rival.id) <> 'far_below'
    ) as is_beaten, (
      select count(*) >= 2 from ranked loser where loser.model_id = r.model_id and loser.seller_id <> r.seller_id
        and loser.price > r.price and loser.year < r.year and loser.mileage > r.mileage
        and (select verdict from vehicle_valuations where vehicle_id = loser.id) <> 'far_below'
    ) as beats_two
    from ranked r
  )
  select coalesce(d.id, s.vehicle_id) as id, row(d.is_beaten, d.beats_two)::text as defined,
    row(s.is_beaten, s.beats_two)::text as stored
  from defined d full join vehicle_standings s on s.vehicle_id = d.id and s.model_id = d.model_id
  where (d.is_beaten, d.beats_two) is distinct from (s.is_beaten, s.beats_two)
  union all
  select m.model_id, null, null from model_standings m
  where m.vehicles <> (select count(*) from ranked r where r.model_id = m.model_id)`;
