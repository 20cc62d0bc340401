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

-- Who was counted, for as long as it is needed: no foreign key, since rows live two days at most.
create table private.view_visitors (
  vehicle_id   uuid not null,
  day          date not null,
  visitor_hash text not null,
  constraint view_visitors_pkey                primary key (day, vehicle_id, visitor_hash),
  constraint view_visitors_visitor_hash_length check (char_length(visitor_hash) between 1 and 128)
);
comment on table private.view_visitors is
  'Personal data in a hashed form, with a salt of the day: forgotten after the next day.';
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
  'Counts a visitor''s view of a vehicle for sale, once a day (of London). For the server only.';
revoke all on function public.record_vehicle_view from public, anon, authenticated;
grant execute on function public.record_vehicle_view to service_role;
