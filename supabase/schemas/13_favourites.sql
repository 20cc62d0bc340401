-- Defines favourites, and what signed-in users read of vehicles.

create table public.favourites (
  user_id    uuid        not null default auth.uid(),
  vehicle_id uuid        not null,
  created_at timestamptz not null default now(),
  constraint favourites_pkey            primary key (user_id, vehicle_id),
  constraint favourites_user_id_fkey    foreign key (user_id) references auth.users (id) on delete cascade,
  constraint favourites_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade
);
comment on table public.favourites is 'Personal data: for the user only.';

create index favourites_vehicle_id_idx on public.favourites (vehicle_id);

alter table public.favourites enable row level security;
revoke all on table public.favourites from anon, authenticated;
grant select, delete, insert (vehicle_id) on table public.favourites to authenticated;
grant all on table public.favourites to service_role;

-- Belongs to vehicles, but reads favourites: users read their reserved and sold favourites. Archived
-- vehicles (which includes those taken down) and drafts are for their seller and staff.
create policy "People read what is for sale, their own and their favourites, staff all"
  on public.vehicles for select to authenticated
  using (
    listing_status = 'active'
    or seller_id in (select private.my_seller_ids())
    or (listing_status in ('reserved', 'sold')
        and id in (select f.vehicle_id from public.favourites f))
    or (select private.is_staff())
  );

create policy "People read their own favourites"
  on public.favourites for select to authenticated
  using (user_id = (select auth.uid()));

-- A draft and an unknown id are refused alike.
create policy "People add their own favourites"
  on public.favourites for insert to authenticated
  with check (user_id = (select auth.uid()) and private.can_read_vehicle(vehicle_id));

create policy "People remove their own favourites"
  on public.favourites for delete to authenticated
  using (user_id = (select auth.uid()));

-- Adds favourites of the caller. For signed-in users. Definer: a vehicle that was saved on a device and sold or held
-- since must not be lost, but is readable only once it is a favourite.
create function private.merge_favourites(p_ids uuid[])
returns void
language sql security definer
set search_path = ''
as $$
  -- Keeps the order of the device, newest first: the times differ by the microseconds that sort them.
  insert into public.favourites (user_id, vehicle_id, created_at)
  select (select auth.uid()), v.id, now() - min(wanted.position) * interval '1 microsecond'
  from unnest(array(select unnest(p_ids) limit 200)) with ordinality as wanted (id, position)
  join public.vehicles v on v.id = wanted.id
  where v.listing_status in ('active', 'held', 'reserved', 'sold')
  group by v.id
  on conflict do nothing;
$$;
revoke all on function private.merge_favourites from public;
grant execute on function private.merge_favourites to authenticated, service_role;

create function public.merge_favourites(p_ids uuid[])
returns uuid[]
language sql
set search_path = ''
as $$
  select private.merge_favourites(p_ids);
  select array(
    select f.vehicle_id from public.favourites f order by f.created_at desc, f.vehicle_id limit 1000
  );
$$;
comment on function public.merge_favourites
  is 'Adds the first 200 ids, newest first, to the caller''s favourites, skipping those already saved, unknown or '
  'withdrawn. Returns the ids of the newest 1,000. For signed-in users.';
revoke all on function public.merge_favourites from public, anon, authenticated;
grant execute on function public.merge_favourites to authenticated, service_role;

-- Runs with the caller's rights, by a left join, so that a withdrawn vehicle has a row with its id alone.
create function public.my_favourites(p_limit integer default 200)
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
  seats          smallint
)
language sql stable
set search_path = ''
as $$
  select
    f.vehicle_id, v.listing_status, v.seller_type, make.name, model.name, v.trim, v.year, v.price,
    v.mileage, v.fuel_type, v.transmission, v.body_type, v.colour, v.location, v.outward_code,
    v.created_at, image.image_url, private.is_verified(v.price, valuation),
    valuation.value, coalesce(valuation.verdict, 'none'),
    coalesce(private.is_unbeaten(standing, model_standing), false), v.seats
  from (
    select fav.vehicle_id, fav.created_at from public.favourites fav
    order by fav.created_at desc, fav.vehicle_id
    limit least(greatest(p_limit, 1), 1000)
  ) f
  left join public.vehicles       v     on v.id = f.vehicle_id
  left join public.vehicle_makes  make  on make.id = v.make_id
  left join public.vehicle_models model on model.id = v.model_id
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
  is 'Returns the summaries of the caller''s favourites, newest first, sold ones included; nulls where a vehicle '
  'was withdrawn. For signed-in users.';
revoke all on function public.my_favourites from public, anon, authenticated;
grant execute on function public.my_favourites to authenticated, service_role;
