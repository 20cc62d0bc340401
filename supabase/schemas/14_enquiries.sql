-- Defines threads of buyers and sellers, with held messages, blocks, reports and saved replies, and how soon a seller
-- replies.

create type public.message_risk as enum ('link', 'bank_details');

-- Stores threads of a buyer and a seller about a vehicle. Clients read by policy and write by functions only, so that
-- limits, blocks and held messages apply to the REST interface as well. A side without an account (a buyer who
-- confirmed an address, a seller with no account yet) acts through the server, which checks the link that was mailed to
-- it; such a link ends after 30 days (lib/core/conversations/token.ts).
create table public.enquiries (
  id                 uuid                 not null default gen_random_uuid(),
  vehicle_id         uuid,
  seller_id          uuid                 not null,
  buyer_id           uuid                          default auth.uid(),
  buyer_name         text                 not null,
  buyer_email        text,
  created_at         timestamptz          not null default now(),
  updated_at         timestamptz          not null default now(),
  buyer_confirmed_at timestamptz,
  vehicle_title      text,
  blocked_by         public.enquiry_party,
  buyer_mail_off     boolean              not null default false,
  seller_replied_at  timestamptz,
  constraint enquiries_pkey                    primary key (id),
  constraint enquiries_vehicle_id_fkey         foreign key (vehicle_id) references public.vehicles (id) on delete set null,
  constraint enquiries_seller_id_fkey          foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint enquiries_buyer_id_fkey           foreign key (buyer_id) references auth.users (id) on delete cascade,
  constraint enquiries_buyer_name_length       check (char_length(buyer_name) between 2 and 100),
  constraint enquiries_buyer_name_plain        check (private.is_plain_name(buyer_name)),
  constraint enquiries_buyer_email_length      check (char_length(buyer_email) between 3 and 254),
  -- The address is null once the buyer's account is deleted.
  constraint enquiries_buyer_email_unless_gone check (buyer_email is not null or buyer_id is null)
);
comment on table public.enquiries is 'Personal data: for the buyer and the seller only.';
comment on column public.enquiries.buyer_id is 'The buyer''s account, or null. Granted to no client.';
comment on column public.enquiries.buyer_email is
  'Address for replies. Granted to no client: the seller replies through the site.';
comment on column public.enquiries.buyer_confirmed_at is
  'When a buyer without an account opened a link mailed to buyer_email; null until then. Granted to no client.';
comment on column public.enquiries.vehicle_title is
  'Year, make and model, copied when the thread starts: they remain when the vehicle is deleted.';
comment on column public.enquiries.buyer_mail_off is
  'Whether a buyer without an account has unsubscribed from mails about this thread. Granted to no client.';
comment on column public.enquiries.seller_replied_at is 'Time of the seller''s first message.';

create index enquiries_vehicle_id_idx on public.enquiries (vehicle_id);
create index enquiries_seller_id_idx on public.enquiries (seller_id, updated_at desc);
create index enquiries_buyer_id_idx on public.enquiries (buyer_id, updated_at desc);
create index enquiries_buyer_email_idx on public.enquiries (lower(buyer_email));
create unique index enquiries_one_per_buyer on public.enquiries (vehicle_id, buyer_id);
create index enquiries_unconfirmed_idx on public.enquiries (created_at)
  where buyer_id is null and buyer_confirmed_at is null;
create index enquiries_reply_time_idx on public.enquiries (seller_id, created_at desc);

alter table public.enquiries enable row level security;
revoke all on table public.enquiries from anon, authenticated;
grant select (
  id, vehicle_id, seller_id, buyer_name, created_at, updated_at, vehicle_title, blocked_by
) on table public.enquiries to authenticated;
grant all on table public.enquiries to service_role;

-- Returns the caller's threads with the side, as my_sides. For policies. Definer: no client may read buyer_id.
create function private.my_threads()
returns table (id uuid, side public.enquiry_party)
language sql stable security definer
set search_path = ''
as $$
  select mine.id, min(mine.side)
  from (
    select e.id, 'buyer'::public.enquiry_party as side
    from public.enquiries e where e.buyer_id = (select auth.uid())
    union all
    select e.id, 'buyer' from public.enquiries e
    join auth.users u on u.id = (select auth.uid()) and u.email_confirmed_at is not null
    where e.buyer_id is null and e.buyer_confirmed_at is not null and lower(e.buyer_email) = lower(u.email)
    union all
    select e.id, 'seller' from public.enquiries e
    where e.seller_id in (select private.my_seller_ids())
      and (e.buyer_id is not null or e.buyer_confirmed_at is not null or e.seller_replied_at is not null)
  ) mine
  group by mine.id;
$$;
revoke all on function private.my_threads from public;
grant execute on function private.my_threads to authenticated, service_role;

-- A seller has a thread once its buyer is known: by account, or by a confirmed address. A buyer also has
-- the threads that were confirmed at the account's own confirmed address.
create function private.my_sides(p_enquiry_id uuid)
returns setof public.enquiry_party
language sql stable security definer
set search_path = ''
as $$
  select 'buyer'::public.enquiry_party from public.enquiries e
  where e.id = p_enquiry_id and (
    e.buyer_id = (select auth.uid())
    or (e.buyer_id is null and e.buyer_confirmed_at is not null and exists (
      select from auth.users u
      where u.id = (select auth.uid()) and u.email_confirmed_at is not null
        and lower(u.email) = lower(e.buyer_email)
    ))
  )
  union all
  select 'seller' from public.enquiries e join public.sellers s on s.id = e.seller_id
  where e.id = p_enquiry_id and s.user_id = (select auth.uid())
    and (e.buyer_id is not null or e.buyer_confirmed_at is not null or e.seller_replied_at is not null);
