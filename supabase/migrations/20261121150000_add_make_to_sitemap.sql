-- The picture that stands for a car is chosen by make and model too.
create or replace function public.sitemap_vehicles(p_part integer, p_size integer default 50000)
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
        'make', make.name,
        'model', model.name,
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
