-- Forgets, once a week, the valuations of a vehicle that a later one has replaced: new corrections value every listing
-- anew, and a person's own data would have each of these.

comment on table private.committed_valuations is
  'Personal data: the valuations of a listing with the salts of their hashes, and the secret of its outcome. Deleted '
  'with the listing, or when a later one has replaced them. Written by the database only.';

create or replace function private.publish_valuation_groups(p_today date)
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  v_week  constant date := date_trunc('week', p_today)::date;
  v_group uuid;
  v_told  integer := 0;
  chosen  record;
begin
  perform pg_advisory_xact_lock(hashtextextended('valuation groups', 0));
  if exists (select from public.valuation_groups g where g.week >= v_week) then
    return 0;
  end if;
  for chosen in
    with pending as materialized (
      select distinct on (v.id)
        v.seller_id, make.name as make, d.went_on, c.hash, c.secret, c.value, c.low_80, c.high_80,
        private.sale_outcome(p.sold_price, c.value, c.low_80, c.high_80) as outcome
      from public.vehicles v
      join public.vehicle_private p on p.vehicle_id = v.id
      join public.vehicle_departures d on d.vehicle_id = v.id
      join public.vehicle_makes make on make.id = v.make_id
      join private.committed_valuations c on c.vehicle_id = v.id and c.day < d.went_on
      where v.listing_status in ('sold', 'archived') and v.taken_down_at is null
        and p.sold_price > 0 and d.is_final and d.went_on < v_week
        and not exists (
          select from private.committed_valuations told where told.vehicle_id = v.id and told.group_id is not null
        )
      order by v.id, c.id desc
    ),
    makes as (
      select pending.make from pending
      group by pending.make
      having count(*) >= 10 and count(distinct pending.seller_id) >= 3
    ),
    parted as (
      select pending.*, makes.make as group_make
      from pending
      left join makes on makes.make = pending.make
      where makes.make is not null or pending.went_on < v_week - 14
    )
    select
      parted.group_make as make,
      array_agg(parted.hash order by parted.hash) as hashes,
      jsonb_object_agg(private.hash_of(parted.secret::text, parted.hash, parted.outcome), parted.outcome) as outcomes
    from parted
    group by parted.group_make
    having count(*) >= 10 and count(distinct parted.seller_id) >= 3
  loop
    insert into public.valuation_groups (week, make, hashes, outcomes)
    values (v_week, chosen.make, chosen.hashes, chosen.outcomes)
    returning id into v_group;
    update private.committed_valuations c set group_id = v_group, sold_on = d.went_on
    from public.vehicle_departures d
    where c.hash = any (chosen.hashes) and d.vehicle_id = c.vehicle_id;
    v_told := v_told + cardinality(chosen.hashes);
  end loop;
  -- Forgets valuations that a later one has replaced: the last one before a sale counts alone. Their hashes stay.
  delete from private.committed_valuations c
  where c.group_id is null and exists (
    select from private.committed_valuations later
    where later.vehicle_id = c.vehicle_id and later.id > c.id and later.day < v_week and not exists (
      select from public.vehicle_departures d where d.vehicle_id = c.vehicle_id and d.went_on <= later.day
    )
  );
  return v_told;
end;
$$;
