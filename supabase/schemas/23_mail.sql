-- Defines the outbox: what queues a mail, what it says, who has switched mails off, and the job that claims and settles
-- them.

-- Names the kinds of mail to send. A function that changes a thread queues its mail in the same transaction; `npm run
-- jobs` claims, sends and settles them. The text is made when a mail is claimed, so that one mail tells all that is
-- unread by then, and none is sent about what was read meanwhile.
create type public.mail_kind as enum (
  'confirm_enquiry', 'enquiry_messages', 'decision', 'report_outcome', 'still_for_sale', 'listing_archived',
  'enquiry_link', 'confirm_search', 'search_matches', 'search_link', 'favourite_changes', 'stock_feed',
  'waiting_cars'
);

create type public.mail_outcome as enum ('sent', 'retry', 'failed');

create table private.mail_outbox (
  id            uuid                 not null default gen_random_uuid(),
  kind          public.mail_kind     not null,
  enquiry_id    uuid,
  recipient     public.enquiry_party,
  created_at    timestamptz          not null default now(),
  due_at        timestamptz          not null default now(),
  attempts      integer              not null default 0,
  claim         uuid,
  claimed_until timestamptz,
  sent_at       timestamptz,
  failed_at     timestamptz,
  last_error    text,
  decision_id   uuid,
  seller_id     uuid,
  user_id       uuid,
  saved_search_id uuid,
  constraint mail_outbox_pkey              primary key (id),
  constraint mail_outbox_enquiry_id_fkey   foreign key (enquiry_id) references public.enquiries (id) on delete cascade,
  constraint mail_outbox_last_error_length check (char_length(last_error) <= 500),
  constraint mail_outbox_decision_id_fkey  foreign key (decision_id) references public.staff_decisions (id) on delete cascade,
  constraint mail_outbox_seller_id_fkey    foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint mail_outbox_user_id_fkey      foreign key (user_id) references auth.users (id) on delete cascade,
  -- A mail goes to a side of a thread, a seller, an account, or the person who saved a search.
  constraint mail_outbox_one_recipient     check (num_nonnulls(enquiry_id, seller_id, user_id, saved_search_id) = 1),
  constraint mail_outbox_recipient_side    check ((enquiry_id is null) = (recipient is null))
);
comment on table private.mail_outbox is
  'Mails to send and sent. The id is also the Message-ID: a mail that is sent again after a crash has the same.';

create index mail_outbox_due_idx on private.mail_outbox (due_at) where sent_at is null and failed_at is null;
create index mail_outbox_enquiry_id_idx on private.mail_outbox (enquiry_id, recipient);
create index mail_outbox_settled_idx on private.mail_outbox (coalesce(sent_at, failed_at));
create index mail_outbox_decision_id_idx on private.mail_outbox (decision_id);
create index mail_outbox_seller_id_idx on private.mail_outbox (seller_id);
create index mail_outbox_user_id_idx on private.mail_outbox (user_id);

grant all on table private.mail_outbox to service_role;

-- Stores the changes that a mail tells. A second attempt of the mail tells the same. It goes with the mail, after 30 days.
create table private.told_changes (
  mail_id      uuid                   not null,
  vehicle_id   uuid                   not null,
  price_before integer,
  price        integer                not null,
  state_before public.saved_car_state not null,
  state        public.saved_car_state not null,
  constraint told_changes_pkey         primary key (mail_id, vehicle_id),
  constraint told_changes_mail_id_fkey foreign key (mail_id) references private.mail_outbox (id) on delete cascade
);
comment on table private.told_changes is 'Personal data: what a person was mailed about saved cars.';

grant all on table private.told_changes to service_role;

