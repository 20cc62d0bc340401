-- What the sitemap says of the site. Each answers with one JSON value, because the API cuts every set
-- of rows at max_rows.

create function public.sitemap_overview()
returns json
language sql stable
set search_path = ''
as $$
  with makes as (
    select v.make_id, count(*) as vehicles, max(v.updated_at) as changed_at
    from public.vehicles v
    where v.listing_status = 'active'
    group by v.make_id
  )
  select json_build_object(
    'vehicles', coalesce(sum(makes.vehicles), 0),
    'changed_at', max(makes.changed_at),
    'makes', coalesce(
      json_agg(
        json_build_object('name', make.name, 'changed_at', makes.changed_at) order by make.name
      ),
      '[]'
    )
  )
  from makes
  join public.vehicle_makes make on make.id = makes.make_id;
$$;
comment on function public.sitemap_overview is
  'How many vehicles are for sale, when the last of them changed, and the same of every make that has any.';
revoke all on function public.sitemap_overview from public, anon, authenticated;
grant execute on function public.sitemap_overview to anon, authenticated, service_role;

-- Oldest first: what is new comes last and leaves the earlier parts as they are.
create function public.sitemap_vehicles(p_part integer, p_size integer default 50000)
returns json
language sql stable
set search_path = ''
as $$
  with size as (select least(greatest(p_size, 1), 50000) as rows),
  -- From the index alone, so that it costs little to pass over the earlier parts.
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
        'body_type', v.body_type,
        'colour', v.colour,
        'image_url', pictures.image_url
      )
      order by part.created_at, part.id
    ),
    '[]'
  )
  from part
  join public.vehicles v on v.id = part.id
  left join pictures on pictures.vehicle_id = part.id;
$$;
comment on function public.sitemap_vehicles is
  'One part of the vehicles for sale, oldest first; parts count from 1 and hold at most 50,000.';
revoke all on function public.sitemap_vehicles from public, anon, authenticated;
grant execute on function public.sitemap_vehicles to anon, authenticated, service_role;