$$;
revoke all on function private.my_sides from public;
grant execute on function private.my_sides to service_role;

create table public.enquiry_reports (
  id         uuid                 not null default gen_random_uuid(),
  enquiry_id uuid                 not null,
  reporter   public.enquiry_party not null,
  details    text,
  status     public.report_status not null default 'open',
  created_at timestamptz          not null default now(),
  constraint enquiry_reports_pkey            primary key (id),
  constraint enquiry_reports_enquiry_id_fkey foreign key (enquiry_id) references public.enquiries (id) on delete cascade,
  constraint enquiry_reports_details_length  check (char_length(details) <= 2000),
  constraint enquiry_reports_one_open        exclude using btree (enquiry_id with =, reporter with =) where (status = 'open')
);
comment on table public.enquiry_reports is 'Personal data: reports of the other side of a thread, for staff only.';

create index enquiry_reports_enquiry_id_idx on public.enquiry_reports (enquiry_id);
create index enquiry_reports_status_idx on public.enquiry_reports (status, created_at);

alter table public.enquiry_reports enable row level security;
revoke all on table public.enquiry_reports from anon, authenticated;
grant select on table public.enquiry_reports to authenticated;
grant all on table public.enquiry_reports to service_role;

create policy "Staff read reports of threads"
  on public.enquiry_reports for select to authenticated
  using ((select private.is_staff()));

create policy "Buyers and sellers read their own enquiries, staff those reported"
  on public.enquiries for select to authenticated
  using (
    id in (select mine.id from private.my_threads() mine)
    or ((select private.is_staff()) and exists (
      select from public.enquiry_reports r where r.enquiry_id = enquiries.id
    ))
  );

create trigger set_updated_at
  before update on public.enquiries
  for each row execute function private.set_updated_at();

create table public.enquiry_messages (
  id         uuid                 not null default gen_random_uuid(),
  enquiry_id uuid                 not null,
  sender     public.enquiry_party not null,
  body       text                 not null,
  read_at    timestamptz,
  created_at timestamptz          not null default now(),
  mail_id    uuid,
  is_step    boolean              not null default false,
  constraint enquiry_messages_pkey            primary key (id),
  constraint enquiry_messages_enquiry_id_fkey foreign key (enquiry_id) references public.enquiries (id) on delete cascade,
  constraint enquiry_messages_body_length     check (char_length(body) between 1 and 4000)
);
comment on table public.enquiry_messages is 'Personal data: for the buyer and the seller only.';
comment on column public.enquiry_messages.mail_id is 'The mail that told the other side of this message. Granted to no client.';
comment on column public.enquiry_messages.is_step is
  'Whether the site worded the message: it tells a step that its sender took, such as an offer.';

create index enquiry_messages_enquiry_id_idx on public.enquiry_messages (enquiry_id, created_at);
create index enquiry_messages_unread_idx on public.enquiry_messages (enquiry_id) where read_at is null;

alter table public.enquiry_messages enable row level security;
revoke all on table public.enquiry_messages from anon, authenticated;
grant select (id, enquiry_id, sender, body, read_at, created_at, is_step) on table public.enquiry_messages to authenticated;
grant all on table public.enquiry_messages to service_role;

create policy "Buyers and sellers read the messages of their enquiries"
  on public.enquiry_messages for select to authenticated
  using (exists (select from public.enquiries e where e.id = enquiry_id));

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
revoke all on function private.set_buyer_email from public;
grant execute on function private.set_buyer_email to service_role;

create trigger set_buyer_email
  before insert on public.enquiries
  for each row
  when (new.buyer_id is not null)
  execute function private.set_buyer_email();

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
revoke all on function private.touch_enquiry from public;
grant execute on function private.touch_enquiry to service_role;

create trigger touch_enquiry
  after insert on public.enquiry_messages
  for each row execute function private.touch_enquiry();

-- Stores the text of a message that is held back, for its sender and staff; the message itself has a notice instead.
create table public.held_messages (
  message_id uuid                not null,
  risk       public.message_risk not null,
  body       text                not null,
  refused_at timestamptz,
  constraint held_messages_pkey            primary key (message_id),
  constraint held_messages_message_id_fkey foreign key (message_id) references public.enquiry_messages (id) on delete cascade,
  constraint held_messages_body_length     check (char_length(body) between 1 and 4000)
);
comment on table public.held_messages is
  'Personal data: messages held back from the other side. For staff; their senders read them in enquiry_thread.';

alter table public.held_messages enable row level security;
revoke all on table public.held_messages from anon, authenticated;
grant select on table public.held_messages to authenticated;
grant all on table public.held_messages to service_role;

create policy "Staff read held messages"
  on public.held_messages for select to authenticated
  using ((select private.is_staff()));

