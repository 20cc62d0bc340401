-- Runs for every listing valued, so in PL/pgSQL, which keeps its plan: planned at each call it took half of
-- the time of valuing many.
create or replace function private.flag_price(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.flag_listing(
    v.id, 'price_far_below_valuation', v.price || ' of ' || valued.low_90,
    jsonb_build_object('price', v.price, 'valued_from', valued.low_90)
  )
  from public.vehicles v
  join public.sellers s on s.id = v.seller_id
  join public.vehicle_valuations valued on valued.vehicle_id = v.id
  where v.id = p_vehicle_id and v.listing_status = 'active' and s.user_id is not null
    and v.price * 3 < valued.low_90 * 2;
end;
$$;
