-- One row for each account. Names, phone and avatar live in the account's own metadata (auth.users).
create table public.profiles (
  id                  uuid        not null,
  email_notifications boolean     not null default true,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  constraint profiles_pkey    primary key (id),
  constraint profiles_id_fkey foreign key (id) references auth.users (id) on delete cascade
);
comment on table public.profiles is 'Personal data: the settings of an account, for its owner only.';

alter table public.profiles enable row level security;
revoke all on table public.profiles from anon, authenticated;
grant select, update (email_notifications) on table public.profiles to authenticated;

create policy "People read their own profile"
  on public.profiles for select to authenticated
  using (id = (select auth.uid()));

create policy "People change their own profile"
  on public.profiles for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

create trigger set_updated_at
  before update on public.profiles
  for each row execute function private.set_updated_at();

-- Definer: the authentication service inserts the account and has no rights of its own here.
create function private.create_profile()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.id) on conflict do nothing;
  return new;
end;
$$;
revoke all on function private.create_profile() from public;

create trigger create_profile
  after insert on auth.users
  for each row execute function private.create_profile();