-- Returns where to mail a side of a thread: {address, name, has_account, is_off}. It is off also for who blocked the
-- thread.
create function private.mail_recipient(p_enquiry_id uuid, p_side public.enquiry_party)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case p_side
    when 'buyer' then jsonb_build_object(
      'address', coalesce(buyer.email, e.buyer_email), 'name', e.buyer_name,
      'has_account', buyer.id is not null,
      'is_off', coalesce(e.blocked_by = p_side, false) or coalesce(not buyer_profile.email_notifications, e.buyer_mail_off)
    )
    else jsonb_build_object(
      'address', coalesce(seller.email, c.email), 'name', s.name,
      'has_account', seller.id is not null,
      'is_off', coalesce(e.blocked_by = p_side, false) or coalesce(not seller_profile.email_notifications, c.mail_off, false)
    )
  end
  from public.enquiries e
  join public.sellers s on s.id = e.seller_id
  left join public.seller_contacts c on c.seller_id = s.id
  left join auth.users buyer on buyer.id = e.buyer_id
  left join public.profiles buyer_profile on buyer_profile.id = buyer.id
  left join auth.users seller on seller.id = s.user_id
  left join public.profiles seller_profile on seller_profile.id = seller.id
  where e.id = p_enquiry_id;
$$;
revoke all on function private.mail_recipient from public;
grant execute on function private.mail_recipient to service_role;

-- Returns where to mail a seller or an account: {address, name, has_account, is_off}. Definer: the server has
-- no rights in schema auth.
create function private.person_recipient(p_seller_id uuid, p_user_id uuid)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'address', coalesce(u.email, c.email), 'name', coalesce(s.name, u.raw_user_meta_data ->> 'full_name', ''),
    'has_account', u.id is not null, 'is_off', not coalesce(p.email_notifications, true)
  )
  from (select p_seller_id as seller, p_user_id as person) of
  left join public.sellers s on s.id = of.seller
  left join public.seller_contacts c on c.seller_id = s.id
  left join auth.users u on u.id = coalesce(of.person, s.user_id)
  left join public.profiles p on p.id = u.id;
$$;
revoke all on function private.person_recipient from public;
grant execute on function private.person_recipient to service_role;

-- Queues the mail about a message for the other side: at once for the first message of a side, else at
-- most one an hour for a thread, after two minutes in which it may be read or more may be written. A mail
-- that waits tells this message too; its row is locked, so that it is claimed with the message or before.
create function private.queue_message_mail(p_enquiry_id uuid, p_sender public.enquiry_party)
returns void
language plpgsql
set search_path = ''
as $$
declare
  other    constant public.enquiry_party := case p_sender when 'buyer' then 'seller' else 'buyer' end;
  messages bigint;
  last     timestamptz;
begin
  if exists (
    select from public.enquiries e
    where e.id = p_enquiry_id and e.buyer_id is null and e.buyer_confirmed_at is null
  ) then
    return;
  end if;
  perform from private.mail_outbox o
  where o.enquiry_id = p_enquiry_id and o.recipient = other and o.kind = 'enquiry_messages' and o.claim is null
  for update;
  if found then
    return;
  end if;
  select count(*) into messages from public.enquiry_messages m
  where m.enquiry_id = p_enquiry_id and m.sender = p_sender
    and not exists (select from public.held_messages h where h.message_id = m.id);
  select max(coalesce(o.sent_at, o.created_at)) into last from private.mail_outbox o
  where o.enquiry_id = p_enquiry_id and o.recipient = other and o.kind = 'enquiry_messages';
  insert into private.mail_outbox (kind, enquiry_id, recipient, due_at)
  values ('enquiry_messages', p_enquiry_id, other, case
    when messages <= 1 then now()
    else greatest(now() + interval '2 minutes', last + interval '1 hour')
  end);
end;
$$;
revoke all on function private.queue_message_mail from public;
grant execute on function private.queue_message_mail to service_role;

-- Queues the mails about a decision: to the person it is about, and to whoever reported. A mail waits two minutes, in
-- which the decision can be undone unheard.
create function private.queue_decision_mails(p_decision public.staff_decisions)
returns void
language plpgsql
set search_path = ''
as $$
declare
  -- This is the decision that is undone or appealed against, else p_decision itself: the person whom it is about is
  -- told.
  subject public.staff_decisions;
