-- Defines the log of what staff decide, what a decision changes and an undoing restores, answers in LiveChat, appeals and
-- notes.

-- Names the kinds of case that staff decide: a listing with its open reports and flags, a reported thread, a message
-- held back, a dealer application, a conversation in LiveChat, an appeal. Staff write by functions only, so that every
-- decision is in the log and its mails are queued in the same transaction.
create type public.case_kind as enum (
  'listing', 'enquiry', 'held_message', 'application', 'conversation', 'appeal'
);

create type public.staff_decision as enum (
  'no_breach', 'held', 'correction_requested', 'taken_down',    -- listing; the first also enquiry
  'warned', 'closed',                                           -- enquiry; the second also conversation
  'released', 'refused',                                        -- held_message
  'approved_dealer', 'approved_verified_dealer', 'rejected',    -- application
  'answered',                                                   -- conversation
  'appeal_upheld', 'appeal_rejected',                           -- appeal
  'undone'
);

create table public.staff_decisions (
  id         uuid                  not null default gen_random_uuid(),
  case_kind  public.case_kind      not null,
  case_id    uuid                  not null,
  decision   public.staff_decision not null,
  title      text                  not null,
  reason     text                  not null,
  seller_id  uuid,
  staff_id   uuid,
  staff_name text                  not null,
  undoes     uuid,
  before     jsonb                 not null default '{}',
  created_at timestamptz           not null default now(),
  ends_at    timestamptz,
  constraint staff_decisions_pkey          primary key (id),
  constraint staff_decisions_undoes_key    unique (undoes),
  constraint staff_decisions_undoes_fkey   foreign key (undoes) references public.staff_decisions (id) on delete cascade,
  constraint staff_decisions_undone        check ((decision = 'undone') = (undoes is not null)),
  constraint staff_decisions_reason_length check (char_length(reason) <= 2000 and private.has_visible_text(reason)),
  constraint staff_decisions_by_staff      check (decision in ('held', 'undone') or staff_id is not null),
  constraint staff_decisions_end           check (ends_at is null or decision = 'held')
);
comment on table public.staff_decisions is
  'The log of decisions, for staff only: never changed, deleted after two years. No foreign keys to what was '
  'decided about: it remains when that is deleted.';
comment on column public.staff_decisions.case_id is
  'The vehicle (of a deleted one its report), the thread, the message, the application, the conversation; of '
  'an appeal the decision.';
comment on column public.staff_decisions.seller_id is 'The seller it is about; null if that is a buyer or a visitor.';
comment on column public.staff_decisions.reason is 'As it is mailed to the person.';
comment on column public.staff_decisions.before is 'What undo_decision restores.';
comment on column public.staff_decisions.staff_id is 'Null for a hold, which rules decide, and where it ends by itself.';
comment on column public.staff_decisions.ends_at is 'When a hold ends without a decision of staff; null if it does not.';

create index staff_decisions_case_idx on public.staff_decisions (case_kind, case_id, created_at desc);
create index staff_decisions_seller_id_idx on public.staff_decisions (seller_id, created_at desc);
create index staff_decisions_created_at_idx on public.staff_decisions (created_at desc);
create index staff_decisions_ends_at_idx on public.staff_decisions (ends_at) where ends_at is not null;

alter table public.staff_decisions enable row level security;
revoke all on table public.staff_decisions from anon, authenticated, service_role;
grant select on table public.staff_decisions to authenticated, service_role;

create policy "Staff read the log of decisions"
  on public.staff_decisions for select to authenticated
  using ((select private.is_staff()));

-- Trigger: refuses every change of the log, also by its owner, but the deletion of what is too old.
create function private.keep_decision()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'The log of decisions is never changed' using errcode = '42501';
end;
$$;
revoke all on function private.keep_decision from public;

create trigger keep_decision
  before update or delete on public.staff_decisions
  for each row execute function private.keep_decision();

create trigger keep_decisions
  before truncate on public.staff_decisions
  for each statement execute function private.keep_decision();

create table public.decision_appeals (
  decision_id uuid        not null,
  body        text        not null,
  created_at  timestamptz not null default now(),
  decided_at  timestamptz,
  constraint decision_appeals_pkey             primary key (decision_id),
  constraint decision_appeals_decision_id_fkey foreign key (decision_id) references public.staff_decisions (id) on delete cascade,
  constraint decision_appeals_body_length      check (char_length(body) <= 2000 and private.has_visible_text(body))
);
comment on table public.decision_appeals is 'Personal data: one appeal per decision, for staff only.';

