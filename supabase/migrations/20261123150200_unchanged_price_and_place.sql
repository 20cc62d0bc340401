-- As before, and only if the listing is as it was read: two tabs that save at once overwrite nothing unseen.
drop function public.save_price_and_place;

create function public.save_price_and_place(
  p_id uuid, p_price integer, p_location text default null, p_postcode text default null, p_vin text default null,
  p_updated_at timestamptz default null
)
returns public.listing_status
language plpgsql
set search_path = ''
as $$
declare
  code   constant text := upper(split_part(btrim(p_postcode), ' ', 1));
  town   text;
  status public.listing_status;
begin
  if p_postcode is not null then
    select o.town into town from public.outcodes o where o.outcode = code;
    if not found then
      raise exception 'Unknown postcode' using errcode = '23514', constraint = 'vehicle_private_postcode_known';
    end if;
  end if;
  update public.vehicles set price = p_price, outward_code = code, location = coalesce(p_location, town)
  where id = p_id and private.is_my_vehicle(p_id) and updated_at = coalesce(p_updated_at, updated_at)
  returning listing_status into status;
  if found then
    insert into public.vehicle_private (vehicle_id, postcode, vin) values (p_id, p_postcode, p_vin)
    on conflict (vehicle_id) do update set postcode = excluded.postcode, vin = excluded.vin;
  end if;
  return status;
end;
$$;
comment on function public.save_price_and_place is
  'Saves price, town, postcode and VIN of a listing; returns its status, or null if it is not the caller''s or has changed since p_updated_at. The town is that of the postcode if none is given; an unknown postcode is refused (23514). For its seller.';
revoke all on function public.save_price_and_place from public, anon, authenticated;
grant execute on function public.save_price_and_place to authenticated;
