-- Defines what the site's server counts and lists: views of vehicles, telephone numbers shown, the sitemap, leases of
-- jobs.

create table public.vehicle_views (
  vehicle_id    uuid    not null,
  day           date    not null,
  views         integer not null default 0,
  numbers_shown integer not null default 0,
  constraint vehicle_views_pkey                   primary key (vehicle_id, day),
  constraint vehicle_views_vehicle_id_fkey        foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint vehicle_views_views_positive         check (views >= 0),
  constraint vehicle_views_numbers_shown_positive check (numbers_shown >= 0)
);
comment on column public.vehicle_views.numbers_shown is
  'Visitors who had the seller''s number shown; see record_number_shown.';

alter table public.vehicle_views enable row level security;
revoke all on table public.vehicle_views from anon, authenticated;
grant select on table public.vehicle_views to authenticated;
grant all on table public.vehicle_views to service_role;

create policy "Sellers read the views of their own vehicles, staff any"
  on public.vehicle_views for select to authenticated
  using (private.is_my_vehicle(vehicle_id) or (select private.is_staff()));

-- Stores counted visitors. There is no foreign key, since rows live two days at most.
create table private.view_visitors (
  vehicle_id   uuid not null,
  day          date not null,
  visitor_hash text not null,
  constraint view_visitors_pkey                primary key (day, vehicle_id, visitor_hash),
  constraint view_visitors_visitor_hash_length check (char_length(visitor_hash) between 1 and 128)
);
comment on table private.view_visitors is
  'Personal data, hashed with a daily salt: deleted after the next day.';

grant select, insert, update, delete on table private.view_visitors to service_role;

