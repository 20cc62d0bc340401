-- Returns how the price of a vehicle for sale compares with its rivals': others of its model and fuel for sale, of a year
-- within two of its own, with similar miles, their prices brought to its age and miles at 12.5% a year and 4.5% per 10,000
-- miles. It names up to twelve of them, cheapest first, as a JSON array of vehicle_summary with the price `brought`. One far
-- below its valuation is no rival. It returns no row without a mileage, far below the valuation or under three rivals. With
-- the caller's rights. For every role.
create function public.market_position(p_vehicle_id uuid)
returns table (rivals integer, cheaper integer, low integer, high integer, nearest jsonb)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  with brought as materialized (
    select
      rival.id, v.price as asked,
      round((
        rival.price * 0.875::double precision ^ (rival.year - v.year)
        * 0.955::double precision ^ ((v.mileage - rival.mileage) / 10000.0::double precision)
      )::numeric)::integer as price
    from public.vehicles v
    join public.vehicles rival on rival.model_id = v.model_id and rival.fuel_type = v.fuel_type and rival.id <> v.id
    where v.id = p_vehicle_id and v.listing_status = 'active' and rival.listing_status = 'active'
      and abs(rival.year - v.year) <= 2 and abs(rival.mileage - v.mileage) <= greatest(10000, v.mileage / 2)
      and not exists (
        select from public.vehicle_valuations far
        where far.vehicle_id in (v.id, rival.id) and far.verdict = 'far_below'
      )
  ),
  near as (
    select b.id, b.price from brought b order by b.price, b.id limit 12
  )
  select
    count(*)::integer, (count(*) filter (where b.price < b.asked))::integer,
    round((percentile_cont(0.25) within group (order by b.price))::numeric, -1)::integer,
    round((percentile_cont(0.75) within group (order by b.price))::numeric, -1)::integer,
    (
      select jsonb_agg(to_jsonb(summary) || jsonb_build_object('brought', near.price) order by near.price, near.id)
      from near
      join private.summarise_vehicles(array(select named.id from near named)) summary on summary.id = near.id
    )
  from brought b
  having count(*) >= 3;
end;
$$;
comment on function public.market_position
  is 'Returns how many vehicles like this one are for sale, how many of them ask less, what the middle half of them ask, '
  'in pounds and with prices brought to this one''s age and miles, and up to twelve of them; no row under three. For '
  'every role.';
revoke all on function public.market_position from public, anon, authenticated;
grant execute on function public.market_position to anon, authenticated, service_role;