-- Stores the threads of a guest's later messages that joined an earlier thread. The links that were mailed for them
-- open the earlier one.
create table private.joined_enquiries (
  id         uuid not null,
  enquiry_id uuid not null,
  constraint joined_enquiries_pkey            primary key (id),
  constraint joined_enquiries_enquiry_id_fkey foreign key (enquiry_id) references public.enquiries (id) on delete cascade
);

create index joined_enquiries_enquiry_id_idx on private.joined_enquiries (enquiry_id);

grant all on table private.joined_enquiries to service_role;

-- Stores replies that a seller keeps to use again.
create table public.saved_replies (
  id         uuid        not null default gen_random_uuid(),
  user_id    uuid        not null default auth.uid(),
  body       text        not null,
  created_at timestamptz not null default now(),
  constraint saved_replies_pkey         primary key (id),
  constraint saved_replies_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint saved_replies_body_length  check (char_length(body) between 1 and 2000)
);
comment on table public.saved_replies is 'Personal data: for its owner only.';

create index saved_replies_user_id_idx on public.saved_replies (user_id, created_at);

alter table public.saved_replies enable row level security;
revoke all on table public.saved_replies from anon, authenticated;
grant select, delete, insert (body) on table public.saved_replies to authenticated;
grant all on table public.saved_replies to service_role;

create policy "People read their saved replies"
  on public.saved_replies for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People save replies"
  on public.saved_replies for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People delete their saved replies"
  on public.saved_replies for delete to authenticated
  using (user_id = (select auth.uid()));

-- Trigger: refuses more than 20 saved replies per account.
create function private.limit_saved_replies()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('saved replies ' || new.user_id, 0));
  if (select count(*) from public.saved_replies r where r.user_id = new.user_id) >= 20 then
    raise exception 'At most 20 replies can be saved' using errcode = 'PT409';
  end if;
  return new;
end;
$$;
revoke all on function private.limit_saved_replies from public;

create trigger limit_saved_replies
  before insert on public.saved_replies
  for each row execute function private.limit_saved_replies();

-- Returns true if a side has been known for 30 days, so that its messages are not held back: a verified dealer, an
-- account of that age, or a seller of that age without an account. Definer: the server has no rights in schema auth.
create function private.is_known_side(p_enquiry_id uuid, p_side public.enquiry_party)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select case p_side
    when 'buyer' then coalesce(buyer.created_at < now() - interval '30 days', false)
    else s.seller_type = 'verified_dealer' or coalesce(account.created_at, s.created_at) < now() - interval '30 days'
  end
  from public.enquiries e
  join public.sellers s on s.id = e.seller_id
  left join auth.users buyer on buyer.id = e.buyer_id
  left join auth.users account on account.id = s.user_id
  where e.id = p_enquiry_id;
$$;
revoke all on function private.is_known_side from public;
grant execute on function private.is_known_side to service_role;

-- Returns true if either side of a thread of this seller with this person, by account or confirmed address,
-- has blocked the other. Definer: the server has no rights in schema auth.
create function private.is_blocked_pair(p_seller uuid, p_person uuid, p_email text)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.enquiries e left join auth.users u on u.id = e.buyer_id
    where e.seller_id = p_seller and e.blocked_by is not null and (
      e.buyer_id = p_person
      or lower(p_email) = lower(case
        when e.buyer_id is null and e.buyer_confirmed_at is not null then e.buyer_email
        when u.email_confirmed_at is not null then u.email
      end)
    )
  );
$$;
revoke all on function private.is_blocked_pair from public;
grant execute on function private.is_blocked_pair to service_role;

-- Returns true if a side may write no more: the thread is blocked (for a buyer, any thread with this seller), or the
-- buyer's account is deleted (no address). Definer: the server has no rights in schema auth.
create function private.is_closed_to(p_enquiry_id uuid, p_side public.enquiry_party)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select e.blocked_by is not null or e.buyer_email is null or (
    p_side = 'buyer' and private.is_blocked_pair(
      e.seller_id, e.buyer_id,
      case when e.buyer_id is null then e.buyer_email when u.email_confirmed_at is not null then u.email end
    )
  )
  from public.enquiries e left join auth.users u on u.id = e.buyer_id
  where e.id = p_enquiry_id;
$$;
revoke all on function private.is_closed_to from public;
grant execute on function private.is_closed_to to service_role;

-- Returns the side the caller acts for, or raises P0002. The server names the side, and may name only one without an
-- account. Definer: no client may read buyer_id; the setting still names the role of the request.
create function private.side_in(p_enquiry_id uuid, p_side public.enquiry_party)
returns public.enquiry_party
language plpgsql stable security definer
set search_path = ''
as $$
declare
  side public.enquiry_party;
begin
  if current_setting('role') = 'service_role' then
    select p_side into side
    from public.enquiries e join public.sellers s on s.id = e.seller_id
    where e.id = p_enquiry_id and (
      (p_side = 'buyer' and e.buyer_id is null and e.buyer_confirmed_at is not null)
      or (p_side = 'seller' and s.user_id is null and (e.buyer_id is not null or e.buyer_confirmed_at is not null))
    );
  else
    select private.my_sides(p_enquiry_id) into side limit 1;
  end if;
  if side is null then
    raise exception 'No such thread' using errcode = 'P0002';
  end if;
  return side;
end;
$$;
revoke all on function private.side_in from public;
grant execute on function private.side_in to service_role;

