-- The parts of the sitemap's vehicles get fixed ends: reading one skips no other, and a sold vehicle moves no other.
set lock_timeout = '4s';

-- Keeps where each full part of the sitemap's vehicles ends. A row is added once and never changed, so that a vehicle that
-- goes shortens its own part and moves no other. It refers to no vehicle, as it stays when that vehicle goes.
create table public.sitemap_parts (
  part            integer     not null,
  last_created_at timestamptz not null,
  last_id         uuid        not null,
  constraint sitemap_parts_pkey          primary key (part),
  constraint sitemap_parts_part_positive check (part >= 1)
);

alter table public.sitemap_parts enable row level security;
revoke all on table public.sitemap_parts from anon, authenticated, service_role;
grant select on table public.sitemap_parts to anon, authenticated, service_role;
grant insert on table public.sitemap_parts to service_role;

create policy "Everyone reads the ends of the sitemap's parts"
  on public.sitemap_parts for select to anon, authenticated
  using (true);

-- Returns the range of each part, after one position and up to another; the last one is open, and the only one at first.
create view private.sitemap_ranges with (security_invoker = true) as
select
  bound.part,
  bound.is_open,
  coalesce(lag(bound.last_created_at) over ordered, '-infinity')                     as after_created_at,
  coalesce(lag(bound.last_id) over ordered, '00000000-0000-0000-0000-000000000000') as after_id,
  bound.last_created_at                                                              as to_created_at,
  bound.last_id                                                                      as to_id
from (
  select full_part.part, false as is_open, full_part.last_created_at, full_part.last_id
  from public.sitemap_parts full_part
  union all
  select coalesce(max(full_part.part), 0) + 1, true, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  from public.sitemap_parts full_part
) bound
window ordered as (order by bound.part);
grant select on private.sitemap_ranges to anon, authenticated, service_role;

create function public.close_sitemap_parts(p_size integer default 10000)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('sitemap parts', 0));
  insert into public.sitemap_parts (part, last_created_at, last_id)
  select open.part - 1 + numbered.number / greatest(p_size, 1), numbered.created_at, numbered.id
  from (select range.part from private.sitemap_ranges range where range.is_open) open,
    (
      select v.created_at, v.id, row_number() over (order by v.created_at, v.id) as number
      from public.vehicles v
      where v.listing_status = 'active'
        and (v.created_at, v.id) > (
          select range.after_created_at, range.after_id from private.sitemap_ranges range where range.is_open
        )
    ) numbered
  where numbered.number % greatest(p_size, 1) = 0;
$$;
comment on function public.close_sitemap_parts
  is 'Ends each part of the sitemap that has p_size vehicles; lib/seo/sitemap.ts has the same number. For the server only.';
revoke all on function public.close_sitemap_parts from public, anon, authenticated;
grant execute on function public.close_sitemap_parts to service_role;

create function public.sitemap_vehicle_parts(p_size integer default 10000)
returns integer[]
language sql stable
set search_path = ''
as $$
  with size as (select least(greatest(p_size, 1), 50000) as rows)
  select coalesce(array_agg(listed.part order by listed.part), '{}')
  from (
    select range.part
    from private.sitemap_ranges range
    -- The order makes the planner use the index: it does not know how short a range is.
    cross join lateral (
      select from public.vehicles v
      where v.listing_status = 'active'
        and (v.created_at, v.id) > (range.after_created_at, range.after_id)
        and (v.created_at, v.id) <= (range.to_created_at, range.to_id)
      order by v.created_at, v.id
      limit 1
    ) filled
    where not range.is_open
    union all
    select range.part + extra.number
    from private.sitemap_ranges range,
      generate_series(0, (
        select ceil(count(*)::numeric / (select size.rows from size))::integer - 1
        from public.vehicles v
        where v.listing_status = 'active'
          and (v.created_at, v.id) > (
            select last.after_created_at, last.after_id from private.sitemap_ranges last where last.is_open
          )
          -- Excludes no vehicle: with a second end the planner takes the range to be short.
          and (v.created_at, v.id) <= (
            select last.to_created_at, last.to_id from private.sitemap_ranges last where last.is_open
          )
      )) extra (number)
    where range.is_open
  ) listed;
$$;
comment on function public.sitemap_vehicle_parts
  is 'Returns the numbers of the parts with vehicles for sale. For every role.';
revoke all on function public.sitemap_vehicle_parts from public, anon, authenticated;
grant execute on function public.sitemap_vehicle_parts to anon, authenticated, service_role;

-- Lists the oldest first: new vehicles do not change the earlier parts. The illustration of a listing depends on its
-- seller's type.
create or replace function public.sitemap_vehicles(p_part integer, p_size integer default 50000)
returns json
language sql stable
set search_path = ''
as $$
  with size as (select least(greatest(p_size, 1), 50000) as rows),
  range as materialized (
    select range.*
    from private.sitemap_ranges range
    where range.part <= greatest(p_part, 1)
    order by range.part desc
    limit 1
  ),
  -- A full part is one range of the index. It may have gained vehicles that came back for sale. The open one has what an
  -- hour brings, and is counted out by size; where no part was ever closed it has all.
  part as materialized (
    select v.id, v.created_at, v.updated_at, v.make_id, v.model_id, v.seller_type, v.body_type, v.colour
    from public.vehicles v
    where v.listing_status = 'active'
      and (v.created_at, v.id) > (select range.after_created_at, range.after_id from range)
      and (v.created_at, v.id) <= (select range.to_created_at, range.to_id from range)
    order by v.created_at, v.id
    limit (select case when range.is_open then size.rows else 50000 end from range, size)
    offset (select (greatest(p_part, 1) - range.part)::bigint * size.rows from range, size)
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
        'id', part.id,
        'updated_at', part.updated_at,
        'make', make.name,
        'model', model.name,
        'seller_type', part.seller_type,
        'body_type', part.body_type,
        'colour', part.colour,
        'image_url', pictures.image_url
      )
      order by part.created_at, part.id
    ),
    '[]'
  )
  from part
  join public.vehicle_makes  make  on make.id = part.make_id
  join public.vehicle_models model on model.id = part.model_id
  left join pictures on pictures.vehicle_id = part.id;
$$;
comment on function public.sitemap_vehicles
  is 'Returns one part of the vehicles for sale, oldest first; parts count from 1. A part that is closed is returned '
  'whole, at most 50,000; after it each has p_size. For every role.';
