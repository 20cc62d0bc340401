-- Adds what a seller says of a car's history: the category of a write-off, keys, the V5C, finance, import and first owner.
-- A car of category A or B is not offered for sale. Lists, favourites, shortlists and mails know the category.
set lock_timeout = '4s';

create type public.write_off as enum ('none', 'n', 's', 'd', 'c', 'ab');

create type public.finance_owed as enum ('none', 'to_settle');

alter table public.vehicles
  add column write_off      public.write_off,
  add column keys           smallint,
  add column v5c_in_name    boolean,
  add column finance_owed   public.finance_owed,
  add column is_import      boolean,
  add column is_first_owner boolean,
  add constraint vehicles_keys_bounds check (keys between 1 and 9),
  add constraint vehicles_scrap_not_for_sale check (
    listing_status in ('draft', 'sold', 'archived') or write_off is distinct from 'ab'
  );

grant select (write_off, keys, v5c_in_name, finance_owed, is_import, is_first_owner)
  on table public.vehicles to anon, authenticated;
grant insert (write_off, keys, v5c_in_name, finance_owed, is_import, is_first_owner),
  update (write_off, keys, v5c_in_name, finance_owed, is_import, is_first_owner)
  on table public.vehicles to authenticated;

alter type public.vehicle_summary add attribute write_off public.write_off;

create or replace function private.summarise_vehicles(
  p_ids          uuid[],
  p_total        bigint           default 0,
  p_latitude     double precision default null,
  p_longitude    double precision default null,
  p_radius_miles double precision default null
)
returns setof public.vehicle_summary
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select
    v.id, v.seller_type, make.name, model.name, v.trim, v.year, v.price, v.mileage, v.fuel_type,
    v.transmission, v.body_type, v.colour, v.location, v.outward_code, v.created_at, image.image_url,
    near.miles, p_total, private.is_verified(v.price, valuation), valuation.value,
    coalesce(valuation.verdict, 'none'), coalesce(private.is_unbeaten(standing, model_standing), false),
    v.seats, v.write_off
  from unnest(p_ids) with ordinality as wanted (id, position)
  join public.vehicles       v     on v.id = wanted.id
  join public.vehicle_makes  make  on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  left join lateral (
    select i.image_url from public.vehicle_images i
    where i.vehicle_id = v.id
    order by i.is_primary desc, i.display_order, i.id
    limit 1
  ) image on true
  left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
  left join public.vehicle_standings standing on standing.vehicle_id = v.id
  left join public.model_standings model_standing on model_standing.model_id = standing.model_id
  left join private.outcodes_near(p_latitude, p_longitude, p_radius_miles) near
    on near.outcode = v.outward_code
  where v.listing_status = 'active'
  order by wanted.position;
end;
$$;

drop function public.my_favourites(integer);

create function public.my_favourites(p_limit integer default 200)
returns table (
  vehicle_id       uuid,
  listing_status   public.listing_status,
  seller_type      public.seller_type,
  make             text,
  model            text,
  "trim"           text,
  year             smallint,
  price            integer,
  mileage          integer,
  fuel_type        public.fuel_type,
  transmission     public.transmission_type,
  body_type        public.body_type,
  colour           public.vehicle_colour,
  location         text,
  outward_code     text,
  created_at       timestamptz,
  image_url        text,
  is_verified      boolean,
  value            integer,
  verdict          public.price_verdict,
  is_unbeaten      boolean,
  seats            smallint,
  write_off        public.write_off,
  saved_at         timestamptz,
  state            public.saved_car_state,
  price_when_saved integer,
  marked_price     integer,
  marked_state     public.saved_car_state,
  note             text,
  is_note_shared   boolean
)
language sql stable
set search_path = ''
as $$
  select
    f.vehicle_id, v.listing_status, v.seller_type, make.name, model.name, v.trim, now.year, now.price,
    v.mileage, v.fuel_type, v.transmission, v.body_type, v.colour, v.location, v.outward_code,
    v.created_at, image.image_url, private.is_verified(v.price, valuation),
    valuation.value, coalesce(valuation.verdict, 'none'),
    coalesce(private.is_unbeaten(standing, model_standing), false), v.seats, v.write_off,
    f.created_at, now.state, f.price_when_saved, f.marked_price, f.marked_state, f.note, f.is_note_shared
  from (
    select fav.* from public.favourites fav
    order by fav.created_at desc, fav.vehicle_id
    limit least(greatest(p_limit, 1), 1000)
  ) f
  left join private.my_saved_cars() now on now.vehicle_id = f.vehicle_id
  left join public.vehicles       v     on v.id = f.vehicle_id
  left join public.vehicle_models model on model.id = now.model_id
  left join public.vehicle_makes  make  on make.id = model.make_id
  left join lateral (
    select i.image_url from public.vehicle_images i
    where i.vehicle_id = v.id
    order by i.is_primary desc, i.display_order, i.id
    limit 1
  ) image on true
  left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
  left join public.vehicle_standings standing on standing.vehicle_id = v.id
  left join public.model_standings model_standing on model_standing.model_id = standing.model_id
  order by f.created_at desc, f.vehicle_id;