begin
  select * into subject from public.staff_decisions d
  where d.id = coalesce(p_decision.undoes, case p_decision.case_kind when 'appeal' then p_decision.case_id end);
  if subject.case_kind = 'appeal' then
    select * into subject from public.staff_decisions d where d.id = subject.case_id;
  end if;
  if subject.id is null then
    subject := p_decision;
  end if;

  if private.is_told(subject) and subject.case_kind in ('application', 'listing') then
    insert into private.mail_outbox (kind, decision_id, seller_id, due_at)
    select 'decision', p_decision.id, s.id, now() + interval '2 minutes'
    from public.sellers s where s.id = subject.seller_id;
  elsif private.is_told(subject) then
    insert into private.mail_outbox (kind, decision_id, enquiry_id, recipient, due_at)
    select 'decision', p_decision.id, e.id,
      coalesce(
        subject.before ->> 'sender',
        case subject.before ->> 'reporter' when 'buyer' then 'seller' else 'buyer' end
      )::public.enquiry_party,
      now() + interval '2 minutes'
    from public.enquiries e
    where e.id = coalesce((subject.before ->> 'enquiry_id')::uuid, subject.case_id);
  end if;

  -- Those who reported hear the outcome and, once it was mailed, that it is taken back.
  if p_decision.decision in ('undone', 'appeal_upheld') then
    select * into subject from public.staff_decisions d where d.id = coalesce(p_decision.undoes, p_decision.case_id);
    insert into private.mail_outbox (kind, decision_id, user_id, enquiry_id, recipient, due_at)
    select 'report_outcome', p_decision.id, r.user_id, r.enquiry_id, r.recipient, now() + interval '2 minutes'
    from private.reporters_of(subject) r
    -- Mails that were sent are deleted after 30 days.
    where subject.created_at < now() - interval '30 days' or exists (
      select from private.mail_outbox o
      where o.decision_id = subject.id and o.kind = 'report_outcome'
        and (o.sent_at is not null or o.claimed_until is not null)
        and (o.user_id, o.enquiry_id, o.recipient) is not distinct from (r.user_id, r.enquiry_id, r.recipient)
    );
  elsif p_decision.case_kind in ('listing', 'enquiry') then
    insert into private.mail_outbox (kind, decision_id, user_id, enquiry_id, recipient, due_at)
    select 'report_outcome', p_decision.id, r.user_id, r.enquiry_id, r.recipient, now() + interval '2 minutes'
    from private.reporters_of(p_decision) r;
  end if;
end;
$$;
revoke all on function private.queue_decision_mails from public;

-- Returns the mail of this kind that waits for a seller, or a new one, due after a delay in which what follows joins it.
create function private.queue_seller_mail(p_seller_id uuid, p_kind public.mail_kind, p_delay interval)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  mail uuid;
begin
  select o.id into mail from private.mail_outbox o
  where o.seller_id = p_seller_id and o.kind = p_kind and o.claim is null and o.sent_at is null and o.failed_at is null
  limit 1 for update;
  if mail is null then
    insert into private.mail_outbox (kind, seller_id, due_at)
    values (p_kind, p_seller_id, now() + p_delay) returning id into mail;
  end if;
  return mail;
end;
$$;
revoke all on function private.queue_seller_mail from public;
grant execute on function private.queue_seller_mail to service_role;

create function public.enquiry_mail(p_enquiry_id uuid, p_side public.enquiry_party)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'has_account', p.id is not null,
    'is_on', coalesce(p.email_notifications, case p_side
      when 'buyer' then not e.buyer_mail_off
      else not coalesce(c.mail_off, false)
    end)
  )
  from public.enquiries e
  join public.sellers s on s.id = e.seller_id
  left join public.seller_contacts c on c.seller_id = s.id
  left join public.profiles p on p.id = case p_side when 'buyer' then e.buyer_id else s.user_id end
  where e.id = p_enquiry_id;
$$;
comment on function public.enquiry_mail
  is 'Returns whether a side of a thread gets mails about messages: {has_account, is_on}, or null without such a '
  'thread. For the server only.';
revoke all on function public.enquiry_mail from public, anon, authenticated;
grant execute on function public.enquiry_mail to service_role;

