-- A draft is filled in step by step: it starts with what the car is, and has its price and condition before it is public.
alter table public.vehicles alter column price drop not null;
alter table public.vehicles alter column condition drop not null;
alter table public.vehicles add constraint vehicles_complete_unless_draft
  check (listing_status = 'draft' or (price is not null and condition is not null));

-- Trigger: a listing is as old as its publication, by which lists are sorted, not as its draft.
create function private.date_publication()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_at := now();
  return new;
end;
$$;
revoke all on function private.date_publication() from public;

create trigger date_publication
  before update of listing_status on public.vehicles
  for each row when (old.listing_status = 'draft' and new.listing_status = 'active')
  execute function private.date_publication();

-- Saves the last facts of a listing of the caller's own, public and private ones together, and returns its status; null
-- of another's. With the caller's rights.
create function public.save_price_and_place(
  p_id uuid, p_price integer, p_location text default null, p_postcode text default null, p_vin text default null
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
  where id = p_id and private.is_my_vehicle(p_id) returning listing_status into status;
  if found then
    insert into public.vehicle_private (vehicle_id, postcode, vin) values (p_id, p_postcode, p_vin)
    on conflict (vehicle_id) do update set postcode = excluded.postcode, vin = excluded.vin;
  end if;
  return status;
end;
$$;
comment on function public.save_price_and_place is
  'Saves price, town, postcode and VIN of a listing; returns its status, or null if it is not the caller''s. The town is that of the postcode if none is given; an unknown postcode is refused (23514). For its seller.';
revoke all on function public.save_price_and_place from public, anon, authenticated;
grant execute on function public.save_price_and_place to authenticated;
