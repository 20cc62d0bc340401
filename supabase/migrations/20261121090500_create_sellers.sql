-- The public face of whoever sells: its id is public, the account behind it is not.
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
  constraint sellers_about_length        check (char_length(about) <= 2000),
  constraint sellers_location_length     check (char_length(location) <= 100),
  constraint sellers_outward_code_format check (outward_code ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?$')
);
comment on column public.sellers.user_id is
  'Personal data: the account behind a seller. Granted to nobody; null for stock kept by the site.';
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

-- Definer: user_id is granted to nobody, yet policies must know whose a seller is.
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
comment on function public.my_seller_id is 'The public id under which the signed-in person sells, or null.';
revoke all on function public.my_seller_id() from public, anon, authenticated;
grant execute on function public.my_seller_id() to authenticated;

-- Definer: nobody may write seller_type directly, and staff only through here.
create function private.set_seller_type(p_seller_id uuid, p_seller_type public.seller_type)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff decide what kind of seller somebody is' using errcode = '42501';
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
revoke all on function public.set_seller_type from public, anon, authenticated;
grant execute on function public.set_seller_type to authenticated;

create policy "People open a seller of their own"
  on public.sellers for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Sellers change their own details, staff any"
  on public.sellers for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()))
  with check (user_id = (select auth.uid()) or (select private.is_staff()));