create function public.set_enquiry_mail(p_enquiry_id uuid, p_side public.enquiry_party, p_is_on boolean)
returns void
language sql
set search_path = ''
as $$
  update public.profiles set email_notifications = false
  where not p_is_on and id = (
    select case p_side when 'buyer' then e.buyer_id else s.user_id end
    from public.enquiries e join public.sellers s on s.id = e.seller_id
    where e.id = p_enquiry_id
  );
  update public.enquiries set buyer_mail_off = not p_is_on where id = p_enquiry_id and p_side = 'buyer';
  update public.seller_contacts set mail_off = not p_is_on
  where p_side = 'seller' and seller_id = (
    select s.id from public.enquiries e join public.sellers s on s.id = e.seller_id
    where e.id = p_enquiry_id and s.user_id is null
  );
$$;
comment on function public.set_enquiry_mail
  is 'Stops mails about messages to a side of a thread: for its account, or without one for this thread (buyer) '
  'or the seller. Starts them again only without an account: an account does so in its settings. For the '
  'server only.';
revoke all on function public.set_enquiry_mail from public, anon, authenticated;
grant execute on function public.set_enquiry_mail to service_role;

-- Returns what a mail about a thread says, or null if it has become needless.
create function private.enquiry_mail_of(p_mail private.mail_outbox)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  recipient constant jsonb := private.mail_recipient(p_mail.enquiry_id, p_mail.recipient);
  unread    jsonb;
begin
  -- A second attempt has the Message-ID of the first, so it tells the same messages.
  if p_mail.kind = 'enquiry_messages' and p_mail.attempts = 0 then
    update public.enquiry_messages m set mail_id = p_mail.id
    where m.enquiry_id = p_mail.enquiry_id and m.sender <> p_mail.recipient
      and m.read_at is null and m.mail_id is null
      and not exists (select from public.held_messages h where h.message_id = m.id);
  end if;
  select jsonb_agg(
    jsonb_build_object('body', m.body, 'created_at', m.created_at, 'is_step', m.is_step) order by m.created_at, m.id
  )
  into unread
  from public.enquiry_messages m
  where case p_mail.kind
    when 'confirm_enquiry' then m.enquiry_id = p_mail.enquiry_id
    -- It leaves out a message whose release was undone after an attempt that failed.
    else m.mail_id = p_mail.id and m.read_at is null
      and not exists (select from public.held_messages h where h.message_id = m.id)
  end;
  if recipient ->> 'address' is null or unread is null
     or (p_mail.kind = 'enquiry_messages' and (recipient ->> 'is_off')::boolean)
     or (p_mail.kind = 'confirm_enquiry' and exists (
       select from public.enquiries e where e.id = p_mail.enquiry_id and e.buyer_confirmed_at is not null
     )) then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'recipient', recipient, 'side', p_mail.recipient, 'enquiry_id', e.id,
      'other_name', case p_mail.recipient when 'buyer' then s.name else e.buyer_name end,
      'seller_type', s.seller_type, 'vehicle_title', e.vehicle_title, 'vehicle', private.enquiry_vehicle(e.vehicle_id),
      'messages', unread
    )
    from public.enquiries e join public.sellers s on s.id = e.seller_id
    where e.id = p_mail.enquiry_id
  );
end;
$$;
revoke all on function private.enquiry_mail_of from public;
grant execute on function private.enquiry_mail_of to service_role;

-- Returns what a mail with a new link says, or null without an address. It was asked for: the e-mail switch does not stop it.
create function private.enquiry_link_mail_of(p_mail private.mail_outbox)
returns jsonb
language sql
set search_path = ''
as $$
  select jsonb_build_object(
    'recipient', to_who.recipient, 'side', p_mail.recipient, 'enquiry_id', e.id,
    'other_name', case p_mail.recipient when 'buyer' then s.name else e.buyer_name end, 'seller_type', s.seller_type,
    'vehicle_title', e.vehicle_title, 'vehicle', private.enquiry_vehicle(e.vehicle_id), 'messages', '[]'::jsonb
  )
  from public.enquiries e
  join public.sellers s on s.id = e.seller_id
  cross join lateral (select private.mail_recipient(e.id, p_mail.recipient) as recipient) to_who
  where e.id = p_mail.enquiry_id and to_who.recipient ->> 'address' is not null;
