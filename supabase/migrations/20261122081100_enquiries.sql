-- Messages of a buyer to a seller. The server inserts those of buyers without an account.
create table public.enquiries (
  id          uuid        not null default gen_random_uuid(),
  vehicle_id  uuid,
  seller_id   uuid        not null,
  buyer_id    uuid                 default auth.uid(),
  buyer_name  text        not null,
  buyer_email text,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  buyer_confirmed_at timestamptz,
  constraint enquiries_pkey               primary key (id),
  constraint enquiries_vehicle_id_fkey    foreign key (vehicle_id) references public.vehicles (id) on delete set null,
  constraint enquiries_seller_id_fkey     foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint enquiries_buyer_id_fkey      foreign key (buyer_id) references auth.users (id) on delete cascade,
  constraint enquiries_buyer_name_length  check (char_length(buyer_name) between 2 and 100),
  constraint enquiries_buyer_name_plain   check (private.is_plain_name(buyer_name)),
  constraint enquiries_buyer_email_length check (char_length(buyer_email) between 3 and 254),
  -- Null once the buyer's account is deleted.
  constraint enquiries_buyer_email_unless_gone check (buyer_email is not null or buyer_id is null)
);
comment on table public.enquiries is 'Personal data: for the buyer and the seller only.';
comment on column public.enquiries.buyer_id is 'The buyer''s account, or null. Granted to no client.';
comment on column public.enquiries.buyer_email is
  'Address for replies. Granted to no client: the seller replies through the site.';
comment on column public.enquiries.buyer_confirmed_at is
  'When a buyer without an account opened a link mailed to buyer_email; null until then. Granted to no client.';

create index enquiries_vehicle_id_idx on public.enquiries (vehicle_id);
create index enquiries_seller_id_idx on public.enquiries (seller_id, updated_at desc);
create index enquiries_buyer_id_idx on public.enquiries (buyer_id, updated_at desc);
create index enquiries_buyer_email_idx on public.enquiries (lower(buyer_email));

create table public.enquiry_messages (
  id         uuid                 not null default gen_random_uuid(),
  enquiry_id uuid                 not null,
  sender     public.enquiry_party not null,
  body       text                 not null,
  read_at    timestamptz,
  created_at timestamptz          not null default now(),
  constraint enquiry_messages_pkey            primary key (id),
  constraint enquiry_messages_enquiry_id_fkey foreign key (enquiry_id) references public.enquiries (id) on delete cascade,
  constraint enquiry_messages_body_length     check (char_length(body) between 1 and 4000)
);
comment on table public.enquiry_messages is 'Personal data: for the buyer and the seller only.';

create index enquiry_messages_enquiry_id_idx on public.enquiry_messages (enquiry_id, created_at);

create trigger set_updated_at
  before update on public.enquiries
  for each row execute function private.set_updated_at();

-- Trigger: sets buyer_email to the account's address. Definer: clients have no rights in schema auth.
create function private.set_buyer_email()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  select u.email into new.buyer_email from auth.users u where u.id = new.buyer_id;
  return new;
end;
$$;
revoke all on function private.set_buyer_email() from public;

create trigger set_buyer_email
  before insert on public.enquiries
  for each row
  when (new.buyer_id is not null)
  execute function private.set_buyer_email();

-- Returns the enquiries made by an account, or by its address once confirmed. For my_data and delete_account.
create function private.enquiries_of(p_user_id uuid, p_email text)
returns setof uuid
language sql stable
set search_path = ''
as $$
  select e.id from public.enquiries e
  where e.buyer_id = p_user_id
     or (e.buyer_id is null and e.buyer_confirmed_at is not null
         and lower(e.buyer_email) = lower(p_email));
$$;
revoke all on function private.enquiries_of from public;

-- Trigger: moves the enquiry to the top. Definer: neither side may write updated_at.
create function private.touch_enquiry()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.enquiries set updated_at = now() where id = new.enquiry_id;
  return null;
end;
$$;
revoke all on function private.touch_enquiry() from public;

create trigger touch_enquiry
  after insert on public.enquiry_messages
  for each row execute function private.touch_enquiry();

alter table public.enquiries        enable row level security;
alter table public.enquiry_messages enable row level security;
revoke all on table public.enquiries, public.enquiry_messages from anon, authenticated;

grant select (id, vehicle_id, seller_id, buyer_name, created_at, updated_at),
      insert (vehicle_id, seller_id, buyer_name)
  on table public.enquiries to authenticated;
grant select, insert (enquiry_id, sender, body), update (read_at)
  on table public.enquiry_messages to authenticated;

create policy "Buyers and sellers read their own enquiries"
  on public.enquiries for select to authenticated
  using (buyer_id = (select auth.uid()) or seller_id in (select private.my_seller_ids()));

create policy "Buyers ask about what is for sale"
  on public.enquiries for insert to authenticated
  with check (
    buyer_id = (select auth.uid())
    and exists (
      select from public.vehicles v
      where v.id = vehicle_id and v.seller_id = enquiries.seller_id and v.listing_status = 'active'
    )
  );

-- Returns whether the caller is buyer or seller of an enquiry. For policies. Definer: no client may read buyer_id.
create function private.my_sides(p_enquiry_id uuid)
returns setof public.enquiry_party
language sql stable security definer
set search_path = ''
as $$
  select 'buyer'::public.enquiry_party from public.enquiries e
  where e.id = p_enquiry_id and e.buyer_id = (select auth.uid())
  union all
  select 'seller' from public.enquiries e join public.sellers s on s.id = e.seller_id
  where e.id = p_enquiry_id and s.user_id = (select auth.uid());
$$;
revoke all on function private.my_sides from public;
grant execute on function private.my_sides to authenticated;

create policy "Buyers and sellers read the messages of their enquiries"
  on public.enquiry_messages for select to authenticated
  using (exists (select from public.enquiries e where e.id = enquiry_id));

create policy "Buyers and sellers write as themselves"
  on public.enquiry_messages for insert to authenticated
  with check (sender in (select private.my_sides(enquiry_id)));

create policy "Recipients mark messages as read"
  on public.enquiry_messages for update to authenticated
  using (exists (select from private.my_sides(enquiry_id) as side where side <> sender))
  with check (exists (select from private.my_sides(enquiry_id) as side where side <> sender));
