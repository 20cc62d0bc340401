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

-- Lists the oldest first: new vehicles do not change the earlier parts. The illustration of a listing depends on its
-- seller's type.
create function public.sitemap_vehicles(p_part integer, p_size integer default 50000)
returns json
language sql stable
set search_path = ''
as $$
  with size as (select least(greatest(p_size, 1), 50000) as rows),
  -- Runs as an index-only scan, so that skipping the earlier parts is cheap.
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
comment on function public.sitemap_vehicles
  is 'Returns one part of the vehicles for sale, oldest first; parts count from 1 and have at most 50,000. For '
  'every role.';
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