$$;
revoke all on function private.enquiry_link_mail_of from public;
grant execute on function private.enquiry_link_mail_of to service_role;

-- Returns what a mail about a decision says, or null if it has become needless. A decision about somebody is
-- mailed in any case; the outcome of a report obeys the e-mail switch.
create function private.decision_mail_of(p_mail private.mail_outbox)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  entry     public.staff_decisions;
  original  public.staff_decisions;
  recipient jsonb;
begin
  select * into entry from public.staff_decisions d where d.id = p_mail.decision_id;
  select * into original from public.staff_decisions d
  where d.id = coalesce(entry.undoes, case entry.case_kind when 'appeal' then entry.case_id end);
  recipient := case when p_mail.enquiry_id is null then private.person_recipient(p_mail.seller_id, p_mail.user_id)
    -- A side that blocked the thread still hears of the decision.
    else private.mail_recipient(p_mail.enquiry_id, p_mail.recipient) || jsonb_build_object(
      'is_off', not (public.enquiry_mail(p_mail.enquiry_id, p_mail.recipient) ->> 'is_on')::boolean
    ) end;
  -- If the decision was undone after an attempt that failed, the mail about the undoing tells all.
  if private.is_undone(entry.id) or recipient ->> 'address' is null
     or (p_mail.kind = 'report_outcome' and (recipient ->> 'is_off')::boolean) then
    return null;
  end if;
  return jsonb_build_object(
    'recipient', recipient, 'enquiry_id', p_mail.enquiry_id, 'side', p_mail.recipient, 'user_id', p_mail.user_id,
    'decision', jsonb_build_object(
      'id', entry.id, 'case_kind', entry.case_kind, 'decision', entry.decision, 'title', entry.title,
      'reason', entry.reason, 'original', original.decision,
      'can_appeal', p_mail.kind = 'decision' and private.can_appeal(entry)
    )
  );
end;
$$;
revoke all on function private.decision_mail_of from public;
grant execute on function private.decision_mail_of to service_role;

-- Returns what a mail about quiet listings says, or null if it has become needless. It shows each car as a row:
-- picture, title, price and the seller's own plate.
create function private.sale_check_mail_of(p_mail private.mail_outbox)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  recipient constant jsonb := private.person_recipient(p_mail.seller_id, null);
  is_asking constant boolean := p_mail.kind = 'still_for_sale';
  titles    jsonb;
  cars      jsonb;
begin
  select
    jsonb_agg(private.vehicle_label(v.id) order by v.updated_at, v.id),
    jsonb_agg(
      jsonb_build_object(
        'id', v.id, 'title', private.vehicle_label(v.id), 'price', v.price, 'plate', v.registration_number,
        'has_photograph', exists (select from public.vehicle_images i where i.vehicle_id = v.id)
      )
      order by v.updated_at, v.id
    )
  into titles, cars
  from private.sale_checks c
  join public.vehicles v on v.id = c.vehicle_id
  where c.mail_id = p_mail.id and case when is_asking
    then v.listing_status = 'active' and c.asked_at >= greatest(v.updated_at, c.confirmed_at) + interval '30 days'
    else v.listing_status = 'archived' end;
  if recipient ->> 'address' is null or cars is null or (is_asking and (recipient ->> 'is_off')::boolean) then
    return null;
  end if;
  return jsonb_build_object(
    -- `vehicles` is for a job of the version before.
    'recipient', recipient, 'vehicles', titles, 'cars', cars,
    'user_id', (select s.user_id from public.sellers s where s.id = p_mail.seller_id),
    -- The job may archive them from this day on.
    'archived_from', (select min(c.asked_at) + interval '15 days' from private.sale_checks c where c.mail_id = p_mail.id)
  );
end;
$$;
revoke all on function private.sale_check_mail_of from public;
grant execute on function private.sale_check_mail_of to service_role;

