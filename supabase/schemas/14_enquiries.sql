-- Defines threads of buyers and sellers, held messages, blocks, reports and saved replies, and says whose a thread is.
-- What both sides do in them: 38_conversations.sql.

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