-- Adds a message and queues its mail; returns its id. The same text of the same side within ten minutes,
-- with no reply since, is the same message: a form sent twice. For the functions below, which check the
-- caller and lock the thread.
create function private.add_message(p_enquiry_id uuid, p_side public.enquiry_party, p_body text)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  text_sent constant text := btrim(p_body, E' \t\r\n');
  message   uuid;
  risk      public.message_risk;
begin
  if coalesce(char_length(text_sent), 0) not between 1 and 4000
     or regexp_replace(text_sent, '[\s\u00a0\u00ad\u200b-\u200f\u2060-\u206f\u3164\ufeff]', '', 'g') = '' then
    raise exception 'A message has 1 to 4000 characters, one of them visible' using errcode = '23514';
  end if;
  select m.id into message
  from public.enquiry_messages m left join public.held_messages h on h.message_id = m.id
  where m.enquiry_id = p_enquiry_id and m.sender = p_side
    and m.created_at > now() - interval '10 minutes' and coalesce(h.body, m.body) = text_sent
    and not exists (
      select from public.enquiry_messages reply
      where reply.enquiry_id = p_enquiry_id and reply.sender <> p_side and reply.created_at > m.created_at
    )
  limit 1;
  if found then
    return message;
  end if;

  risk := private.risk_of(text_sent);
  if risk is not null and private.is_known_side(p_enquiry_id, p_side) then
    risk := null;
  end if;
  insert into public.enquiry_messages (enquiry_id, sender, body, created_at)
  values (
    p_enquiry_id, p_side,
    case risk
      when 'link' then 'This message is held back because it contains a link.'
      when 'bank_details' then 'This message is held back because it contains payment details, or asks for a card, a code or an account.'
      else text_sent
    end,
    clock_timestamp()
  )
  returning id into message;
  if risk is not null then
    insert into public.held_messages (message_id, risk, body) values (message, risk, text_sent);
  else
    perform private.queue_message_mail(p_enquiry_id, p_side);
  end if;
  if p_side = 'seller' then
    update public.enquiries set seller_replied_at = now()
    where id = p_enquiry_id and seller_replied_at is null;
  end if;
  -- A side that writes has read what came before.
  update public.enquiry_messages set read_at = now()
  where enquiry_id = p_enquiry_id and sender <> p_side and read_at is null;
  return message;
end;
$$;
revoke all on function private.add_message from public;
grant execute on function private.add_message to service_role;

-- Counts a message of a sender, an account or an address. The API answers PT429 as HTTP 429.
create function private.count_message(p_sender text, p_limit integer)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not public.take_rate_limit(
    'message/sender:' || encode(sha256(lower(p_sender)::bytea), 'hex'), p_limit, 86400
  ) then
    raise exception 'Too many messages today' using errcode = 'PT429';
  end if;
end;
$$;
revoke all on function private.count_message from public;
grant execute on function private.count_message to service_role;

-- Returns the seller of a vehicle for sale, or raises P0002.
create function private.seller_of(p_vehicle_id uuid)
returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  seller uuid;
begin
  select v.seller_id into seller from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active';
  if not found then
    raise exception 'This vehicle is not for sale' using errcode = 'P0002';
  end if;
  return seller;
end;
$$;
revoke all on function private.seller_of from public;
grant execute on function private.seller_of to service_role;

-- Returns the name that the seller sees. Replaces a name that is missing or too long, has a link or poses as the site's
-- staff.
create function private.buyer_name(p_name text)
returns text
language sql immutable
set search_path = ''
as $$
  select case
    when char_length(btrim(p_name)) between 2 and 100 and private.risk_of(p_name) is null
      and not private.is_bait_name(p_name) and not private.poses_as_site(p_name)
      then btrim(p_name)
    else 'Forecourt user'
  end;
$$;
revoke all on function private.buyer_name from public;
grant execute on function private.buyer_name to service_role;

-- Starts the caller's thread about a vehicle for sale, or finds it, locks it and returns it; counts a message. Raises as
-- send_enquiry does. Definer: clients may not write the tables.
create function private.start_enquiry(p_vehicle_id uuid)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  person  constant uuid := auth.uid();
  seller  constant uuid := private.seller_of(p_vehicle_id);
  enquiry uuid;
  known   text;
  address text;
begin
  select u.raw_user_meta_data ->> 'full_name', case when u.email_confirmed_at is not null then u.email end
  into known, address from auth.users u where u.id = person;
  if not found then
    raise exception 'There is no account to write from' using errcode = '42501';
  end if;
  if exists (select from public.sellers s where s.id = seller and s.user_id = person) then
    raise exception 'This is your own listing' using errcode = 'PT403';
  end if;
  -- A seller who has blocked a buyer hears of no other vehicle either.
  if private.is_blocked_pair(seller, person, address) then
    raise exception 'This thread is closed' using errcode = 'PT409';
  end if;
  perform private.count_message(person::text, 100);

  insert into public.enquiries (vehicle_id, seller_id, buyer_id, buyer_name, vehicle_title)
  values (p_vehicle_id, seller, person, private.buyer_name(known), private.vehicle_label(p_vehicle_id))
  on conflict (vehicle_id, buyer_id) do nothing;
  select e.id into enquiry from public.enquiries e
  where e.vehicle_id = p_vehicle_id and e.buyer_id = person for update;
  return enquiry;
