-- 'ab12 cde' → 'AB12CDE', 'sw1a' → 'SW1A', blank → null.
create function private.normalise_vehicle()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.registration_number := nullif(upper(regexp_replace(new.registration_number, '\s', '', 'g')), '');
  new.outward_code := nullif(upper(regexp_replace(new.outward_code, '\s', '', 'g')), '');
  -- A check may not depend on today's date: a row that fitted once must fit when it is restored.
  if new.year > extract(year from now()) + 1 then
    raise exception 'Year cannot be in the future' using
      errcode = '23514', schema = 'public', table = 'vehicles', constraint = 'vehicles_year_bounds';
  end if;
  return new;
end;
$$;
revoke all on function private.normalise_vehicle() from public;

-- Whatever a client sends, the position is the outward code's and so no finer than the site may show.
-- The town follows the code unless it was given, or changed, together with it.
create function private.place_vehicle()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  place public.outcodes;
begin
  select * into place from public.outcodes where outcode = new.outward_code;
  new.latitude := place.latitude;
  new.longitude := place.longitude;
  if tg_op = 'UPDATE' and new.location is not distinct from old.location then
    new.location := coalesce(place.town, new.location);
  else
    new.location := coalesce(nullif(btrim(new.location), ''), place.town);
  end if;
  return new;
end;
$$;
revoke all on function private.place_vehicle() from public;

-- Definer: decides for every writer alike, whatever that writer may read of sellers.
create function private.copy_seller_type()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  select s.seller_type into new.seller_type from public.sellers s where s.id = new.seller_id;
  new.seller_type := coalesce(new.seller_type, 'private'); -- the foreign key then refuses the row
  return new;
end;
$$;
revoke all on function private.copy_seller_type() from public;

-- Triggers of a kind fire in order of their names: normalise_vehicle before place_vehicle.
create trigger copy_seller_type
  before insert or update of seller_id, seller_type on public.vehicles
  for each row execute function private.copy_seller_type();

create trigger normalise_vehicle
  before insert or update of year, registration_number, outward_code on public.vehicles
  for each row execute function private.normalise_vehicle();

create trigger place_vehicle_inserted
  before insert on public.vehicles
  for each row execute function private.place_vehicle();

create trigger place_vehicle_updated
  before update of outward_code, latitude, longitude on public.vehicles
  for each row
  when (old.outward_code is distinct from new.outward_code
        or old.latitude is distinct from new.latitude
        or old.longitude is distinct from new.longitude)
  execute function private.place_vehicle();

-- Being looked at is not a change of the listing.
create trigger set_updated_at
  before update on public.vehicles
  for each row
  when (old.views_count is not distinct from new.views_count)
  execute function private.set_updated_at();

-- Definer: a client may not write vehicles.seller_type.
create function private.pass_on_seller_type()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.vehicles set seller_type = new.seller_type
  where seller_id = new.id and seller_type <> new.seller_type;
  return null;
end;
$$;
revoke all on function private.pass_on_seller_type() from public;

create trigger pass_on_seller_type
  after update of seller_type on public.sellers
  for each row
  when (old.seller_type is distinct from new.seller_type)
  execute function private.pass_on_seller_type();
