-- Mails to send. A function that changes a thread queues its mail in the same transaction; `npm run jobs`
-- claims, sends and settles them. The text is made when a mail is claimed, so that one mail tells all that
-- is unread by then, and none is sent about what was read meanwhile.
create type public.mail_kind as enum ('confirm_enquiry', 'enquiry_messages');
create type public.mail_outcome as enum ('sent', 'retry', 'failed');

create table private.mail_outbox (
  id            uuid                 not null default gen_random_uuid(),
  kind          public.mail_kind     not null,
  enquiry_id    uuid                 not null,
  recipient     public.enquiry_party not null,
  created_at    timestamptz          not null default now(),
  due_at        timestamptz          not null default now(),
  attempts      integer              not null default 0,
  claim         uuid,
  claimed_until timestamptz,
  sent_at       timestamptz,
  failed_at     timestamptz,
  last_error    text,
  constraint mail_outbox_pkey              primary key (id),
  constraint mail_outbox_enquiry_id_fkey   foreign key (enquiry_id) references public.enquiries (id) on delete cascade,
  constraint mail_outbox_last_error_length check (char_length(last_error) <= 500)
);
comment on table private.mail_outbox is 'Mails to send and sent. The id is also the Message-ID: a mail that is sent again after a crash has the same.';
create index mail_outbox_due_idx on private.mail_outbox (due_at) where sent_at is null and failed_at is null;
create index mail_outbox_enquiry_id_idx on private.mail_outbox (enquiry_id, recipient);
create index mail_outbox_settled_idx on private.mail_outbox (coalesce(sent_at, failed_at));
grant all on table private.mail_outbox to service_role;

alter table public.enquiry_messages add column mail_id uuid;
comment on column public.enquiry_messages.mail_id is 'The mail that told the other side of this message. Granted to no client.';
revoke select on table public.enquiry_messages from authenticated;
grant select (id, enquiry_id, sender, body, read_at, created_at) on table public.enquiry_messages to authenticated;

alter table public.seller_contacts add column mail_off boolean not null default false;
comment on column public.seller_contacts.mail_off is
  'Whether a seller without an account has unsubscribed from mails about messages. Granted to no client.';
revoke select on table public.seller_contacts from authenticated;
grant select (seller_id, phone, email, postcode) on table public.seller_contacts to authenticated;

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

-- Returns where to mail a side of a thread: {address, name, has_account, is_off}. Off also for who blocked it.
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

create function public.claim_mail(p_lease_seconds integer default 120)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  mail      private.mail_outbox;
  recipient jsonb;
  unread    jsonb;
begin
  -- Retention periods of the privacy policy. A few rows per call; skip locked, so that no call waits.
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
    recipient := private.mail_recipient(mail.enquiry_id, mail.recipient);
    -- A second attempt has the Message-ID of the first, so it tells the same messages.
    if mail.kind = 'enquiry_messages' and mail.attempts = 0 then
      update public.enquiry_messages m set mail_id = mail.id
      where m.enquiry_id = mail.enquiry_id and m.sender <> mail.recipient
        and m.read_at is null and m.mail_id is null
        and not exists (select from public.held_messages h where h.message_id = m.id);
    end if;
    select jsonb_agg(jsonb_build_object('body', m.body, 'created_at', m.created_at) order by m.created_at, m.id)
    into unread
    from public.enquiry_messages m
    where case mail.kind
      when 'confirm_enquiry' then m.enquiry_id = mail.enquiry_id
      else m.mail_id = mail.id and m.read_at is null
    end;
    if recipient ->> 'address' is null or unread is null
       or (mail.kind = 'enquiry_messages' and (recipient ->> 'is_off')::boolean)
       or (mail.kind = 'confirm_enquiry' and exists (
         select from public.enquiries e where e.id = mail.enquiry_id and e.buyer_confirmed_at is not null
       )) then
      delete from private.mail_outbox where id = mail.id;
      continue;
    end if;
    update private.mail_outbox set
      claim = gen_random_uuid(), claimed_until = now() + make_interval(secs => p_lease_seconds),
      attempts = attempts + 1
    where id = mail.id returning * into mail;
    return (
      select jsonb_build_object(
        'id', mail.id, 'claim', mail.claim, 'kind', mail.kind, 'attempts', mail.attempts,
        'recipient', recipient, 'side', mail.recipient, 'enquiry_id', e.id,
        'other_name', case mail.recipient when 'buyer' then s.name else e.buyer_name end,
        'vehicle_title', e.vehicle_title, 'vehicle', private.enquiry_vehicle(e.vehicle_id),
        'messages', unread
      )
      from public.enquiries e join public.sellers s on s.id = e.seller_id
      where e.id = mail.enquiry_id
    );
  end loop;
end;
$$;
comment on function public.claim_mail is
  'Returns the next mail that is due, for p_lease_seconds to this caller alone, or null; deletes mails that have become needless, after 30 days those sent, and after 7 days messages whose address was never confirmed. For the server only.';
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
comment on function public.settle_mail is
  'Stores the outcome of a claimed mail; one to retry is due again after 2, 4, 8 … minutes, at most ten times. Returns false if another caller has claimed it since. For the server only.';
revoke all on function public.settle_mail from public, anon, authenticated;
grant execute on function public.settle_mail to service_role;

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
comment on function public.enquiry_mail is
  'Returns whether a side of a thread gets mails about messages: {has_account, is_on}, or null without such a thread. For the server only.';
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
comment on function public.set_enquiry_mail is
  'Stops mails about messages to a side of a thread: for its account, or without one for this thread (buyer) or the seller. Starts them again only without an account: an account does so in its settings. For the server only.';
revoke all on function public.set_enquiry_mail from public, anon, authenticated;
grant execute on function public.set_enquiry_mail to service_role;