end;
$$;
revoke all on function private.start_enquiry from public;
grant execute on function private.start_enquiry to service_role;

-- See public.send_enquiry. Definer: clients may not write the tables.
create function private.send_enquiry(p_vehicle_id uuid, p_body text)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  enquiry constant uuid := private.start_enquiry(p_vehicle_id);
begin
  perform private.add_message(enquiry, 'buyer', p_body);
  return enquiry;
end;
$$;
revoke all on function private.send_enquiry from public;
grant execute on function private.send_enquiry to authenticated, service_role;

create function public.send_enquiry(p_vehicle_id uuid, p_body text)
returns uuid
language sql
set search_path = ''
as $$
  select private.send_enquiry(p_vehicle_id, p_body);
$$;
comment on function public.send_enquiry
  is 'Sends a message about a vehicle for sale to its seller and returns the thread: the account''s one about '
  'this vehicle. Raises P0002 (not for sale), PT403 (own listing), PT409 (blocked), PT429 (100 messages a '
  'day). For signed-in users.';
revoke all on function public.send_enquiry from public, anon, authenticated;
grant execute on function public.send_enquiry to authenticated, service_role;

-- Returns an address without case and tag (ada+cars@example.com), and one of Gmail without dots: the same mailbox.
create function private.mailbox_of(p_email text)
returns text
language sql immutable
set search_path = ''
as $$
  select case
    when plain.address ~ '@(?:gmail|googlemail)[.]com$'
      then replace(split_part(plain.address, '@', 1), '.', '') || '@gmail.com'
    else plain.address
  end
  from (select regexp_replace(lower(p_email), '\+[^@]*@', '@') as address) plain;
$$;
revoke all on function private.mailbox_of from public;
grant execute on function private.mailbox_of to service_role;

-- Returns true if an address is a seller's own. Definer: the server has no rights in schema auth.
create function private.is_seller_mailbox(p_seller uuid, p_email text)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.sellers s
    left join auth.users u on u.id = s.user_id
    left join public.seller_contacts c on c.seller_id = s.id
    where s.id = p_seller and private.mailbox_of(p_email) in (private.mailbox_of(u.email), private.mailbox_of(c.email))
  );
$$;
revoke all on function private.is_seller_mailbox from public;
grant execute on function private.is_seller_mailbox to service_role;

create function public.start_guest_enquiry(p_vehicle_id uuid, p_name text, p_email text, p_body text)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  seller  constant uuid := private.seller_of(p_vehicle_id);
  mailbox constant text := private.mailbox_of(p_email);
  enquiry uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('guest ' || mailbox, 0));
  select e.id into enquiry
  from public.enquiries e join public.enquiry_messages m on m.enquiry_id = e.id
  left join public.held_messages h on h.message_id = m.id
  where e.vehicle_id = p_vehicle_id and e.buyer_id is null and e.buyer_confirmed_at is null
    and lower(e.buyer_email) = lower(p_email) and e.created_at > now() - interval '10 minutes'
    and coalesce(h.body, m.body) = btrim(p_body, E' \t\r\n')
  limit 1;
  if found then
    return enquiry;
  end if;
  perform private.count_message(p_email, 10);
  -- The answer must not tell that a guessed address is the seller's.
  if private.is_seller_mailbox(seller, p_email) then
    perform private.count_message('own ' || mailbox, 3);
    return gen_random_uuid();
  end if;
  if (
    select count(*) from public.enquiries e
    where e.buyer_id is null and e.buyer_confirmed_at is null
      and e.created_at > now() - interval '24 hours' and private.mailbox_of(e.buyer_email) = mailbox
  ) >= 3 then
    raise exception 'Three messages wait for this address' using errcode = 'PT429';
  end if;
  insert into public.enquiries (vehicle_id, seller_id, buyer_id, buyer_name, buyer_email, vehicle_title)
  values (p_vehicle_id, seller, null, private.buyer_name(p_name), p_email, private.vehicle_label(p_vehicle_id))
  returning id into enquiry;
  perform private.add_message(enquiry, 'buyer', p_body);
  insert into private.mail_outbox (kind, enquiry_id, recipient) values ('confirm_enquiry', enquiry, 'buyer');
  return enquiry;
end;
$$;
comment on function public.start_guest_enquiry
  is 'Stores a message of a buyer without an account until the address is confirmed, queues the confirmation mail '
  'and returns the thread; does neither for the seller''s own address. Raises P0002 (not for sale), PT429 (10 '
  'messages a day from one address, 3 of them unconfirmed). For the server only.';
revoke all on function public.start_guest_enquiry from public, anon, authenticated;
grant execute on function public.start_guest_enquiry to service_role;

create function public.joined_enquiry(p_enquiry_id uuid)
returns uuid
language sql stable
set search_path = ''
as $$
  select j.enquiry_id from private.joined_enquiries j where j.id = p_enquiry_id;
$$;
comment on function public.joined_enquiry
  is 'Returns the thread that a buyer''s later message joined, or null. For the server only.';
revoke all on function public.joined_enquiry from public, anon, authenticated;
grant execute on function public.joined_enquiry to service_role;

create function public.confirm_guest_enquiry(p_enquiry_id uuid)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  enquiry public.enquiries;
  earlier uuid;