$$;
comment on function public.my_favourites
  is 'Returns the summaries of the caller''s favourites, newest first, sold ones included; of a vehicle that was '
  'withdrawn only make, model, year and last price; with the price when saved, what the caller saw in the visit before, '
  'and the note. For signed-in users.';
revoke all on function public.my_favourites from public, anon, authenticated;
grant execute on function public.my_favourites to authenticated, service_role;

drop function public.shared_shortlist_cars(uuid, text);

create function public.shared_shortlist_cars(p_key uuid, p_visitor_hash text)
returns table (
  vehicle_id     uuid,
  listing_status public.listing_status,
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
  is_verified    boolean,
  value          integer,
  verdict        public.price_verdict,
  is_unbeaten    boolean,
  seats          smallint,
  write_off      public.write_off,
  note           text,
  visitor_name   text,
  answer         public.shortlist_answer,
  body           text
)
language sql stable
set search_path = ''
as $$
  select
    f.vehicle_id, v.listing_status, v.seller_type, make.name, model.name, v.trim, now.year, now.price,
    v.mileage, v.fuel_type, v.transmission, v.body_type, v.colour, v.location, v.outward_code,
    v.created_at, image.image_url, private.is_verified(v.price, valuation),
    valuation.value, coalesce(valuation.verdict, 'none'),
    coalesce(private.is_unbeaten(standing, model_standing), false), v.seats, v.write_off,
    f.note, reaction.visitor_name, reaction.answer, reaction.body
  from (
    select fav.user_id, fav.vehicle_id, fav.created_at,
      case when s.show_notes and fav.is_note_shared then fav.note end as note
    from public.shared_shortlists s join public.favourites fav on fav.user_id = s.user_id
    where s.key = p_key
    order by fav.created_at desc, fav.vehicle_id
    limit 100
  ) f
  -- Without a state the advert is held or was never public.
  left join private.saved_cars_now(array(
    select all_saved.vehicle_id
    from public.shared_shortlists s join public.favourites all_saved on all_saved.user_id = s.user_id
    where s.key = p_key
  )) as now on now.vehicle_id = f.vehicle_id and now.state is not null
  left join public.vehicles       v     on v.id = now.vehicle_id and v.listing_status in ('active', 'reserved', 'sold')
  left join public.vehicle_models model on model.id = now.model_id
  left join public.vehicle_makes  make  on make.id = model.make_id
  left join lateral (
    select i.image_url from public.vehicle_images i
    where i.vehicle_id = v.id
    order by i.is_primary desc, i.display_order, i.id
    limit 1
  ) image on true
  left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
  left join public.vehicle_standings standing on standing.vehicle_id = v.id
  left join public.model_standings model_standing on model_standing.model_id = standing.model_id
  left join public.shortlist_reactions reaction
    on reaction.user_id = f.user_id and reaction.vehicle_id = f.vehicle_id and reaction.visitor_hash = p_visitor_hash
  order by f.created_at desc, f.vehicle_id;
$$;
comment on function public.shared_shortlist_cars
  is 'Returns the newest 100 vehicles of the shortlist of this key, with this visitor''s own reactions and the notes '
  'that are shared; of a vehicle that was withdrawn only make, model, year and last price. For the server.';
revoke all on function public.shared_shortlist_cars from public, anon, authenticated;
grant execute on function public.shared_shortlist_cars to service_role;

