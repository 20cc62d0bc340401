create table public.people (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text
);
alter table public.people enable row level security;

create function public.add_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.people (id, full_name) values (new.id, new.raw_user_meta_data ->> 'full_name');
  return new;
end
$$;

create trigger add_person after insert on auth.users
  for each row execute function public.add_person();

create function public.claimed_role() returns text
language sql stable security invoker set search_path = '' as $$
  select auth.jwt() -> 'app_metadata' ->> 'role'
$$;

create function public.delete_account() returns void
language sql security definer set search_path = '' as $$
  delete from auth.users where id = auth.uid()
$$;
