-- Lets a shared shortlist say that a buyer has reserved a car.

set lock_timeout = '4s';

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
  is_reserved    boolean,
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
    private.reserved_until(v.id) is not null,
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