-- Returns what a mail about saved cars says, or null if it has become needless. The first claim takes the changes since
-- the person was last told or looked, and stores them; what has changed again before a later attempt is left out.
create function private.favourite_changes_mail_of(p_mail private.mail_outbox)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  recipient constant jsonb := private.person_recipient(null, p_mail.user_id);
  cars      jsonb;
begin
  -- The lock keeps a look at the favourites, which writes the same rows, before this claim or after it.
  perform from public.profiles p where p.id = p_mail.user_id and p.favourite_alerts <> 'off' for share;
  if not found or recipient ->> 'address' is null then
    return null;
  end if;
  if p_mail.attempts = 0 then
    with changed as (
      select f.vehicle_id, f.told_price, f.told_state, now.price, now.state
      from private.saved_cars_now(
        array(select s.vehicle_id from public.favourites s where s.user_id = p_mail.user_id)
      ) as now
      join public.favourites f on f.vehicle_id = now.vehicle_id and f.user_id = p_mail.user_id
      where now.state <> f.told_state or (now.state in ('for_sale', 'reserved') and now.price < f.told_price)
      for update of f
    ),
    told as (
      update public.favourites f set told_price = changed.price, told_state = changed.state
      from changed where f.user_id = p_mail.user_id and f.vehicle_id = changed.vehicle_id
    )
    insert into private.told_changes (mail_id, vehicle_id, price_before, price, state_before, state)
    select p_mail.id, changed.vehicle_id, changed.told_price, changed.price, changed.told_state, changed.state
    from changed;
  end if;

  select jsonb_agg(
    jsonb_build_object(
      'id', t.vehicle_id, 'title', now.year || ' ' || make.name || ' ' || model.name,
      'price', t.price, 'price_before', t.price_before, 'price_when_saved', f.price_when_saved,
      'state', t.state, 'state_before', t.state_before,
      'has_photograph', exists (select from public.vehicle_images i where i.vehicle_id = t.vehicle_id)
    )
    order by f.created_at desc, t.vehicle_id
  ) into cars
  from private.told_changes t
  join public.favourites f on f.user_id = p_mail.user_id and f.vehicle_id = t.vehicle_id
  join private.saved_cars_now(
    array(select s.vehicle_id from private.told_changes s where s.mail_id = p_mail.id)
  ) as now on now.vehicle_id = t.vehicle_id and now.state = t.state and now.price <= t.price
  join public.vehicle_models model on model.id = now.model_id
  join public.vehicle_makes make on make.id = model.make_id
  where t.mail_id = p_mail.id;
  if cars is null then
    return null;
  end if;
  return jsonb_build_object('recipient', recipient, 'user_id', p_mail.user_id, 'cars', cars);
end;
$$;
revoke all on function private.favourite_changes_mail_of from public;
grant execute on function private.favourite_changes_mail_of to service_role;

-- Returns what a mail of any kind says, or null if it has become needless.
create function private.mail_content(p_mail private.mail_outbox)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  return case
    when p_mail.saved_search_id is not null then private.search_mail_of(p_mail)
    when p_mail.kind in ('still_for_sale', 'listing_archived') then private.sale_check_mail_of(p_mail)
    when p_mail.kind = 'favourite_changes' then private.favourite_changes_mail_of(p_mail)
    when p_mail.kind = 'stock_feed' then private.stock_feed_mail_of(p_mail)
    when p_mail.kind = 'waiting_cars' then private.waiting_mail_of(p_mail)
    when p_mail.decision_id is not null then private.decision_mail_of(p_mail)
    when p_mail.kind = 'enquiry_link' then private.enquiry_link_mail_of(p_mail)
    else private.enquiry_mail_of(p_mail)
  end;
end;
$$;
revoke all on function private.mail_content from public;
grant execute on function private.mail_content to service_role;

create function public.claim_mail(p_lease_seconds integer default 120)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  mail    private.mail_outbox;
  content jsonb;
