-- Lets lists, favourites and a seller's own listings say that a buyer has reserved a car.

set lock_timeout = '4s';

create function private.reserved_among(p_ids uuid[])
returns uuid[]
language sql stable security definer
set search_path = ''
as $$
  select array(
    select r.vehicle_id from public.reservations r
    where r.vehicle_id = any (p_ids) and r.ended_at is null and r.reserved_until > now()
  );
$$;
revoke all on function private.reserved_among from public;
grant execute on function private.reserved_among to anon, authenticated, service_role;

alter type public.vehicle_summary add attribute is_reserved boolean;

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
declare
  reserved constant uuid[] := private.reserved_among(p_ids);
begin
  return query
  select
    v.id, v.seller_type, make.name, model.name, v.trim, v.year, v.price, v.mileage, v.fuel_type,
    v.transmission, v.body_type, v.colour, v.location, v.outward_code, v.created_at, image.image_url,
    near.miles, p_total, private.is_verified(v.price, valuation), valuation.value,
    coalesce(valuation.verdict, 'none'), coalesce(private.is_unbeaten(standing, model_standing), false),
    v.seats, v.write_off, v.id = any (reserved)
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
  is_reserved      boolean,
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
    coalesce(v.id = any (reserved.ids), false),
    f.created_at, now.state, f.price_when_saved, f.marked_price, f.marked_state, f.note, f.is_note_shared
  from (
    select fav.* from public.favourites fav
    order by fav.created_at desc, fav.vehicle_id
    limit least(greatest(p_limit, 1), 1000)
  ) f
  cross join (select private.reserved_among(array(select own.vehicle_id from public.favourites own)) as ids) reserved
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

create or replace function private.my_listings(p_status text, p_search text, p_sort text, p_page integer)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with mine as materialized (
    select v.id, v.listing_status as status, v.price, v.views_count, v.created_at, v.updated_at,
      greatest(v.updated_at, c.confirmed_at) as quiet_since,
      v.listing_status = 'active' and greatest(v.updated_at, c.confirmed_at) <= now() - interval '30 days' as is_asked,
      -- The job may not have asked about a listing in question yet.
      interval '15 days' + case
        when c.asked_at >= greatest(v.updated_at, c.confirmed_at) + interval '30 days' then c.asked_at else now()
      end as archived_from
    from public.vehicles v
    join public.vehicle_makes make on make.id = v.make_id
    join public.vehicle_models model on model.id = v.model_id
    left join private.sale_checks c on c.vehicle_id = v.id
    where v.seller_id in (select private.my_seller_ids())
      and (strpos(lower(v.year || ' ' || make.name || ' ' || model.name), lower(btrim(p_search))) > 0
        or strpos(v.registration_number, upper(regexp_replace(p_search, '\s', '', 'g'))) > 0)
  ),
  chosen as (
    select * from mine
    where p_status is null or case p_status when 'asked' then mine.is_asked else mine.status::text = p_status end
  ),
  sorted as (
    select chosen.*, row_number() over (
      order by
        array_position(array['draft', 'held', 'active', 'reserved', 'sold', 'archived'], chosen.status::text),
        case p_sort when 'price' then chosen.price when 'views' then chosen.views_count end desc nulls last,
        case p_sort when 'oldest' then chosen.created_at end,
        chosen.updated_at desc, chosen.id
    ) as place
    from chosen
  )
  select jsonb_build_object(
    'total', (select count(*) from chosen),
    'counts', (
      select coalesce(jsonb_object_agg(by_status.status, by_status.listings), '{}')
      from (select mine.status, count(*) as listings from mine group by mine.status) by_status
    ),
    'asked', (select count(*) from mine where mine.is_asked),
    'listings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', v.id, 'status', v.listing_status, 'year', v.year, 'make', make.name, 'model', model.name,
        'seller_type', v.seller_type, 'body_type', v.body_type, 'colour', v.colour, 'price', v.price,
        'registration_number', v.registration_number, 'location', v.location, 'views', v.views_count,
        'created_at', v.created_at, 'updated_at', v.updated_at, 'quiet_since', sorted.quiet_since,
        'is_asked', sorted.is_asked, 'archived_from', sorted.archived_from, 'is_taken_down', v.taken_down_at is not null,
        'went_on', (select d.went_on from public.vehicle_departures d where d.vehicle_id = v.id),
        'sold_price', (select p.sold_price from public.vehicle_private p where p.vehicle_id = v.id),
        'unanswered', (
          select c.archived_at = v.updated_at and v.listing_status = 'archived'
          from private.sale_checks c where c.vehicle_id = v.id
        ),
        'image_url', (
          select i.image_url from public.vehicle_images i where i.vehicle_id = v.id
          order by i.is_primary desc, i.display_order, i.id limit 1
        ),
        'next', (
          select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]') from public.listing_transitions t
          where t.from_status = v.listing_status and v.taken_down_at is null
        ),
        'reservation', (
          select jsonb_build_object('until', r.reserved_until, 'enquiry_id', r.enquiry_id)
          from public.reservations r
          where r.vehicle_id = v.id and r.ended_at is null and r.reserved_until > now()
        ),
        'can_delete', v.taken_down_at is null and not private.is_held(v.id) and not private.has_open_report(v.id),
        'decision_id', case when v.listing_status = 'held' then private.standing_hold(v.id) else (
          select d.id from public.staff_decisions d
          where v.taken_down_at is not null and d.case_kind = 'listing' and d.case_id = v.id
            and d.decision = 'taken_down' and private.can_appeal(d) and not private.is_undone(d.id)
          order by d.created_at desc limit 1
        ) end
      ) order by sorted.place), '[]')
      from sorted
      join public.vehicles v on v.id = sorted.id
      join public.vehicle_makes make on make.id = v.make_id
      join public.vehicle_models model on model.id = v.model_id
      where sorted.place > (p_page - 1) * 24 and sorted.place <= p_page * 24
    )
  );
$$;