create index decision_appeals_open_idx on public.decision_appeals (created_at) where decided_at is null;

alter table public.decision_appeals enable row level security;
revoke all on table public.decision_appeals from anon, authenticated, service_role;
grant select on table public.decision_appeals to authenticated, service_role;

create policy "Staff read appeals"
  on public.decision_appeals for select to authenticated
  using ((select private.is_staff()));

create table public.staff_notes (
  id              uuid        not null default gen_random_uuid(),
  seller_id       uuid,
  enquiry_id      uuid,
  conversation_id uuid,
  body            text        not null,
  staff_name      text        not null,
  created_at      timestamptz not null default now(),
  constraint staff_notes_pkey                 primary key (id),
  constraint staff_notes_seller_id_fkey       foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint staff_notes_enquiry_id_fkey      foreign key (enquiry_id) references public.enquiries (id) on delete cascade,
  constraint staff_notes_conversation_id_fkey foreign key (conversation_id) references public.support_conversations (id) on delete cascade,
  constraint staff_notes_one_subject          check (num_nonnulls(seller_id, enquiry_id, conversation_id) = 1),
  constraint staff_notes_body_length          check (char_length(body) <= 2000 and private.has_visible_text(body))
);
comment on table public.staff_notes is 'Personal data: notes of staff for one another about a seller, a thread or a conversation.';

create index staff_notes_seller_id_idx on public.staff_notes (seller_id, created_at);
create index staff_notes_enquiry_id_idx on public.staff_notes (enquiry_id, created_at);
create index staff_notes_conversation_id_idx on public.staff_notes (conversation_id, created_at);

alter table public.staff_notes enable row level security;
revoke all on table public.staff_notes from anon, authenticated, service_role;
grant select on table public.staff_notes to authenticated, service_role;

create policy "Staff read notes"
  on public.staff_notes for select to authenticated
  using ((select private.is_staff()));

-- Raises 42501 unless the caller is staff. For the functions of staff, which are definers.
create function private.require_staff()
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'For staff only' using errcode = '42501';
  end if;
end;
$$;
revoke all on function private.require_staff from public;

-- Returns the name of the caller for the log.
create function private.staff_name()
returns text
language sql stable
set search_path = ''
as $$
  select coalesce(nullif(btrim(u.raw_user_meta_data ->> 'full_name'), ''), u.email, 'Staff')
  from auth.users u where u.id = auth.uid();
$$;
revoke all on function private.staff_name from public;

-- Returns true if a decision was undone.
create function private.is_undone(p_id uuid)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.staff_decisions u where u.undoes = p_id);
$$;
revoke all on function private.is_undone from public;
grant execute on function private.is_undone to service_role;

-- Returns the ids in a JSON array; null for null.
create function private.ids_of(p_ids jsonb)
returns uuid[]
language sql immutable
set search_path = ''
as $$
  select array_agg(list.id::uuid) from jsonb_array_elements_text(nullif(p_ids, 'null')) list (id);
$$;
revoke all on function private.ids_of from public;

-- Raises PT409 if the visitor has written after p_seen, the time of the last message that staff have read.
create function private.require_seen(p_conversation_id uuid, p_seen timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from public.support_messages m
    where m.conversation_id = p_conversation_id and m.author = 'visitor'
      -- A Date of JavaScript, as which p_seen may have come, has no microseconds.
      and date_trunc('milliseconds', m.created_at) > p_seen
  ) then
    raise exception 'The visitor has written again' using errcode = 'PT409';
  end if;
end;
$$;
revoke all on function private.require_seen from public;

-- Returns true for a decision that the person it is about can appeal against; a hold is one. False for the take-down of
-- a listing that was down already, which changed nothing for its seller.
create function private.can_appeal(p_decision public.staff_decisions)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_decision.case_kind <> 'conversation'
    and p_decision.decision in ('held', 'taken_down', 'warned', 'closed', 'refused', 'rejected')
    and (p_decision.decision <> 'taken_down' or p_decision.before ->> 'status' is not null);
$$;
revoke all on function private.can_appeal from public;
grant execute on function private.can_appeal to service_role;

-- Returns true for a decision whose reason is mailed to the person it is about, and for the end of a hold.
create function private.is_told(p_decision public.staff_decisions)
returns boolean
language sql immutable
set search_path = ''
as $$
  select private.can_appeal(p_decision)
    or p_decision.decision in ('correction_requested', 'approved_dealer', 'approved_verified_dealer')
    or p_decision.decision = 'no_breach' and p_decision.before @> '{"released": true}';