begin
  select * into enquiry from public.enquiries e
  where e.id = p_enquiry_id and e.buyer_id is null and e.buyer_email is not null for update;
  if not found then
    earlier := public.joined_enquiry(p_enquiry_id);
    if earlier is not null then
      return earlier;
    end if;
    raise exception 'No such thread' using errcode = 'P0002';
  end if;
  if enquiry.buyer_confirmed_at is not null then
    return enquiry.id;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('guest ' || lower(enquiry.buyer_email), 0));
  if private.is_blocked_pair(enquiry.seller_id, null, enquiry.buyer_email) then
    raise exception 'This thread is closed' using errcode = 'PT409';
  end if;
  -- A later message about the same vehicle joins the thread that was confirmed before.
  select e.id into earlier from public.enquiries e
  where e.seller_id = enquiry.seller_id and e.buyer_id is null and e.buyer_confirmed_at is not null
    and lower(e.buyer_email) = lower(enquiry.buyer_email) and e.vehicle_id = enquiry.vehicle_id
  order by e.created_at limit 1 for update;
  if earlier is null then
    update public.enquiries set buyer_confirmed_at = now() where id = enquiry.id;
    -- The reply time is counted from when the seller could read the message.
    update public.enquiry_messages set created_at = now() where enquiry_id = enquiry.id;
    perform private.queue_message_mail(enquiry.id, 'buyer');
    return enquiry.id;
  end if;
  update public.enquiry_messages set enquiry_id = earlier, created_at = now() where enquiry_id = enquiry.id;
  update public.enquiries set updated_at = now() where id = earlier;
  delete from public.enquiries where id = enquiry.id;
  insert into private.joined_enquiries (id, enquiry_id) values (enquiry.id, earlier);
  perform private.queue_message_mail(earlier, 'buyer');
  return earlier;
end;
$$;
comment on function public.confirm_guest_enquiry
  is 'Delivers the message of a buyer without an account, whose address a mailed link has confirmed; returns the '
  'thread, which may be an earlier one. Does nothing the second time. Raises P0002 (no such thread), PT409 '
  '(blocked). For the server only.';
revoke all on function public.confirm_guest_enquiry from public, anon, authenticated;
grant execute on function public.confirm_guest_enquiry to service_role;

-- See public.send_reply. Definer: clients may not write the tables.
create function private.send_reply(p_enquiry_id uuid, p_body text, p_side public.enquiry_party)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  side constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
begin
  perform from public.enquiries e where e.id = p_enquiry_id for update;
  if private.is_closed_to(p_enquiry_id, side) then
    raise exception 'This thread is closed' using errcode = 'PT409';
  end if;
  perform private.count_message(
    coalesce(auth.uid()::text, p_enquiry_id || ' ' || side), 300
  );
  return private.add_message(p_enquiry_id, side, p_body);
end;
$$;
revoke all on function private.send_reply from public;
grant execute on function private.send_reply to authenticated, service_role;

create function public.send_reply(p_enquiry_id uuid, p_body text, p_side public.enquiry_party default null)
returns uuid
language sql
set search_path = ''
as $$
  select private.send_reply(p_enquiry_id, p_body, p_side);
$$;
comment on function public.send_reply
  is 'Adds a message to a thread of the caller and returns its id. Raises P0002 (no such thread), PT409 '
  '(blocked), PT429 (300 a day). For signed-in users, and the server for a side without an account (p_side).';
revoke all on function public.send_reply from public, anon, authenticated;
grant execute on function public.send_reply to authenticated, service_role;

-- See public.mark_enquiry_read. Definer: clients may not write the tables.
create function private.mark_enquiry_read(p_enquiry_id uuid, p_side public.enquiry_party)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  side constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
begin
  update public.enquiry_messages set read_at = now()
  where enquiry_id = p_enquiry_id and sender <> side and read_at is null;
end;
$$;
revoke all on function private.mark_enquiry_read from public;
grant execute on function private.mark_enquiry_read to authenticated, service_role;

create function public.mark_enquiry_read(p_enquiry_id uuid, p_side public.enquiry_party default null)
returns void
language sql
set search_path = ''
as $$
  select private.mark_enquiry_read(p_enquiry_id, p_side);
$$;
comment on function public.mark_enquiry_read
  is 'Marks what the other side wrote as read. For signed-in users, and the server for a side without an account '
  '(p_side).';
revoke all on function public.mark_enquiry_read from public, anon, authenticated;
grant execute on function public.mark_enquiry_read to authenticated, service_role;

-- See public.set_enquiry_blocked. Definer: clients may not write the tables.
create function private.set_enquiry_blocked(p_enquiry_id uuid, p_blocked boolean, p_side public.enquiry_party)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  side constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
begin
  update public.enquiries set blocked_by = case when p_blocked then side end
  where id = p_enquiry_id and (blocked_by is null or blocked_by = side);
end;
$$;
revoke all on function private.set_enquiry_blocked from public;
grant execute on function private.set_enquiry_blocked to authenticated, service_role;

create function public.set_enquiry_blocked(
  p_enquiry_id uuid, p_blocked boolean, p_side public.enquiry_party default null
)
returns void
language sql
set search_path = ''
as $$
  select private.set_enquiry_blocked(p_enquiry_id, p_blocked, p_side);
$$;
comment on function public.set_enquiry_blocked
  is 'Closes a thread of the caller for both sides, or opens it again for the side that closed it. For signed-in '
  'users, and the server for a side without an account (p_side).';
