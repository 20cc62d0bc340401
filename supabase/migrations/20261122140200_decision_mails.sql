-- Mails about decisions, in the outbox of the mails about messages: to the person a decision is about, and to
-- whoever reported. A mail waits two minutes, in which the decision can be undone unheard.
alter table private.mail_outbox
  alter column enquiry_id drop not null,
  alter column recipient drop not null,
  add column decision_id uuid,
  add column seller_id   uuid,
  add column user_id     uuid,
  add constraint mail_outbox_decision_id_fkey foreign key (decision_id) references public.staff_decisions (id) on delete cascade,
  add constraint mail_outbox_seller_id_fkey   foreign key (seller_id) references public.sellers (id) on delete cascade,
  add constraint mail_outbox_user_id_fkey     foreign key (user_id) references auth.users (id) on delete cascade,
  -- A side of a thread, a seller, or an account.
  add constraint mail_outbox_one_recipient    check (num_nonnulls(enquiry_id, seller_id, user_id) = 1),
  add constraint mail_outbox_recipient_side   check ((enquiry_id is null) = (recipient is null));
create index mail_outbox_decision_id_idx on private.mail_outbox (decision_id);
create index mail_outbox_seller_id_idx on private.mail_outbox (seller_id);
create index mail_outbox_user_id_idx on private.mail_outbox (user_id);

-- Decisions whose reason is mailed to the person they are about.
create function private.is_told(p_decision public.staff_decisions)
returns boolean
language sql immutable
set search_path = ''
as $$
  select private.can_appeal(p_decision)
    or p_decision.decision in ('correction_requested', 'approved_dealer', 'approved_verified_dealer');
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

create function private.queue_decision_mails(p_decision public.staff_decisions)
returns void
language plpgsql
set search_path = ''
as $$
declare
  -- One that is undone or appealed against is told to whom it is about.
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

  -- Who reported hears the outcome and, once it was mailed, that it is taken back.
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
    -- Who blocked the thread still hears of it.
    else private.mail_recipient(p_mail.enquiry_id, p_mail.recipient) || jsonb_build_object(
      'is_off', not (public.enquiry_mail(p_mail.enquiry_id, p_mail.recipient) ->> 'is_on')::boolean
    ) end;
  -- Undone after an attempt that failed: the mail about that tells all.
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
  select jsonb_agg(jsonb_build_object('body', m.body, 'created_at', m.created_at) order by m.created_at, m.id)
  into unread
  from public.enquiry_messages m
  where case p_mail.kind
    when 'confirm_enquiry' then m.enquiry_id = p_mail.enquiry_id
    -- Not one whose release was undone after an attempt that failed.
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
      'vehicle_title', e.vehicle_title, 'vehicle', private.enquiry_vehicle(e.vehicle_id),
      'messages', unread
    )
    from public.enquiries e join public.sellers s on s.id = e.seller_id
    where e.id = p_mail.enquiry_id
  );
end;
$$;
revoke all on function private.enquiry_mail_of from public;
grant execute on function private.enquiry_mail_of to service_role;

create or replace function public.claim_mail(p_lease_seconds integer default 120)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  mail    private.mail_outbox;
  content jsonb;
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
    content := case when mail.decision_id is null then private.enquiry_mail_of(mail) else private.decision_mail_of(mail) end;
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

-- Returns the decisions about the caller, their undoings and appeals. Definer: for staff only otherwise.
create function private.my_decisions()
returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  with mine as (
    select d.id from public.staff_decisions d
    where d.seller_id in (select private.my_seller_ids()) and d.case_kind in ('listing', 'application')
    union all
    select d.id from private.my_threads() mine
    join public.staff_decisions d on d.case_kind = 'enquiry' and d.case_id = mine.id
    where d.before ->> 'reporter' <> mine.side::text
    union all
    select d.id from private.my_threads() mine
    join public.enquiry_messages m on m.enquiry_id = mine.id and m.sender = mine.side
    join public.staff_decisions d on d.case_kind = 'held_message' and d.case_id = m.id
  ),
  appealed as (
    select mine.id from mine
    union all
    select d.id from mine join public.staff_decisions d on d.case_kind = 'appeal' and d.case_id = mine.id
  )
  select appealed.id from appealed
  union
  select u.id from appealed join public.staff_decisions u on u.undoes = appealed.id;
$$;
revoke all on function private.my_decisions() from public;

-- What 'Download my data' holds of moderation: decisions and notes about the caller, appeals, and mails about them.
alter function private.my_data() rename to my_account_data;
revoke execute on function private.my_account_data() from authenticated;

create function private.my_data()
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  decisions constant uuid[] := array(select private.my_decisions());
  sellers   constant uuid[] := array(select private.my_seller_ids());
begin
  return private.my_account_data() || jsonb_build_object(
    'staff_decisions', (
      select coalesce(jsonb_agg(
        to_jsonb(d) - 'staff_id' - 'staff_name' - 'before'
          -- Where none was mailed, the reason is between staff.
          || case when d.case_kind = 'appeal' or private.is_told(d) or private.is_told(undone) then '{}'
            else '{"reason": null}' end::jsonb
        order by d.created_at
      ), '[]')
      from public.staff_decisions d left join public.staff_decisions undone on undone.id = d.undoes
      where d.id = any (decisions)
    ),
    'decision_appeals', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]')
      from public.decision_appeals a where a.decision_id = any (decisions)
    ),
    'staff_notes', (
      select coalesce(jsonb_agg(to_jsonb(n) - 'staff_name' order by n.created_at), '[]')
      from public.staff_notes n
      left join public.support_conversations c on c.id = n.conversation_id
      where n.seller_id = any (sellers) or c.user_id = auth.uid()
    ),
    'decision_mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'decision_id', o.decision_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o where o.seller_id = any (sellers) or o.user_id = auth.uid()
    )
  );
end;
$$;
revoke all on function private.my_data() from public;
grant execute on function private.my_data() to authenticated;

-- What account deletion leaves of moderation: the log, which has ids, the car's name, the reason and who of the
-- staff decided.
alter function private.delete_account() rename to delete_account_data;
revoke execute on function private.delete_account_data() from authenticated;

create function private.delete_account()
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.decision_appeals where decision_id in (select private.my_decisions());
  delete from public.staff_notes where enquiry_id in (select mine.id from private.my_threads() mine);
  perform private.delete_account_data();
end;
$$;
revoke all on function private.delete_account() from public;
grant execute on function private.delete_account() to authenticated;
