create table public.favourites (
  user_id    uuid        not null default auth.uid(),
  vehicle_id uuid        not null,
  created_at timestamptz not null default now(),
  constraint favourites_pkey            primary key (user_id, vehicle_id),
  constraint favourites_user_id_fkey    foreign key (user_id) references auth.users (id) on delete cascade,
  constraint favourites_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade
);
comment on table public.favourites is 'Personal data: what somebody likes, for that person only.';

create index favourites_vehicle_id_idx on public.favourites (vehicle_id);

alter table public.favourites enable row level security;
revoke all on table public.favourites from anon, authenticated;
grant select, insert (vehicle_id), delete on table public.favourites to authenticated;

create policy "People read their own favourites"
  on public.favourites for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People add their own favourites"
  on public.favourites for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People remove their own favourites"
  on public.favourites for delete to authenticated
  using (user_id = (select auth.uid()));