revoke all on function public.set_enquiry_blocked from public, anon, authenticated;
grant execute on function public.set_enquiry_blocked to authenticated, service_role;

-- See public.report_enquiry. Definer: clients may not write the table.
create function private.report_enquiry(p_enquiry_id uuid, p_details text, p_side public.enquiry_party)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  side constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
begin
  insert into public.enquiry_reports (enquiry_id, reporter, details)
  values (p_enquiry_id, side, nullif(btrim(p_details), ''))
  on conflict do nothing;
end;
$$;
revoke all on function private.report_enquiry from public;
grant execute on function private.report_enquiry to authenticated, service_role;

create function public.report_enquiry(
  p_enquiry_id uuid, p_details text, p_side public.enquiry_party default null
)
returns void
language sql
set search_path = ''
as $$
  select private.report_enquiry(p_enquiry_id, p_details, p_side);
$$;
comment on function public.report_enquiry
  is 'Reports the other side of a thread of the caller to staff; an open report stays as it is. For signed-in '
  'users, and the server for a side without an account (p_side).';
revoke all on function public.report_enquiry from public, anon, authenticated;
grant execute on function public.report_enquiry to authenticated, service_role;

-- Returns what a thread says of its vehicle, also when it is sold; null when it is deleted. The illustration depends
-- on the seller's type. For the functions below.
create function private.enquiry_vehicle(p_vehicle_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', v.id, 'make', make.name, 'model', model.name, 'trim', v.trim, 'year', v.year, 'price', v.price,
    'seller_type', v.seller_type, 'body_type', v.body_type, 'colour', v.colour,
    -- A draft or an archived listing says no more than that it is not for sale.
    'status', case
      when private.is_held(v.id) then 'held'
      when v.listing_status in ('active', 'reserved', 'sold') then v.listing_status::text
      else 'withdrawn'
    end,
    'image_url', (
      select i.image_url from public.vehicle_images i
      where i.vehicle_id = v.id order by i.is_primary desc, i.display_order, i.id limit 1
    )
  )
  from public.vehicles v
  join public.vehicle_makes make on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  where v.id = p_vehicle_id;
$$;
revoke all on function private.enquiry_vehicle from public;
grant execute on function private.enquiry_vehicle to service_role;

-- See public.my_enquiries. Definer: a vehicle that is no longer for sale is hidden from its buyer.
create function private.my_enquiries(p_before timestamptz)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(thread.summary order by thread.updated_at desc, thread.id), '[]')
  from (
    select e.id, e.updated_at, jsonb_build_object(
      'id', e.id,
      'side', e.side,
      'other_name', case e.side when 'buyer' then s.name else e.buyer_name end,
      'vehicle_title', e.vehicle_title,
      'vehicle', private.enquiry_vehicle(e.vehicle_id),
      'blocked_by', e.blocked_by,
      'updated_at', e.updated_at,
      'last_sender', last.sender,
      'excerpt', left(last.body, 140),
      'unread', (
        select count(*) from public.enquiry_messages m
        where m.enquiry_id = e.id and m.sender <> e.side and m.read_at is null
      )
    ) as summary
    from (
      select e.*, mine.side
      from private.my_threads() mine join public.enquiries e on e.id = mine.id
      where p_before is null or e.updated_at < p_before
      order by e.updated_at desc, e.id
      limit 30
    ) e
    join public.sellers s on s.id = e.seller_id
    cross join lateral (
      select m.sender, m.body from public.enquiry_messages m
      where m.enquiry_id = e.id order by m.created_at desc, m.id limit 1
    ) last
  ) thread;
$$;
revoke all on function private.my_enquiries from public;
grant execute on function private.my_enquiries to authenticated, service_role;

create function public.my_enquiries(p_before timestamptz default null)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.my_enquiries(p_before);
$$;
comment on function public.my_enquiries
  is 'Returns the caller''s threads, at most 30, latest first, of those last changed before p_before. For '
  'signed-in users.';
revoke all on function public.my_enquiries from public, anon, authenticated;
grant execute on function public.my_enquiries to authenticated, service_role;

-- See public.enquiry_thread. Definer: reads the held texts of the caller's own messages.
create function private.enquiry_thread(p_enquiry_id uuid, p_side public.enquiry_party)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  side constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
begin
  return (
    select jsonb_build_object(
      'id', e.id,
      'side', side,
      'other_name', case side when 'buyer' then s.name else e.buyer_name end,
      'vehicle_title', e.vehicle_title,
      'vehicle', private.enquiry_vehicle(e.vehicle_id),
      'blocked_by', e.blocked_by,
      'is_reported', exists (
        select from public.enquiry_reports r
        where r.enquiry_id = e.id and r.reporter = side and r.status = 'open'
      ),
      'can_reply', not private.is_closed_to(e.id, side),
      'messages', coalesce((
        select jsonb_agg(latest.message order by latest.created_at, latest.id)
        from (
          select m.id, m.created_at, jsonb_build_object(
            'id', m.id,
            'sender', m.sender,
            'body', case when m.sender = side then coalesce(h.body, m.body) else m.body end,
            'held', h.risk,
            'read_at', m.read_at,
            'created_at', m.created_at,
            'is_step', m.is_step
          ) as message
          from public.enquiry_messages m
          left join public.held_messages h on h.message_id = m.id
          where m.enquiry_id = e.id
          order by m.created_at desc, m.id desc
          limit 200
        ) latest
      ), '[]')
    )
    from public.enquiries e join public.sellers s on s.id = e.seller_id
    where e.id = p_enquiry_id
  );