$$;
revoke all on function private.is_told from public;

-- Returns who reported what a decision settled: accounts, or sides of a thread.
create function private.reporters_of(p_decision public.staff_decisions)
returns table (user_id uuid, enquiry_id uuid, recipient public.enquiry_party)
language sql stable
set search_path = ''
as $$
  select r.reporter_id, null::uuid, null::public.enquiry_party from public.listing_reports r
  where p_decision.case_kind = 'listing' and r.reporter_id is not null
    and r.id = any (private.ids_of(p_decision.before -> 'reports'))
  union
  select null, r.enquiry_id, r.reporter from public.enquiry_reports r
  where p_decision.case_kind = 'enquiry' and r.id = any (private.ids_of(p_decision.before -> 'reports'));
$$;
revoke all on function private.reporters_of from public;

-- Settles the case of a listing; 'Nothing wrong' and a request to correct end a hold, which their undoing restores.
-- This and the other settle functions each settle a case of one kind, and return what undo restores with title and
-- seller_id of the case. They raise P0002 when there is nothing left to decide, 23514 for a decision of another kind.
create function private.settle_listing(p_id uuid, p_items uuid[], p_decision public.staff_decision)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  vehicle public.vehicles;
  reports uuid[];
  flags   uuid[];
  seller  uuid;
  title   text;
  hold    uuid;
begin
  -- Locks the hold before the vehicle, as settle_appeal and undo_decision do: else two calls could wait for each other.
  perform from public.staff_decisions d where d.id = private.standing_hold(p_id) for update;
  if p_decision not in ('no_breach', 'correction_requested', 'taken_down') then
    raise exception 'Not a decision about a listing' using errcode = '23514';
  end if;
  select * into vehicle from public.vehicles v where v.id = p_id for update;
  hold := private.standing_hold(p_id);
  if vehicle.id is null and p_decision <> 'no_breach' then
    raise exception 'The listing is deleted' using errcode = 'P0002';
  end if;
  with settled as (
    update public.listing_reports r
    set status = case p_decision when 'no_breach' then 'dismissed'::public.report_status else 'resolved' end
    where (p_decision = 'taken_down' or r.id = any (p_items)) and coalesce(r.vehicle_id, r.id) = p_id
      and r.status = 'open'
    returning r.id, r.seller_id, r.year || ' ' || r.make || ' ' || r.model as title
  )
  select array_agg(settled.id), min(settled.seller_id::text)::uuid, min(settled.title)
  into reports, seller, title from settled;
  with settled as (
    update public.listing_flags f set resolved_at = now()
    where (p_decision = 'taken_down' or f.id = any (p_items)) and f.vehicle_id = p_id
      and f.resolved_at is null
    returning f.id
  )
  select array_agg(settled.id) into flags from settled;
  if reports is null and flags is null and hold is null and (
    cardinality(p_items) > 0 or p_decision = 'no_breach' or vehicle.taken_down_at is not null
    -- The form was sent twice.
    or exists (
      select from public.staff_decisions d
      where d.case_kind = 'listing' and d.case_id = p_id and d.decision = p_decision
        and d.created_at > now() - interval '1 minute' and not private.is_undone(d.id)
    )
  ) then
    raise exception 'There is nothing left to decide' using errcode = 'P0002';
  end if;
  if p_decision = 'taken_down' and vehicle.taken_down_at is null then
    update public.vehicles set listing_status = 'archived' where id = p_id;
  elsif p_decision <> 'taken_down' and vehicle.listing_status = 'held' then
    update public.vehicles set listing_status = 'active' where id = p_id;
  end if;
  -- The hold is settled, and with it an appeal against it.
  update public.decision_appeals set decided_at = now() where decision_id = hold and decided_at is null;
  return jsonb_build_object(
    'title', coalesce(private.vehicle_label(p_id), title, 'Deleted listing'),
    'seller_id', coalesce(vehicle.seller_id, seller), 'reports', reports, 'flags', flags,
    -- It is null for a listing that is down already: the decision settles what is open, and no more.
    'status', case when p_decision = 'taken_down' and vehicle.taken_down_at is null then vehicle.listing_status end,
    'released', p_decision <> 'taken_down' and vehicle.listing_status = 'held'
  );
end;
$$;
revoke all on function private.settle_listing from public;

create function private.settle_enquiry(p_id uuid, p_items uuid[], p_decision public.staff_decision)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  enquiry public.enquiries;
  reports uuid[];
  side    public.enquiry_party;
