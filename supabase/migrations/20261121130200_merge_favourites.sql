-- Definer: a car that was saved on a device and sold since must not be lost, though its row can be
-- read only once it is among the favourites. Nothing comes out but what the caller has saved.
create function private.merge_favourites(p_ids uuid[])
returns void
language sql security definer
set search_path = ''
as $$
  -- In the device's order, newest first: the times differ by what sorts them and no more.
  insert into public.favourites (user_id, vehicle_id, created_at)
  select (select auth.uid()), v.id, now() - min(wanted.position) * interval '1 microsecond'
  from unnest(p_ids[1:200]) with ordinality as wanted (id, position)
  join public.vehicles v on v.id = wanted.id
  group by v.id
  on conflict do nothing;
$$;
revoke all on function private.merge_favourites from public;
grant execute on function private.merge_favourites to authenticated;

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
comment on function public.merge_favourites is
  'Adds the first 200 ids, newest first, to the signed-in person''s favourites: those kept already or unknown are passed over. Returns the newest 1,000 of all.';
revoke all on function public.merge_favourites from public, anon, authenticated;
grant execute on function public.merge_favourites to authenticated;

-- With the caller's rights: of a favourite taken back to a draft only the id comes out.
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
  image_url      text
)
language sql stable
set search_path = ''
as $$
  select
    f.vehicle_id, v.listing_status, v.seller_type, make.name, model.name, v.trim, v.year, v.price,
    v.mileage, v.fuel_type, v.transmission, v.body_type, v.colour, v.location, v.outward_code,
    v.created_at, image.image_url
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
  order by f.created_at desc, f.vehicle_id;
$$;
comment on function public.my_favourites is
  'What a card shows of the signed-in person''s favourites, newest first, sold ones too; nulls where a car was withdrawn.';
revoke all on function public.my_favourites from public, anon, authenticated;
grant execute on function public.my_favourites to authenticated;
