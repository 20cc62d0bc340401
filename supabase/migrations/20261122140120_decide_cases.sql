-- What staff call to decide: every decision is logged, and its mails queued, in the same transaction.

-- Adds a decision to the log and queues its mails; returns its id. p_settled: what a settle function returned.
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
  -- A few rows per call; skip locked, so that no call waits.
  delete from public.staff_decisions where id in (
    select d.id from public.staff_decisions d
    -- With its undoing, which is younger and would be deleted with it.
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
comment on function public.decide_case is
  'Decides a case and returns the entry of the log. p_items: the reports and flags that were read; others stay open, unless the listing is taken down. p_seen: the time of the last message read of a conversation. The reason is mailed after two minutes to whom the decision is about, the outcome to who reported. Raises P0002 (decided already), PT409 (the visitor has written after p_seen), 23514 (not a decision of this kind, no reason). For staff.';
revoke all on function public.decide_case from public, anon, authenticated;
grant execute on function public.decide_case to authenticated;

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
  -- A form sent twice.
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
comment on function public.answer_conversation is
  'Writes to a visitor in LiveChat, whose conversation then no longer waits, and returns the entry of the log, which has no text. p_seen: the time of the last message that was read. Raises P0002 (no such conversation, or the same answer within a minute), PT409 (the visitor has written after p_seen). For staff.';
revoke all on function public.answer_conversation from public, anon, authenticated;
grant execute on function public.answer_conversation to authenticated;

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
      -- Of the applications of a seller the last counts.
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
  -- Nobody has to hear of what was undone before it was mailed. Deleted first: that waits for a claim under way.
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
comment on function public.undo_decision is
  'Undoes a decision of the last 30 days: its case waits again; who was mailed is mailed again. Returns the entry of the log. Raises P0002 (undone already), PT409 (too old, a later one stands, an answer). For staff.';
revoke all on function public.undo_decision from public, anon, authenticated;
grant execute on function public.undo_decision to authenticated;

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
comment on function public.add_staff_note is
  'Adds a note for other staff about a seller, a thread or a conversation. For staff.';
revoke all on function public.add_staff_note from public, anon, authenticated;
grant execute on function public.add_staff_note to authenticated;

-- Decisions that the person they are about can appeal against. One about a listing that was down already
-- changed nothing for its seller.
create function private.can_appeal(p_decision public.staff_decisions)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_decision.case_kind <> 'conversation'
    and p_decision.decision in ('taken_down', 'warned', 'closed', 'refused', 'rejected')
    and (p_decision.decision <> 'taken_down' or p_decision.before ->> 'status' is not null);
$$;
revoke all on function private.can_appeal from public;
grant execute on function private.can_appeal to service_role;

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
comment on function public.appealable_decision is
  'Returns a decision as the person it is about may read it, or null. For the server only, which checks the link mailed to that person.';
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
  -- Waits for who is undoing it.
  perform from public.staff_decisions d where d.id = p_id for key share;
  found_decision := public.appealable_decision(p_id);
  if found_decision is null then
    raise exception 'No such decision' using errcode = 'P0002';
  end if;
  if (found_decision ->> 'is_undone')::boolean or (found_decision ->> 'is_too_old')::boolean then
    raise exception 'This decision can no longer be appealed' using errcode = 'PT409';
  end if;
  insert into public.decision_appeals (decision_id, body) values (p_id, appeal) on conflict do nothing;
  -- Also for a form sent twice.
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
comment on function public.appeal_decision is
  'Stores the appeal against a decision, once; returns false if there is another. Raises P0002 (no such decision), PT409 (undone, or older than six months). For the server only, which checks the link mailed to the person it is about.';
revoke all on function public.appeal_decision from public, anon, authenticated;
grant execute on function public.appeal_decision to service_role;
