-- Definer for the same reason as find_vehicles, with the same promise: ids of vehicles for sale only.
create function private.find_similar_vehicles(p_vehicle_id uuid, p_limit integer)
returns uuid[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted public.vehicles;
  models uuid[];
  found  uuid[];
begin
  select * into wanted from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active';
  if wanted.id is null then
    return '{}';
  end if;

  -- The same make, as long as a buyer of the one might pay for the other.
  models := array(select m.id from public.vehicle_models m where m.make_id = wanted.make_id);
  found := array(
    select v.id from public.vehicles v
    where v.listing_status = 'active' and v.body_type = wanted.body_type
      and v.model_id = any (models) and v.id <> wanted.id
      and v.price between wanted.price / 2 and wanted.price * 3 / 2
    order by abs(v.price - wanted.price), v.id
    limit p_limit
  );
  if cardinality(found) = p_limit then
    return found;
  end if;

  -- Then any make, from the price upwards and downwards.
  return found || array(
    select near.id from (
      (select v.id, v.price from public.vehicles v
       where v.listing_status = 'active' and v.body_type = wanted.body_type
         and v.price >= wanted.price and v.make_id <> wanted.make_id
       order by v.price limit p_limit)
      union all
      (select v.id, v.price from public.vehicles v
       where v.listing_status = 'active' and v.body_type = wanted.body_type
         and v.price < wanted.price and v.make_id <> wanted.make_id
       order by v.price desc limit p_limit)
    ) near
    order by abs(near.price - wanted.price), near.id
    limit p_limit - cardinality(found)
  );
end;
$$;
revoke all on function private.find_similar_vehicles from public;
grant execute on function private.find_similar_vehicles to anon, authenticated, service_role;

create function public.similar_vehicles(p_vehicle_id uuid, p_limit integer default null)
returns table (
  id             uuid,
  seller_type    public.seller_type,
  make           text,
  model          text,
  "trim"         text,
  year           smallint,
  price          integer,
  mileage        integer,
  fuel_type      public.fuel_type,
  transmission   public.transmission_type,
  body_type      public.body_type,
  colour         public.vehicle_colour,
  location       text,
  outward_code   text,
  created_at     timestamptz,
  image_url      text,
  distance_miles double precision,
  total_count    bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.summarise_vehicles(
    private.find_similar_vehicles(p_vehicle_id, least(greatest(coalesce(p_limit, 4), 1), 24))
  );
$$;
comment on function public.similar_vehicles is
  'Vehicles for sale of the same body type and near in price, those of the same make first. '
  'p_limit: 1 to 24, 4 by default.';
revoke all on function public.similar_vehicles from public, anon, authenticated;
grant execute on function public.similar_vehicles to anon, authenticated;