create or replace function private.matched_cars(p_search_id uuid, p_vehicle_ids uuid[], p_limit integer)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', car.id, 'title', private.vehicle_label(car.id), 'trim', car.trim, 'price', car.price, 'old_price', car.old_price,
    'reason', car.reason, 'matched_at', car.matched_at, 'mileage', car.mileage, 'fuel_type', car.fuel_type,
    'transmission', car.transmission, 'location', car.location, 'seller_type', car.seller_type,
    'value', car.value, 'verdict', coalesce(car.verdict, 'none'), 'write_off', car.write_off,
    'has_photograph', exists (select from public.vehicle_images i where i.vehicle_id = car.id)
  ) order by car.matched_at desc, car.id), '[]')
  from (
    select v.id, v.trim, v.price, v.mileage, v.fuel_type, v.transmission, v.location, v.seller_type,
      v.write_off, valuation.value, valuation.verdict, m.reason, m.matched_at, m.old_price
    from public.saved_search_matches m
    join public.vehicles v on v.id = m.vehicle_id
    left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
    where m.search_id = p_search_id and m.vehicle_id = any (p_vehicle_ids)
    order by m.matched_at desc, v.id limit p_limit
  ) car;
$$;

drop function private.stock_facts(jsonb);

create function private.stock_facts(p_facts jsonb)
returns table (
  make_id uuid, model_id uuid, "trim" text, year smallint, price integer, mileage integer, fuel_type public.fuel_type,
  transmission public.transmission_type, body_type public.body_type, condition public.vehicle_condition,
  engine_size numeric(3, 1), doors smallint, seats smallint, colour public.vehicle_colour, owners smallint,
  service_history public.service_history, mot_expiry date, registration_number text, hide_registration boolean,
  description text, features text[], location text, write_off public.write_off, keys smallint, v5c_in_name boolean,
  finance_owed public.finance_owed, is_import boolean, is_first_owner boolean
)
language sql stable
set search_path = ''
as $$
  select f.* from jsonb_to_record(p_facts) as f (
    make_id uuid, model_id uuid, trim text, year smallint, price integer, mileage integer, fuel_type public.fuel_type,
    transmission public.transmission_type, body_type public.body_type, condition public.vehicle_condition,
    engine_size numeric(3, 1), doors smallint, seats smallint, colour public.vehicle_colour, owners smallint,
    service_history public.service_history, mot_expiry date, registration_number text, hide_registration boolean,
    description text, features text[], location text, write_off public.write_off, keys smallint, v5c_in_name boolean,
    finance_owed public.finance_owed, is_import boolean, is_first_owner boolean
  );
$$;
revoke all on function private.stock_facts from public;
grant execute on function private.stock_facts to authenticated;

create or replace function private.stock_cars(p_ids uuid[])
returns table (
  id uuid, stock_id text, status public.listing_status, is_taken_down boolean, make text, model text, facts jsonb
)
language sql stable security definer
set search_path = ''
as $$
  select v.id, p.stock_id, v.listing_status, v.taken_down_at is not null, make.name, model.name, jsonb_build_object(
    'registration_number', v.registration_number, 'hide_registration', not v.registration_is_public,
    'make_id', v.make_id, 'model_id', v.model_id, 'year', v.year, 'trim', v.trim, 'fuel_type', v.fuel_type,
    'transmission', v.transmission, 'body_type', v.body_type, 'mileage', v.mileage, 'condition', v.condition,
    'engine_size', v.engine_size, 'doors', v.doors, 'seats', v.seats, 'colour', v.colour, 'owners', v.owners,
    'service_history', v.service_history, 'mot_expiry', v.mot_expiry, 'write_off', v.write_off, 'keys', v.keys,
    'v5c_in_name', v.v5c_in_name, 'finance_owed', v.finance_owed, 'is_import', v.is_import,
    'is_first_owner', v.is_first_owner, 'features', v.features,
    'description', v.description, 'price', v.price, 'location', v.location, 'postcode', p.postcode, 'vin', p.vin
  )
  from public.vehicles v
  join public.vehicle_makes make on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  left join public.vehicle_private p on p.vehicle_id = v.id
  where v.id = any (p_ids) and v.seller_id in (select private.my_seller_ids());
$$;