end;
$$;
revoke all on function private.enquiry_thread from public;
grant execute on function private.enquiry_thread to authenticated, service_role;

create function public.enquiry_thread(p_enquiry_id uuid, p_side public.enquiry_party default null)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.enquiry_thread(p_enquiry_id, p_side);
$$;
comment on function public.enquiry_thread
  is 'Returns a thread of the caller with its last 200 messages, oldest first; raises P0002 when there is none. '
  'For signed-in users, and the server for a side without an account (p_side).';
revoke all on function public.enquiry_thread from public, anon, authenticated;
grant execute on function public.enquiry_thread to authenticated, service_role;

create function public.unconfirmed_enquiry(p_enquiry_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'vehicle_title', e.vehicle_title,
    'vehicle', private.enquiry_vehicle(e.vehicle_id),
    'seller_name', s.name,
    'body', (
      select m.body from public.enquiry_messages m
      where m.enquiry_id = e.id order by m.created_at limit 1
    )
  )
  from public.enquiries e join public.sellers s on s.id = e.seller_id
  where e.id = p_enquiry_id and e.buyer_id is null and e.buyer_confirmed_at is null and e.buyer_email is not null;
$$;
comment on function public.unconfirmed_enquiry
  is 'Returns a message of a buyer without an account that waits for its confirmation, or null. For the server only.';
revoke all on function public.unconfirmed_enquiry from public, anon, authenticated;
grant execute on function public.unconfirmed_enquiry to service_role;

create function public.unread_messages()
returns integer
language sql stable
set search_path = ''
as $$
  select count(*)::integer
  from private.my_threads() mine
  join public.enquiry_messages m on m.enquiry_id = mine.id and m.sender <> mine.side
  where m.read_at is null;
$$;
comment on function public.unread_messages
  is 'Returns how many messages the caller has not read. For signed-in users.';
revoke all on function public.unread_messages from public, anon, authenticated;
grant execute on function public.unread_messages to authenticated, service_role;

create function public.request_enquiry_link(p_enquiry_id uuid, p_side public.enquiry_party)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Two requests at once queue one mail.
  perform from public.enquiries e where e.id = p_enquiry_id for update;
  if not found or exists (
    select from private.mail_outbox o
    where o.enquiry_id = p_enquiry_id and o.recipient = p_side and o.kind = 'enquiry_link'
      and o.created_at > now() - interval '1 hour'
  ) then
    return;
  end if;
  insert into private.mail_outbox (kind, enquiry_id, recipient) values ('enquiry_link', p_enquiry_id, p_side);
end;
$$;
comment on function public.request_enquiry_link
  is 'Queues a mail with a new link to a thread for a side of it, at most one an hour; does nothing without such '
  'a thread. For the server only.';
revoke all on function public.request_enquiry_link from public, anon, authenticated;
grant execute on function public.request_enquiry_link to service_role;

-- Returns the median minutes until a seller's first reply over the last 20 threads; null with fewer than 5, or when
-- most were never answered.
create function private.seller_reply_minutes(p_seller_id uuid)
returns integer
language sql stable
set search_path = ''
as $$
  select case
    when count(*) >= 5 then nullif(percentile_disc(0.5) within group (order by last.minutes), 'infinity')::integer
  end
  from (
    select case when e.seller_replied_at is null then 'infinity'::double precision
      else greatest(extract(epoch from e.seller_replied_at - coalesce(e.buyer_confirmed_at, e.created_at)) / 60, 1)
      end as minutes
    from public.enquiries e
    where e.seller_id = p_seller_id
      and (e.buyer_id is not null or e.buyer_confirmed_at is not null)
      -- A thread that has waited for less than three days may still get its reply.
      and (e.seller_replied_at is not null or coalesce(e.buyer_confirmed_at, e.created_at) < now() - interval '3 days')
    order by e.created_at desc
    limit 20
  ) last;
$$;
revoke all on function private.seller_reply_minutes from public;
grant execute on function private.seller_reply_minutes to service_role;

create function public.seller_contact_facts(p_vehicle_id uuid)
returns table (has_phone boolean, reply_minutes integer, vehicles bigint, reserved_until timestamptz)
language sql stable
set search_path = ''
as $$
  select
    exists (select from public.seller_contacts c where c.seller_id = v.seller_id and c.phone is not null),
    private.seller_reply_minutes(v.seller_id),
    (select count(*) from public.vehicles other where other.seller_id = v.seller_id and other.listing_status = 'active'),
    private.reserved_until(v.id)
  from public.vehicles v
  where v.id = p_vehicle_id;
$$;
comment on function public.seller_contact_facts
  is 'Returns whether the seller of a vehicle has given a phone number, the median minutes until the seller''s '
  'first reply over the last 20 threads '
  '(null with fewer than 5, or when most were never answered), how many vehicles the seller has for sale, and until '
  'when the vehicle is reserved (or null). For the server only.';
revoke all on function public.seller_contact_facts from public, anon, authenticated;
grant execute on function public.seller_contact_facts to service_role;
