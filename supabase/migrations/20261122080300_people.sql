-- One row per account. Name, phone and avatar are in the account's metadata (auth.users).
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

-- Trigger: adds the profile of a new account. Definer: the auth service has no rights on this table.
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

-- Trigger: refuses a name that is not plain, and user metadata over 4 kB: every session cookie contains
-- them, so that the browser's requests would be refused for their length. Definer: the auth service has no rights in schema private.
create function private.check_user_metadata()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 4096
     or not private.is_plain_name(coalesce(new.raw_user_meta_data ->> 'full_name', '')) then
    raise exception 'These user metadata cannot be saved' using errcode = '23514';
  end if;
  return new;
end;
$$;
revoke all on function private.check_user_metadata() from public;

create trigger check_user_metadata_inserted
  before insert on auth.users
  for each row execute function private.check_user_metadata();
create trigger check_user_metadata_updated
  before update of raw_user_meta_data on auth.users
  for each row
  when (old.raw_user_meta_data is distinct from new.raw_user_meta_data)
  execute function private.check_user_metadata();

-- The public profile of a seller: its id is public, its account is not.
create table public.sellers (
  id           uuid               not null default gen_random_uuid(),
  user_id      uuid                        default auth.uid(),
  seller_type  public.seller_type not null default 'private',
  name         text               not null,
  about        text,
  location     text,
  outward_code text,
  created_at   timestamptz        not null default now(),
  updated_at   timestamptz        not null default now(),
  constraint sellers_pkey                primary key (id),
  constraint sellers_user_id_key         unique (user_id),
  constraint sellers_user_id_fkey        foreign key (user_id) references auth.users (id) on delete cascade,
  constraint sellers_name_length         check (char_length(name) between 2 and 100),
  constraint sellers_name_plain          check (private.is_plain_name(name)),
  constraint sellers_about_length        check (char_length(about) <= 2000),
  constraint sellers_location_length     check (char_length(location) <= 100),
  constraint sellers_outward_code_format check (outward_code ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?$')
);
comment on column public.sellers.user_id is
  'Personal data: the account behind a seller. Granted to no client; null for the site''s own stock.';
comment on column public.sellers.seller_type is 'Decided by staff; a client cannot claim it.';

alter table public.sellers enable row level security;
revoke all on table public.sellers from anon, authenticated;
grant select (id, seller_type, name, about, location, outward_code, created_at)
  on table public.sellers to anon, authenticated;
grant insert (name, about, location, outward_code), update (name, about, location, outward_code)
  on table public.sellers to authenticated;

create trigger set_updated_at
  before update on public.sellers
  for each row execute function private.set_updated_at();

-- Returns the caller's seller id. For policies on signed-in users. Definer: no client may read user_id.
create function private.my_seller_ids()
returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select s.id from public.sellers s where s.user_id = (select auth.uid());
$$;
revoke all on function private.my_seller_ids() from public;
grant execute on function private.my_seller_ids() to authenticated;

create function public.my_seller_id()
returns uuid
language sql stable
set search_path = ''
as $$
  select private.my_seller_ids();
$$;
comment on function public.my_seller_id is 'Returns the caller''s seller id, or null. For signed-in users.';
revoke all on function public.my_seller_id() from public, anon, authenticated;
grant execute on function public.my_seller_id() to authenticated;

-- Sets the type of a seller. For staff. Definer: no client may write seller_type.
create function private.set_seller_type(p_seller_id uuid, p_seller_type public.seller_type)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff set the type of a seller' using errcode = '42501';
  end if;
  update public.sellers set seller_type = p_seller_type where id = p_seller_id;
  if not found then
    raise exception 'No such seller' using errcode = 'P0002';
  end if;
end;
$$;
revoke all on function private.set_seller_type from public;
grant execute on function private.set_seller_type to authenticated;

create function public.set_seller_type(p_seller_id uuid, p_seller_type public.seller_type)
returns void
language sql
set search_path = ''
as $$
  select private.set_seller_type(p_seller_id, p_seller_type);
$$;
comment on function public.set_seller_type is 'Sets the type of a seller. For staff.';
revoke all on function public.set_seller_type from public, anon, authenticated;
grant execute on function public.set_seller_type to authenticated;

-- The policies that select stand with listings.
create policy "People open a seller of their own"
  on public.sellers for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Sellers change their own details, staff any"
  on public.sellers for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()))
  with check (user_id = (select auth.uid()) or (select private.is_staff()));

-- Contact details of a seller. The server reveals a phone number after a click.
create table public.seller_contacts (
  seller_id uuid not null,
  phone     text,
  email     text,
  postcode  text,
  constraint seller_contacts_pkey            primary key (seller_id),
  constraint seller_contacts_seller_id_fkey  foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint seller_contacts_phone_format    check (phone ~ '^\+?[0-9 ()-]{7,25}$'),
  constraint seller_contacts_email_length    check (char_length(email) between 3 and 254),
  constraint seller_contacts_postcode_format check (postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$')
);
comment on table public.seller_contacts is
  'Personal data: phone, e-mail and full postcode of a seller, for the owner and staff only.';

alter table public.seller_contacts enable row level security;
revoke all on table public.seller_contacts from anon, authenticated;
grant select, delete, insert (seller_id, phone, email, postcode), update (phone, email, postcode)
  on table public.seller_contacts to authenticated;

create policy "Sellers read their own contact details, staff any"
  on public.seller_contacts for select to authenticated
  using (seller_id in (select private.my_seller_ids()) or (select private.is_staff()));

create policy "Sellers add their own contact details"
  on public.seller_contacts for insert to authenticated
  with check (seller_id in (select private.my_seller_ids()));

create policy "Sellers change their own contact details"
  on public.seller_contacts for update to authenticated
  using (seller_id in (select private.my_seller_ids()))
  with check (seller_id in (select private.my_seller_ids()));

create policy "Sellers delete their own contact details"
  on public.seller_contacts for delete to authenticated
  using (seller_id in (select private.my_seller_ids()));

create trigger normalise_postcode
  before insert or update of postcode on public.seller_contacts
  for each row execute function private.normalise_postcode();
