create table public.vehicle_views (
  vehicle_id uuid    not null,
  day        date    not null,
  views      integer not null default 0,
  constraint vehicle_views_pkey            primary key (vehicle_id, day),
  constraint vehicle_views_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint vehicle_views_views_positive  check (views >= 0)
);

alter table public.vehicle_views enable row level security;
revoke all on table public.vehicle_views from anon, authenticated;
grant select on table public.vehicle_views to authenticated;

create policy "Sellers read the views of their own vehicles, staff any"
  on public.vehicle_views for select to authenticated
  using (private.is_my_vehicle(vehicle_id) or (select private.is_staff()));

-- Counted visitors. No foreign key, since rows live two days at most.
create table private.view_visitors (
  vehicle_id   uuid not null,
  day          date not null,
  visitor_hash text not null,
  constraint view_visitors_pkey                primary key (day, vehicle_id, visitor_hash),
  constraint view_visitors_visitor_hash_length check (char_length(visitor_hash) between 1 and 128)
);
comment on table private.view_visitors is
  'Personal data, hashed with a daily salt: deleted after the next day.';
grant select, insert, delete on table private.view_visitors to service_role;

create function public.record_vehicle_view(p_vehicle_id uuid, p_visitor_hash text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/London')::date;
begin
  delete from private.view_visitors where day < today - 1;

  insert into private.view_visitors (vehicle_id, day, visitor_hash)
  select v.id, today, p_visitor_hash from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active'
  on conflict do nothing;
  if not found then
    return;
  end if;

  insert into public.vehicle_views as counted (vehicle_id, day, views)
  values (p_vehicle_id, today, 1)
  on conflict (vehicle_id, day) do update set views = counted.views + 1;

  update public.vehicles set views_count = views_count + 1 where id = p_vehicle_id;
end;
$$;
comment on function public.record_vehicle_view is
  'Counts a visitor''s view of a vehicle for sale, once per London day. For the server only.';
revoke all on function public.record_vehicle_view from public, anon, authenticated;
grant execute on function public.record_vehicle_view to service_role;

create table private.rate_limits (
  key        text        not null,
  hits       integer     not null,
  expires_at timestamptz not null,
  constraint rate_limits_pkey       primary key (key),
  constraint rate_limits_key_length check (char_length(key) between 1 and 200)
);
comment on table private.rate_limits is
  'Personal data: actions of a visitor, by a hash of the address, until the limit expires.';
create index rate_limits_expires_at_idx on private.rate_limits (expires_at);
grant select, insert, update, delete on table private.rate_limits to service_role;

create function public.take_rate_limit(p_key text, p_limit integer, p_window_seconds integer)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  used integer;
begin
  -- Deletes a few expired rows per call; skip locked, so that no call waits.
  delete from private.rate_limits where key in (
    select r.key from private.rate_limits r where r.expires_at <= now() and r.key <> p_key
    limit 100 for update skip locked
  );

  insert into private.rate_limits as taken (key, hits, expires_at)
  values (p_key, 1, now() + make_interval(secs => p_window_seconds))
  on conflict (key) do update set
    hits       = case when taken.expires_at <= now() then 1 else least(taken.hits, p_limit) + 1 end,
    expires_at = case when taken.expires_at <= now() then excluded.expires_at else taken.expires_at end
  returning hits into used;

  return used <= p_limit;
end;
$$;
comment on function public.take_rate_limit is
  'Counts an attempt; returns true while p_key has at most p_limit attempts in p_window_seconds. For the server only.';
revoke all on function public.take_rate_limit from public, anon, authenticated;
grant execute on function public.take_rate_limit to service_role;

create function public.refund_rate_limit(p_key text)
returns void
language sql
set search_path = ''
as $$
  update private.rate_limits set hits = hits - 1
  where key = p_key and hits > 0 and expires_at > now();
$$;
comment on function public.refund_rate_limit is
  'Takes back one attempt that take_rate_limit counted. For the server only.';
revoke all on function public.refund_rate_limit from public, anon, authenticated;
grant execute on function public.refund_rate_limit to service_role;

-- The data of the sitemap. Each function returns one JSON value, because the API limits sets of rows to
-- max_rows.

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
  'Returns the number of vehicles for sale and the time of the last change, in total and per make. For every role.';
revoke all on function public.sitemap_overview from public, anon, authenticated;
grant execute on function public.sitemap_overview to anon, authenticated, service_role;

-- Oldest first: new vehicles do not change the earlier parts.
create function public.sitemap_vehicles(p_part integer, p_size integer default 50000)
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
comment on function public.sitemap_vehicles is
  'Returns one part of the vehicles for sale, oldest first; parts count from 1 and have at most 50,000. For every role.';
revoke all on function public.sitemap_vehicles from public, anon, authenticated;
grant execute on function public.sitemap_vehicles to anon, authenticated, service_role;

-- The server's key. Hosted projects grant this by default; stated, so as not to depend on it.
grant usage on schema public to service_role;
grant all on all tables in schema public to service_role;
grant execute on all functions in schema public to service_role;
grant execute on all functions in schema private to service_role;