create or replace function private.list_stock_car(p_seller uuid, p_stock_id text, p_listing uuid, p_facts jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  -- Leaves out these four if they are not given: they stay as they are.
  facts  constant jsonb := p_facts - array(
    select name from unnest('{mileage, postcode, location, hide_registration}'::text[]) name
    where p_facts ->> name is null
  );
  code   constant text := upper(split_part(facts ->> 'postcode', ' ', 1));
  known  record;
  number text;
  wanted jsonb;
  town   text;
  placed text;
  car    uuid;
begin
  select * into known from private.stock_cars(array[coalesce(p_listing, (
    select p.vehicle_id from public.vehicle_private p where p.stock_seller_id = p_seller and p.stock_id = p_stock_id
  ))]);
  number := coalesce(p_stock_id, known.stock_id);
  if known.id is null and (p_listing is not null or number is null) then
    raise exception 'No listing of the caller' using errcode = '23514', constraint = 'stock_listing';
  elsif known.is_taken_down then
    raise exception 'Staff have taken this vehicle off the site' using errcode = '42501';
  elsif known.status in ('sold', 'draft') then
    raise exception 'The listing is %', known.status using errcode = '23514', constraint = 'stock_' || known.status;
  end if;
  wanted := coalesce(known.facts, '{}') || facts;
  if wanted = known.facts and known.stock_id is not distinct from number and known.status <> 'archived' then
    return jsonb_build_object('id', known.id, 'became', 'unchanged');
  end if;
  if code is not null then
    select o.town into town from public.outcodes o where o.outcode = code;
    if not found then
      raise exception 'Unknown postcode' using errcode = '23514', constraint = 'vehicle_private_postcode_known';
    end if;
  end if;

  if known.id is null then
    insert into public.vehicles (
      seller_id, make_id, model_id, trim, year, price, mileage, fuel_type, transmission, body_type, condition, engine_size,
      doors, seats, colour, owners, service_history, mot_expiry, registration_number, registration_is_public, description,
      features, location, outward_code, listing_status, write_off, keys, v5c_in_name, finance_owed, is_import,
      is_first_owner
    )
    select p_seller, f.make_id, f.model_id, f.trim, f.year, f.price, f.mileage, f.fuel_type, f.transmission, f.body_type,
      f.condition, f.engine_size, f.doors, f.seats, f.colour, f.owners, f.service_history, f.mot_expiry,
      f.registration_number, not coalesce(f.hide_registration, false), f.description, coalesce(f.features, '{}'),
      coalesce(f.location, town), code, 'active', f.write_off, f.keys, f.v5c_in_name, f.finance_owed, f.is_import,
      f.is_first_owner
    from private.stock_facts(wanted) f
    returning id into car;
  elsif wanted - '{postcode, vin}'::text[] <> known.facts - '{postcode, vin}'::text[]
    or wanted -> 'postcode' <> known.facts -> 'postcode' or known.status = 'archived' then
    update public.vehicles v set
      make_id = f.make_id, model_id = f.model_id, trim = f.trim, year = f.year, price = f.price, mileage = f.mileage,
      fuel_type = f.fuel_type, transmission = f.transmission, body_type = f.body_type, condition = f.condition,
      engine_size = f.engine_size, doors = f.doors, seats = f.seats, colour = f.colour, owners = f.owners,
      service_history = f.service_history, mot_expiry = f.mot_expiry, write_off = f.write_off, keys = f.keys,
      v5c_in_name = f.v5c_in_name, finance_owed = f.finance_owed, is_import = f.is_import,
      is_first_owner = f.is_first_owner, registration_number = f.registration_number,
      registration_is_public = not f.hide_registration, description = f.description,
      features = coalesce(f.features, '{}'), outward_code = coalesce(code, v.outward_code),
      location = case when not facts ? 'location' and code <> v.outward_code then town else f.location end,
      listing_status = case when v.listing_status = 'archived' then 'active' else v.listing_status end
    from private.stock_facts(wanted) f
    where v.id = known.id returning v.location into placed;
    -- Writes a given town that is the one of before: at a new postcode, place_vehicle took it for a town that was not
    -- given.
    update public.vehicles set location = facts ->> 'location'
    where id = known.id and facts ? 'location' and placed is distinct from facts ->> 'location';
  end if;

  if known.id is null or known.stock_id is distinct from number
    or wanted -> 'postcode' <> known.facts -> 'postcode' or wanted -> 'vin' <> known.facts -> 'vin' then
    insert into public.vehicle_private (vehicle_id, postcode, vin, stock_id)
    values (coalesce(car, known.id), wanted ->> 'postcode', wanted ->> 'vin', number)
    on conflict (vehicle_id) do update
    set postcode = excluded.postcode, vin = excluded.vin, stock_id = excluded.stock_id;
  end if;
  return jsonb_build_object('id', coalesce(car, known.id), 'became', case
    when known.id is null then 'listed' when known.status = 'archived' then 'reopened' else 'changed' end);
end;
$$;