begin
  if p_decision not in ('no_breach', 'warned', 'closed') then
    raise exception 'Not a decision about a thread' using errcode = '23514';
  end if;
  select * into enquiry from public.enquiries e where e.id = p_id for update;
  with settled as (
    update public.enquiry_reports r
    set status = case p_decision when 'no_breach' then 'dismissed'::public.report_status else 'resolved' end
    where r.id = any (p_items) and r.enquiry_id = p_id and r.status = 'open'
    returning r.id, r.reporter, r.created_at
  )
  -- The side that reported first counts: the case is about the other one.
  select array_agg(settled.id), (array_agg(settled.reporter order by settled.created_at))[1]
  into reports, side from settled;
  if reports is null then
    raise exception 'There is nothing left to decide' using errcode = 'P0002';
  end if;
  -- The thread is closed for the side that reported: the block is that side's, which may lift it.
  if p_decision = 'closed' then
    update public.enquiries set blocked_by = side where id = p_id;
  end if;
  return jsonb_build_object(
    'title', coalesce(enquiry.vehicle_title, 'Conversation'),
    'seller_id', case side when 'buyer' then enquiry.seller_id end,
    'reports', reports, 'reporter', side,
    'closed', case when p_decision = 'closed' then side end, 'blocked_by', enquiry.blocked_by
  );
end;
$$;
revoke all on function private.settle_enquiry from public;

create function private.settle_held_message(p_id uuid, p_decision public.staff_decision)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  held    public.held_messages;
  message public.enquiry_messages;
begin
  if p_decision not in ('released', 'refused') then
    raise exception 'Not a decision about a message' using errcode = '23514';
  end if;
  -- Locks the thread first, as whoever writes in it does. A thread that is not confirmed yet is no case.
  perform from public.enquiries e join public.enquiry_messages m on m.enquiry_id = e.id
  where m.id = p_id and (e.buyer_id is not null or e.buyer_confirmed_at is not null or e.buyer_email is null)
  for update of e;
  if not found then
    raise exception 'There is nothing left to decide' using errcode = 'P0002';
  end if;
  select * into held from public.held_messages h
  where h.message_id = p_id and h.refused_at is null for update;
  if not found then
    raise exception 'There is nothing left to decide' using errcode = 'P0002';
  end if;
  select * into message from public.enquiry_messages m where m.id = p_id;
  if p_decision = 'refused' then
    update public.held_messages set refused_at = now() where message_id = p_id;
  else
    delete from public.held_messages where message_id = p_id;
    update public.enquiry_messages m set body = held.body, read_at = null,
      -- A message that was mailed before an undoing, or is being mailed, is not mailed again.
      mail_id = (
        select o.id from private.mail_outbox o
        where o.id = m.mail_id and (o.sent_at is not null or o.claimed_until is not null)
      )
    where m.id = p_id;
    update public.enquiries set updated_at = now() where id = message.enquiry_id;
    perform private.queue_message_mail(message.enquiry_id, message.sender);
    -- The mail waits two minutes, in which the release can be undone before anybody hears of it.
    update private.mail_outbox o set due_at = greatest(o.due_at, now() + interval '2 minutes')
    where o.enquiry_id = message.enquiry_id and o.recipient <> message.sender
      and o.kind = 'enquiry_messages' and o.claim is null;
  end if;
  return (
    select jsonb_build_object(
      'title', coalesce(e.vehicle_title, 'Conversation'),
      'seller_id', case message.sender when 'seller' then e.seller_id end,
      'enquiry_id', e.id, 'sender', message.sender, 'risk', held.risk, 'notice', message.body
    )
    from public.enquiries e where e.id = message.enquiry_id
  );
end;
$$;
revoke all on function private.settle_held_message from public;

create function private.settle_application(p_id uuid, p_decision public.staff_decision)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  application public.dealer_applications;
  type        public.seller_type;
begin
  if p_decision not in ('approved_dealer', 'approved_verified_dealer', 'rejected') then
    raise exception 'Not a decision about an application' using errcode = '23514';
  end if;
  update public.dealer_applications a set
    status = case p_decision when 'rejected' then 'rejected'::public.application_status else 'approved' end,
    decided_at = now()
  where a.id = p_id and a.status = 'pending' returning * into application;
  if not found then
    raise exception 'There is nothing left to decide' using errcode = 'P0002';
  end if;
  select s.seller_type into type from public.sellers s where s.id = application.seller_id for update;
  if p_decision <> 'rejected' then
    update public.sellers set seller_type = case p_decision
      when 'approved_verified_dealer' then 'verified_dealer'::public.seller_type else 'dealer' end
    where id = application.seller_id;
  end if;
  return jsonb_build_object(
    -- The title is without the company's name, which can be a person's: the log outlives the account.
    'title', 'Dealer application', 'seller_id', application.seller_id, 'seller_type', type
  );