begin
  -- Deletes a few rows per call that are past the retention periods of the privacy policy; skip locked, so that no call
  -- waits.
  delete from public.enquiries where id in (
    select e.id from public.enquiries e
    where e.buyer_id is null and e.buyer_confirmed_at is null and e.seller_replied_at is null
      and e.buyer_email is not null and e.created_at < now() - interval '7 days'
    limit 100 for update skip locked
  );
  delete from private.mail_outbox where id in (
    select o.id from private.mail_outbox o
    where coalesce(o.sent_at, o.failed_at) < now() - interval '30 days'
    limit 100 for update skip locked
  );
  loop
    select * into mail from private.mail_outbox o
    where o.sent_at is null and o.failed_at is null and o.due_at <= now()
      and (o.claimed_until is null or o.claimed_until < now())
    order by o.due_at, o.id limit 1 for update skip locked;
    if not found then
      return null;
    end if;
    if mail.attempts >= 10 then
      update private.mail_outbox set failed_at = now(), last_error = 'Ten attempts were not settled' where id = mail.id;
      continue;
    end if;
    content := private.mail_content(mail);
    if content is null then
      delete from private.mail_outbox where id = mail.id;
      continue;
    end if;
    update private.mail_outbox set
      claim = gen_random_uuid(), claimed_until = now() + make_interval(secs => p_lease_seconds),
      attempts = attempts + 1
    where id = mail.id returning * into mail;
    return content || jsonb_build_object(
      'id', mail.id, 'claim', mail.claim, 'kind', mail.kind, 'attempts', mail.attempts
    );
  end loop;
end;
$$;
comment on function public.claim_mail
  is 'Returns the next mail that is due, for p_lease_seconds to this caller alone, or null; deletes mails that '
  'have become needless, after 30 days those sent, and after 7 days messages whose address was never '
  'confirmed. For the server only.';
revoke all on function public.claim_mail from public, anon, authenticated;
grant execute on function public.claim_mail to service_role;

create function public.settle_mail(
  p_id uuid, p_claim uuid, p_outcome public.mail_outcome, p_error text default null
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update private.mail_outbox set
    sent_at       = case p_outcome when 'sent' then now() end,
    -- The tenth attempt is made about a day after the first.
    failed_at     = case when p_outcome = 'failed' or (p_outcome = 'retry' and attempts >= 10) then now() end,
    due_at        = case p_outcome when 'retry' then now() + least(interval '1 minute' * 2 ^ attempts, interval '6 hours') else due_at end,
    claimed_until = null,
    last_error    = left(p_error, 500)
  where id = p_id and claim = p_claim and sent_at is null and failed_at is null;
  return found;
end;
$$;
comment on function public.settle_mail
  is 'Stores the outcome of a claimed mail; one to retry is due again after 2, 4, 8 … minutes, at most ten times. '
  'Returns false if another caller has claimed it since. For the server only.';
revoke all on function public.settle_mail from public, anon, authenticated;
grant execute on function public.settle_mail to service_role;

-- Returns statistics of the outbox, for those who watch the job that sends mails.
create function public.mail_statistics()
returns jsonb
language sql stable
set search_path = ''
as $$
  with mail as (
    select created_at, due_at, failed_at is not null as is_failed, failed_at is null and due_at <= now() as is_due,
      -- Leaves out a mail that is being sent for the first time.
      failed_at is null and attempts > 0 and coalesce(claimed_until, now()) <= now() as is_retrying
    from private.mail_outbox
    where sent_at is null
  )
  select jsonb_build_object(
    'due', count(*) filter (where is_due),
    'overdue_seconds', coalesce(extract(epoch from now() - min(due_at) filter (where is_due)), 0)::integer,
    'retrying', count(*) filter (where is_retrying),
    'retrying_seconds', coalesce(extract(epoch from now() - min(created_at) filter (where is_retrying)), 0)::integer,
    'failed', count(*) filter (where is_failed)
  )
  from mail;
$$;
comment on function public.mail_statistics
  is 'How many mails are due, since when, how many have been tried in vain, the age of the oldest of them, and '
  'how many were given up in the last 30 days. For the server only.';
revoke all on function public.mail_statistics from public, anon, authenticated;
grant execute on function public.mail_statistics to service_role;