-- Returns whether p_hash is new today for a vehicle for sale that p_user_id does not sell, and stores it until the day after.
create function private.is_first_today(p_vehicle_id uuid, p_hash text, p_user_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/London')::date;
begin
  -- Deletes a few old rows per call; skip locked, so that no call waits.
  delete from private.view_visitors old
  using (
    select * from private.view_visitors seen where seen.day < today - 1 limit 100 for update skip locked
  ) swept
  where old.day = swept.day and old.vehicle_id = swept.vehicle_id and old.visitor_hash = swept.visitor_hash;

  insert into private.view_visitors (vehicle_id, day, visitor_hash)
  select v.id, today, p_hash from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active'
    and not exists (select from public.sellers s where s.id = v.seller_id and s.user_id = p_user_id)
  on conflict do nothing;
  return found;
end;
$$;
revoke all on function private.is_first_today from public;
grant execute on function private.is_first_today to service_role;

-- Sweeps old visitors too, a few at a time.
create function public.record_vehicle_view(p_vehicle_id uuid, p_visitor_hash text, p_user_id uuid default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_first_today(p_vehicle_id, p_visitor_hash, p_user_id) then
    return;
  end if;

  insert into public.vehicle_views as counted (vehicle_id, day, views)
  values (p_vehicle_id, (now() at time zone 'Europe/London')::date, 1)
  on conflict (vehicle_id, day) do update set views = counted.views + 1;

  update public.vehicles set views_count = views_count + 1 where id = p_vehicle_id;
end;
$$;
comment on function public.record_vehicle_view
  is 'Counts a view once per visitor and London day, never of the seller (p_user_id: who is signed in). For the server only.';
revoke all on function public.record_vehicle_view from public, anon, authenticated;
grant execute on function public.record_vehicle_view to service_role;

create function public.record_number_shown(p_vehicle_id uuid, p_visitor_hash text, p_user_id uuid default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_first_today(p_vehicle_id, 'number ' || p_visitor_hash, p_user_id) then
    return;
  end if;

  insert into public.vehicle_views as counted (vehicle_id, day, numbers_shown)
  values (p_vehicle_id, (now() at time zone 'Europe/London')::date, 1)
  on conflict (vehicle_id, day) do update set numbers_shown = counted.numbers_shown + 1;
end;
$$;
comment on function public.record_number_shown
  is 'Counts that a visitor had the seller''s number shown, once per vehicle and London day, never the seller '
  '(p_user_id: who is signed in). For the server only.';
revoke all on function public.record_number_shown from public, anon, authenticated;
grant execute on function public.record_number_shown to service_role;

-- Lists dealers with three vehicles for sale or more (lib/sellers/describe.ts has the same number), whose pages may be
-- indexed.
create view private.listed_dealers with (security_invoker = true) as
select v.seller_id as id, max(v.updated_at) as changed_at
from public.vehicles v
where v.listing_status = 'active' and v.seller_type <> 'private'
group by v.seller_id
having count(*) >= 3;
grant select on private.listed_dealers to anon, authenticated, service_role;

-- The sitemap has landing pages in place of the lists of makes.
create function public.sitemap_overview()
returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'vehicles', count(*),
    'landing_pages', (select count(*) from public.landing_pages page where page.cars > 0),
    'sellers', (select count(*) from private.listed_dealers),
    'changed_at', max(v.updated_at)
  )
  from public.vehicles v
  where v.listing_status = 'active';
$$;
comment on function public.sitemap_overview
  is 'Returns the numbers of vehicles for sale, of landing pages and of sellers'' pages, and the time of the last '
  'change. For every role.';
revoke all on function public.sitemap_overview from public, anon, authenticated;
grant execute on function public.sitemap_overview to anon, authenticated, service_role;

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
create function public.sitemap_vehicles(p_part integer, p_size integer default 50000)
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
revoke all on function public.sitemap_vehicles from public, anon, authenticated;
grant execute on function public.sitemap_vehicles to anon, authenticated, service_role;

create function public.sitemap_landing_pages(p_part integer, p_size integer default 50000)
returns json
language sql stable
set search_path = ''
as $$
  select coalesce(json_agg(json_build_object('path', part.path, 'changed_at', part.changed_at) order by part.path), '[]')
  from (
    select page.path, page.changed_at
    from public.landing_pages page
    where page.cars > 0
    order by page.path
    limit least(greatest(p_size, 1), 50000)
    offset greatest(p_part::bigint - 1, 0) * least(greatest(p_size, 1), 50000)
  ) part;
$$;
comment on function public.sitemap_landing_pages
  is 'Returns one part of the landing pages with enough cars; parts count from 1 and have at most 50,000. For '
  'every role.';
revoke all on function public.sitemap_landing_pages from public, anon, authenticated;
grant execute on function public.sitemap_landing_pages to anon, authenticated, service_role;

create function public.sitemap_sellers(p_part integer, p_size integer default 50000)
returns json
language sql stable
set search_path = ''
as $$
  select coalesce(json_agg(json_build_object('id', part.id, 'changed_at', part.changed_at) order by part.id), '[]')
  from (
    select dealer.id, dealer.changed_at
    from private.listed_dealers dealer
    order by dealer.id
    limit least(greatest(p_size, 1), 50000)
    offset greatest(p_part::bigint - 1, 0) * least(greatest(p_size, 1), 50000)
  ) part;
$$;
comment on function public.sitemap_sellers
  is 'Returns one part of the dealers with three vehicles for sale or more; parts count from 1 and have at most '
  '50,000. For every role.';
revoke all on function public.sitemap_sellers from public, anon, authenticated;
grant execute on function public.sitemap_sellers to anon, authenticated, service_role;

-- Jobs may be started on several machines: one of them works, and another takes over when it stops. It is a lease, not
-- a session's advisory lock: neither the API nor a pooler in transaction mode has sessions to hold one.
create table private.job_leases (
  job        text        not null,
  runner     uuid        not null,
  expires_at timestamptz not null,
  constraint job_leases_pkey       primary key (job),
  constraint job_leases_job_length check (char_length(job) between 1 and 100)
);
comment on table private.job_leases is 'Which process runs a job, and until when it has said so.';

grant select, insert, update, delete on table private.job_leases to service_role;

create function public.take_job_lease(p_job text, p_runner uuid, p_seconds integer)
returns boolean
language sql
set search_path = ''
as $$
  with taken as (
    insert into private.job_leases as held (job, runner, expires_at)
    values (p_job, p_runner, now() + make_interval(secs => p_seconds))
    on conflict (job) do update set runner = excluded.runner, expires_at = excluded.expires_at
    where held.runner = excluded.runner or held.expires_at <= now()
    returning true
  )
  select exists (select from taken);
$$;
comment on function public.take_job_lease
  is 'Takes or renews the lease of a job for p_seconds; false while another process has it. For the server only.';
revoke all on function public.take_job_lease from public, anon, authenticated;
grant execute on function public.take_job_lease to service_role;

create function public.release_job_lease(p_job text, p_runner uuid)
returns void
language sql
set search_path = ''
as $$
  delete from private.job_leases where job = p_job and runner = p_runner;
$$;
comment on function public.release_job_lease
  is 'Gives up the lease of a job, if this process has it. For the server only.';
revoke all on function public.release_job_lease from public, anon, authenticated;
grant execute on function public.release_job_lease to service_role;