end;
$$;
revoke all on function private.settle_application from public;

create function private.settle_conversation(p_id uuid, p_decision public.staff_decision, p_seen timestamptz)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  was public.support_status;
begin
  if p_decision <> 'closed' then
    raise exception 'Not a decision about a conversation' using errcode = '23514';
  end if;
  select c.status into was from public.support_conversations c
  where c.id = p_id and c.status <> 'closed' for update;
  if not found then
    raise exception 'There is nothing left to decide' using errcode = 'P0002';
  end if;
  perform private.require_seen(p_id, p_seen);
  update public.support_conversations set status = 'closed' where id = p_id;
  return jsonb_build_object('title', 'LiveChat', 'status', was);
end;
$$;
revoke all on function private.settle_conversation from public;

-- Restores what a decision changed; p_reopens: its reports, flags or application wait again, and an appeal against a
-- hold that it settled. Raises PT409 for a decision that cannot be undone.
create function private.revert_decision(p_decision public.staff_decisions, p_reopens boolean)
returns void
language plpgsql
set search_path = ''
as $$
declare
  before  constant jsonb := p_decision.before;
  reports constant uuid[] := private.ids_of(before -> 'reports');
  flags   constant uuid[] := private.ids_of(before -> 'flags');
begin
  case p_decision.case_kind
    when 'listing' then
      if p_decision.decision = 'held' then
        update public.vehicles set listing_status = 'active' where id = p_decision.case_id and listing_status = 'held';
      elsif (before ->> 'released')::boolean then
        update public.vehicles set listing_status = 'held' where id = p_decision.case_id and listing_status = 'active';
      elsif before ->> 'status' is not null then
        -- This is a statement of its own: by keep_take_down, staff who write the status 'archived' take the listing
        -- down.
        update public.vehicles set taken_down_at = null
        where id = p_decision.case_id and taken_down_at is not null;
        update public.vehicles set listing_status = case
          -- An appeal that is upheld ends the hold before it as well.
          when before ->> 'status' = 'held' and not p_reopens then 'active'
          else before ->> 'status'
        end::public.listing_status
        where found and id = p_decision.case_id and listing_status::text <> before ->> 'status';
      end if;
      if p_reopens then
        -- A reporter has one open report of a listing.
        update public.listing_reports r set status = 'open'
        where r.id = any (reports) and not exists (
          select from public.listing_reports again
          where again.vehicle_id = r.vehicle_id and again.reporter_id = r.reporter_id and again.status = 'open'
        );
        update public.listing_flags f set resolved_at = null
        where f.id = any (flags) and not exists (
          select from public.listing_flags again
          where again.vehicle_id = f.vehicle_id and again.rule = f.rule and again.resolved_at is null
        );
      end if;
    when 'enquiry' then
      update public.enquiries set blocked_by = (before ->> 'blocked_by')::public.enquiry_party
      where id = p_decision.case_id and blocked_by::text = before ->> 'closed';
      if p_reopens then
        update public.enquiry_reports r set status = 'open'
        where r.id = any (reports) and not exists (
          select from public.enquiry_reports again
          where again.enquiry_id = r.enquiry_id and again.reporter = r.reporter and again.status = 'open'
        );
      end if;
    when 'held_message' then
      perform from public.enquiries e where e.id = (before ->> 'enquiry_id')::uuid for update;
      if p_decision.decision = 'refused' and p_reopens then
        update public.held_messages set refused_at = null where message_id = p_decision.case_id;
      elsif p_decision.decision = 'refused' then
        -- An appeal that is upheld delivers the message.
        update public.held_messages set refused_at = null where message_id = p_decision.case_id;
        if found then
          perform private.settle_held_message(p_decision.case_id, 'released');
        end if;
      else
        insert into public.held_messages (message_id, risk, body)
        select m.id, (before ->> 'risk')::public.message_risk, m.body
        from public.enquiry_messages m where m.id = p_decision.case_id
        on conflict do nothing;
        update public.enquiry_messages set body = before ->> 'notice' where id = p_decision.case_id;
      end if;
    when 'application' then
      -- A later application may have changed it again: then it stays.
      update public.sellers set seller_type = (before ->> 'seller_type')::public.seller_type
      where id = p_decision.seller_id and 'approved_' || seller_type = p_decision.decision::text;
      if p_reopens or p_decision.decision = 'rejected' then
        update public.dealer_applications a set status = 'pending', decided_at = null
        where a.id = p_decision.case_id and not exists (
          select from public.dealer_applications again
          where again.seller_id = a.seller_id and again.status = 'pending'
        );
      end if;
    when 'conversation' then
      if p_decision.decision <> 'closed' then
        raise exception 'An answer cannot be undone' using errcode = 'PT409';
      end if;
      update public.support_conversations set status = (before ->> 'status')::public.support_status
      where id = p_decision.case_id and status = 'closed';
    when 'appeal' then
      if p_decision.decision <> 'appeal_rejected' then
        raise exception 'An appeal that was upheld cannot be undone' using errcode = 'PT409';
      end if;
      update public.decision_appeals set decided_at = null where decision_id = p_decision.case_id;
  end case;
  if p_reopens and p_decision.case_kind = 'listing' then
    -- The appeal was settled in one transaction with the decision, at one time.
    update public.decision_appeals a set decided_at = null
    from public.staff_decisions hold
    where hold.id = a.decision_id and hold.case_kind = 'listing' and hold.case_id = p_decision.case_id
      and hold.decision = 'held' and a.decided_at = p_decision.created_at;
  end if;
