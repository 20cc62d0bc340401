-- Defines what buyers and sellers do in their threads: start one, write, read, block, report, ask for a new link; and how
-- soon a seller replies.

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
