-- The illustration of a listing depends on its seller's type: whoever shows one is told it.

-- As before, with the seller's type.
create or replace function public.sitemap_vehicles(p_part integer, p_size integer default 50000)
returns json
language sql stable
set search_path = ''
as $$
  with size as (select least(greatest(p_size, 1), 50000) as rows),
  -- An index-only scan, so that skipping the earlier parts is cheap.
  part as materialized (
    select v.id, v.created_at
    from public.vehicles v
    where v.listing_status = 'active'
    order by v.created_at, v.id
    limit (select rows from size)
    offset (select greatest(p_part::bigint - 1, 0) * rows from size)
  ),
  pictures as materialized (
    select distinct on (i.vehicle_id) i.vehicle_id, i.image_url
    from public.vehicle_images i
    where i.vehicle_id in (select part.id from part)
    order by i.vehicle_id, i.is_primary desc, i.display_order, i.id
  )
  select coalesce(
    json_agg(
      json_build_object(
        'id', v.id,
        'updated_at', v.updated_at,
        'make', make.name,
        'model', model.name,
        'seller_type', v.seller_type,
        'body_type', v.body_type,
        'colour', v.colour,
        'image_url', pictures.image_url
      )
      order by part.created_at, part.id
    ),
    '[]'
  )
  from part
  join public.vehicles       v     on v.id = part.id
  join public.vehicle_makes  make  on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  left join pictures on pictures.vehicle_id = part.id;
$$;

-- As before, with the seller's type.
create or replace function private.enquiry_vehicle(p_vehicle_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', v.id, 'make', make.name, 'model', model.name, 'trim', v.trim, 'year', v.year, 'price', v.price,
    'seller_type', v.seller_type, 'body_type', v.body_type, 'colour', v.colour,
    -- A draft or an archived listing says no more than that it is not for sale.
    'status', case
      when private.is_held(v.id) then 'held'
      when v.listing_status in ('active', 'reserved', 'sold') then v.listing_status::text
      else 'withdrawn'
    end,
    'image_url', (
      select i.image_url from public.vehicle_images i
      where i.vehicle_id = v.id order by i.is_primary desc, i.display_order, i.id limit 1
    )
  )
  from public.vehicles v
  join public.vehicle_makes make on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  where v.id = p_vehicle_id;
$$;

-- As before, with the seller's type.
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