end;
$$;
revoke all on function private.revert_decision from public;

create function private.settle_appeal(p_id uuid, p_decision public.staff_decision)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  appealed public.staff_decisions;
begin
  if p_decision not in ('appeal_upheld', 'appeal_rejected') then
    raise exception 'Not a decision about an appeal' using errcode = '23514';
  end if;
  -- Locks the decision first, as undo_decision does.
  select * into appealed from public.staff_decisions d where d.id = p_id for update;
  update public.decision_appeals set decided_at = now() where decision_id = p_id and decided_at is null;
  if not found then
    raise exception 'There is nothing left to decide' using errcode = 'P0002';
  end if;
  if p_decision = 'appeal_upheld' then
    perform private.revert_decision(appealed, false);
  end if;
  return jsonb_build_object('title', appealed.title, 'seller_id', appealed.seller_id);
end;
$$;
revoke all on function private.settle_appeal from public;

-- Adds a decision to the log and queues its mails, in the same transaction; returns its id. p_settled: what a settle
-- function returned.
create function private.log_decision(
  p_kind public.case_kind, p_id uuid, p_decision public.staff_decision, p_reason text, p_settled jsonb,
  p_undoes uuid default null
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  entry public.staff_decisions;
begin
  -- Deletes a few old rows per call; skip locked, so that no call waits.
  delete from public.staff_decisions where id in (
    select d.id from public.staff_decisions d
    -- A decision goes with its undoing, which is younger and would be deleted with it.
    where d.created_at < now() - interval '2 years' and not exists (
      select from public.staff_decisions u where u.undoes = d.id and u.created_at >= now() - interval '2 years'
    )
    limit 100 for update skip locked
  );
  insert into public.staff_decisions (
    case_kind, case_id, decision, title, reason, seller_id, staff_id, staff_name, undoes, before
  )
  values (
    p_kind, p_id, p_decision, p_settled ->> 'title', btrim(p_reason, E' \t\r\n'), (p_settled ->> 'seller_id')::uuid,
    auth.uid(), private.staff_name(), p_undoes, p_settled - 'title' - 'seller_id'
  )
  returning * into entry;
  perform private.queue_decision_mails(entry);
  return entry.id;
end;
$$;
revoke all on function private.log_decision from public;

-- See public.decide_case. Definer: clients may not write the tables.
create function private.decide_case(
  p_kind public.case_kind, p_id uuid, p_items uuid[], p_decision public.staff_decision, p_reason text,
  p_seen timestamptz
)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  settled jsonb;
begin
  perform private.require_staff();
  settled := case p_kind
    when 'listing'      then private.settle_listing(p_id, coalesce(p_items, '{}'), p_decision)
    when 'enquiry'      then private.settle_enquiry(p_id, coalesce(p_items, '{}'), p_decision)
    when 'held_message' then private.settle_held_message(p_id, p_decision)
    when 'application'  then private.settle_application(p_id, p_decision)
    when 'conversation' then private.settle_conversation(p_id, p_decision, p_seen)
    when 'appeal'       then private.settle_appeal(p_id, p_decision)
  end;
  return private.log_decision(p_kind, p_id, p_decision, p_reason, settled);
end;
$$;
revoke all on function private.decide_case from public;
grant execute on function private.decide_case to authenticated;

create function public.decide_case(
  p_kind public.case_kind, p_id uuid, p_items uuid[], p_decision public.staff_decision, p_reason text,
  p_seen timestamptz default null
)
returns uuid
language sql
set search_path = ''
as $$
  select private.decide_case(p_kind, p_id, p_items, p_decision, p_reason, p_seen);
$$;
comment on function public.decide_case
  is 'Decides a case and returns the entry of the log. p_items: the reports and flags that were read; others stay '
  'open, unless the listing is taken down. p_seen: the time of the last message read of a conversation. The '
  'reason is mailed after two minutes to whom the decision is about, the outcome to who reported. Raises P0002 '
  '(decided already), PT409 (the visitor has written after p_seen), 23514 (not a decision of this kind, no '
  'reason). For staff.';
revoke all on function public.decide_case from public, anon, authenticated;
grant execute on function public.decide_case to authenticated, service_role;

-- See public.answer_conversation. Definer: clients may not write the tables.
create function private.answer_conversation(p_id uuid, p_body text, p_seen timestamptz)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  text_sent constant text := btrim(p_body, E' \t\r\n');
begin
  perform private.require_staff();
  perform from public.support_conversations c where c.id = p_id for update;
  if not found then
    raise exception 'No such conversation' using errcode = 'P0002';
  end if;
  -- The form was sent twice.
  if exists (
    select from public.support_messages m
    where m.conversation_id = p_id and m.author = 'staff' and m.body = text_sent
      and m.created_at > now() - interval '1 minute'
  ) then
    raise exception 'This is answered' using errcode = 'P0002';
  end if;
  if not private.has_visible_text(text_sent) then
    raise exception 'An answer has a visible character' using errcode = '23514';
  end if;
  perform private.require_seen(p_id, p_seen);
  insert into public.support_messages (conversation_id, author, body) values (p_id, 'staff', text_sent);
  update public.support_conversations set status = 'open' where id = p_id;
  return private.log_decision('conversation', p_id, 'answered', 'Answered', '{"title": "LiveChat"}');
end;
$$;
revoke all on function private.answer_conversation from public;
grant execute on function private.answer_conversation to authenticated;

create function public.answer_conversation(p_id uuid, p_body text, p_seen timestamptz default null)
returns uuid
language sql
set search_path = ''
as $$
  select private.answer_conversation(p_id, p_body, p_seen);
$$;
comment on function public.answer_conversation
  is 'Writes to a visitor in LiveChat, whose conversation then no longer waits, and returns the entry of the log, '
  'which has no text. p_seen: the time of the last message that was read. Raises P0002 (no such conversation, '
  'or the same answer within a minute), PT409 (the visitor has written after p_seen). For staff.';
revoke all on function public.answer_conversation from public, anon, authenticated;
grant execute on function public.answer_conversation to authenticated, service_role;

-- See public.undo_decision. Definer: clients may not write the tables.
create function private.undo_decision(p_id uuid, p_reason text)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  entry   public.staff_decisions;
  is_told boolean;
  undone  uuid;
begin
  perform private.require_staff();
  select * into entry from public.staff_decisions d where d.id = p_id for update;
  if not found or entry.decision = 'undone' or private.is_undone(p_id) then
    raise exception 'There is nothing to undo' using errcode = 'P0002';
  end if;
  if entry.created_at < now() - interval '30 days' then
    raise exception 'A decision can be undone for 30 days' using errcode = 'PT409';
  end if;
  if exists (
    select from public.staff_decisions later
    where later.case_kind = entry.case_kind
      -- The last application of a seller counts.
      and (later.case_id = entry.case_id or (entry.case_kind = 'application' and later.seller_id = entry.seller_id))
      and later.created_at > entry.created_at and later.decision not in ('undone', 'answered')
      and (later.decision <> 'taken_down' or later.before ->> 'status' is not null)
      and not private.is_undone(later.id)
  ) or exists (
    select from public.decision_appeals a where a.decision_id = p_id and a.decided_at is not null
  ) then
    raise exception 'A later decision stands' using errcode = 'PT409';
  end if;
  perform private.revert_decision(entry, true);
  -- A decision that was undone before it was mailed is mailed to nobody. Its mail is deleted first, which waits for a
  -- claim under way.
  delete from private.mail_outbox o
  where o.decision_id = p_id and o.sent_at is null and o.claimed_until is null;
  is_told := exists (select from private.mail_outbox o where o.decision_id = p_id and o.kind = 'decision');
  update public.decision_appeals set decided_at = now() where decision_id = p_id and decided_at is null;
  undone := private.log_decision(
    entry.case_kind, entry.case_id, 'undone', p_reason,
    jsonb_build_object('title', entry.title, 'seller_id', entry.seller_id), p_id
  );
  if not is_told then
    delete from private.mail_outbox o where o.decision_id = undone and o.kind = 'decision';
  end if;
  return undone;
end;
$$;
revoke all on function private.undo_decision from public;
grant execute on function private.undo_decision to authenticated;

create function public.undo_decision(p_id uuid, p_reason text)
returns uuid
language sql
set search_path = ''
as $$
  select private.undo_decision(p_id, p_reason);
$$;
comment on function public.undo_decision
  is 'Undoes a decision of the last 30 days: its case waits again; who was mailed is mailed again. Returns the '
  'entry of the log. Raises P0002 (undone already), PT409 (too old, a later one stands, an answer). For staff.';
revoke all on function public.undo_decision from public, anon, authenticated;
grant execute on function public.undo_decision to authenticated, service_role;

-- See public.add_staff_note. Definer: clients may not write the table.
create function private.add_staff_note(p_body text, p_seller_id uuid, p_enquiry_id uuid, p_conversation_id uuid)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  note uuid;
begin
  perform private.require_staff();
  insert into public.staff_notes (seller_id, enquiry_id, conversation_id, body, staff_name)
  values (p_seller_id, p_enquiry_id, p_conversation_id, btrim(p_body, E' \t\r\n'), private.staff_name())
  returning id into note;
  return note;
end;
$$;
revoke all on function private.add_staff_note from public;
grant execute on function private.add_staff_note to authenticated;

create function public.add_staff_note(
  p_body text, p_seller_id uuid default null, p_enquiry_id uuid default null, p_conversation_id uuid default null
)
returns uuid
language sql
set search_path = ''
as $$
  select private.add_staff_note(p_body, p_seller_id, p_enquiry_id, p_conversation_id);
$$;
comment on function public.add_staff_note
  is 'Adds a note for other staff about a seller, a thread or a conversation. For staff.';
revoke all on function public.add_staff_note from public, anon, authenticated;
grant execute on function public.add_staff_note to authenticated, service_role;

create function public.appealable_decision(p_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'case_kind', d.case_kind, 'decision', d.decision, 'title', d.title, 'reason', d.reason, 'created_at', d.created_at,
    'is_undone', private.is_undone(d.id),
    'is_too_old', d.created_at < now() - interval '6 months',
    'appealed_at', a.created_at, 'appeal_decided_at', a.decided_at
  )
  from public.staff_decisions d left join public.decision_appeals a on a.decision_id = d.id
  where d.id = p_id and private.can_appeal(d);
$$;
comment on function public.appealable_decision
  is 'Returns a decision as the person it is about may read it, or null. For the server only, which checks the '
  'link mailed to that person.';
revoke all on function public.appealable_decision from public, anon, authenticated;
grant execute on function public.appealable_decision to service_role;

-- See public.appeal_decision. Definer: the server may not write the table.
create function private.appeal_decision(p_id uuid, p_body text)
returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  appeal constant text := btrim(p_body, E' \t\r\n');
  found_decision jsonb;
begin
  -- Waits for an undoing under way.
  perform from public.staff_decisions d where d.id = p_id for key share;
  found_decision := public.appealable_decision(p_id);
  if found_decision is null then
    raise exception 'No such decision' using errcode = 'P0002';
  end if;
  if (found_decision ->> 'is_undone')::boolean or (found_decision ->> 'is_too_old')::boolean then
    raise exception 'This decision can no longer be appealed' using errcode = 'PT409';
  end if;
  insert into public.decision_appeals (decision_id, body) values (p_id, appeal) on conflict do nothing;
  -- Returns true for a form sent twice as well.
  return exists (select from public.decision_appeals a where a.decision_id = p_id and a.body = appeal);
end;
$$;
revoke all on function private.appeal_decision from public;
grant execute on function private.appeal_decision to service_role;

create function public.appeal_decision(p_id uuid, p_body text)
returns boolean
language sql
set search_path = ''
as $$
  select private.appeal_decision(p_id, p_body);
$$;
comment on function public.appeal_decision
  is 'Stores the appeal against a decision, once; returns false if there is another. Raises P0002 (no such '
  'decision), PT409 (undone, or older than six months). For the server only, which checks the link mailed to '
  'the person it is about.';
revoke all on function public.appeal_decision from public, anon, authenticated;
grant execute on function public.appeal_decision to service_role;
