-- Each of the following settles a case of one kind, and returns what undo restores with title and seller_id of
-- the case. They raise P0002 when there is nothing left to decide, 23514 for a decision of another kind.

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
begin
  if p_decision not in ('no_breach', 'correction_requested', 'taken_down') then
    raise exception 'Not a decision about a listing' using errcode = '23514';
  end if;
  select * into vehicle from public.vehicles v where v.id = p_id for update;
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
  if reports is null and flags is null and (
    cardinality(p_items) > 0 or p_decision = 'no_breach' or vehicle.taken_down_at is not null
    -- A form sent twice.
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
  end if;
  return jsonb_build_object(
    'title', coalesce(private.vehicle_label(p_id), title, 'Deleted listing'),
    'seller_id', coalesce(vehicle.seller_id, seller), 'reports', reports, 'flags', flags,
    -- Null for one that is down already: that settles what is open, and no more.
    'status', case when p_decision = 'taken_down' and vehicle.taken_down_at is null then vehicle.listing_status end
  );
end;
$$;

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
  -- Who reported first: the other side is the one it is about.
  select array_agg(settled.id), (array_agg(settled.reporter order by settled.created_at))[1]
  into reports, side from settled;
  if reports is null then
    raise exception 'There is nothing left to decide' using errcode = 'P0002';
  end if;
  -- Closed for the side that reported: the block is that side's, which may lift it.
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
  -- The thread first, as whoever writes in it locks it. One that is not confirmed yet is no case.
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
      -- One that was mailed before an undoing, or is being mailed, is not mailed again.
      mail_id = (
        select o.id from private.mail_outbox o
        where o.id = m.mail_id and (o.sent_at is not null or o.claimed_until is not null)
      )
    where m.id = p_id;
    update public.enquiries set updated_at = now() where id = message.enquiry_id;
    perform private.queue_message_mail(message.enquiry_id, message.sender);
    -- A release too is undone unheard for two minutes.
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
    -- Without the company's name, which can be a person's: the log outlives the account.
    'title', 'Dealer application', 'seller_id', application.seller_id, 'seller_type', type
  );
end;
$$;

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

-- Returns the ids in a JSON array; none of null.
create function private.ids_of(p_ids jsonb)
returns uuid[]
language sql immutable
set search_path = ''
as $$
  select array_agg(list.id::uuid) from jsonb_array_elements_text(nullif(p_ids, 'null')) list (id);
$$;
revoke all on function private.ids_of from public;

-- Restores what a decision changed; p_reopens: its reports, flags or application wait again. Raises PT409 for a
-- decision that cannot be undone.
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
      if before ->> 'status' is not null then
        -- Apart: staff who write the status 'archived' take down.
        update public.vehicles set taken_down_at = null
        where id = p_decision.case_id and taken_down_at is not null;
        update public.vehicles set listing_status = (before ->> 'status')::public.listing_status
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
      -- Not if a later application has changed it again.
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
end;
$$;

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
  -- The decision first: undo_decision locks it too.
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

revoke all on function private.settle_listing, private.settle_enquiry, private.settle_held_message,
  private.settle_application, private.settle_conversation, private.settle_appeal, private.revert_decision from public;
