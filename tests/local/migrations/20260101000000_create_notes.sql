-- A small schema for the tests of the local backend alone.
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 20),
  price numeric(10, 2) not null default 10,
  span int4range not null default 'empty',
  details jsonb,
  secret text default 'hidden',
  created_at timestamptz not null default now(),
  exclude using gist (span with &&)
);
alter table public.notes enable row level security;
revoke all on public.notes from anon, authenticated;
grant select (id, owner_id, title, price, details, created_at) on public.notes to anon, authenticated;
grant insert (title, price, span, details) on public.notes to authenticated;
create policy "Everybody reads notes" on public.notes for select using (true);
create policy "People write their own notes" on public.notes
  for insert to authenticated with check (owner_id = (select auth.uid()));
