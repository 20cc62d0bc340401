-- One case with what is needed to decide it and the record of the person it is about.

-- Returns the open or the last settled reports of a listing, oldest first.
create function private.reports_of(p_id uuid, p_settled boolean)
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'reason', r.reason, 'details', r.details, 'created_at', r.created_at, 'status', r.status,
    'reporter', case when r.reporter_id is not null then private.person_record(r.reporter_id, null) end
  ) order by r.created_at), '[]')
  from (
    select * from public.listing_reports r
    where coalesce(r.vehicle_id, r.id) = p_id and (r.status <> 'open') = p_settled
    order by r.created_at desc limit case when p_settled then 20 end
  ) r;
$$;
revoke all on function private.reports_of from public;

-- Returns the open or the last settled flags of a listing, oldest first; other: the listing with the same plate.
create function private.flags_of(p_id uuid, p_settled boolean)
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'rule', f.rule, 'details', f.details, 'created_at', f.created_at,
    'other', (
      select jsonb_build_object(
        'id', v.id, 'title', private.vehicle_label(v.id), 'price', v.price, 'seller_name', s.name, 'created_at', v.created_at
      )
      from public.vehicles v join public.sellers s on s.id = v.seller_id
      where v.id = case when f.rule = 'plate_listed_twice' then (f.details ->> 'other')::uuid end
    )
  ) order by f.created_at), '[]')
  from (
    select * from public.listing_flags f
    where f.vehicle_id = p_id and (f.resolved_at is not null) = p_settled
    order by f.created_at desc limit case when p_settled then 20 end
  ) f;
$$;
revoke all on function private.flags_of from public;

create function private.listing_case(p_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'title', coalesce(private.vehicle_label(p_id), report.year || ' ' || report.make || ' ' || report.model),
    'seller_id', coalesce(v.seller_id, report.seller_id),
    'vehicle', private.enquiry_vehicle(v.id) || jsonb_build_object(
      'listing_status', v.listing_status, 'taken_down_at', v.taken_down_at, 'mileage', v.mileage,
      'registration_number', v.registration_number, 'location', v.location, 'created_at', v.created_at,
      'description', v.description, 'low_90', valued.low_90, 'high_90', valued.high_90
    ),
    'reports', private.reports_of(p_id, false),
    'settled_reports', private.reports_of(p_id, true),
    'flags', private.flags_of(p_id, false),
    'settled_flags', private.flags_of(p_id, true),
    'record', private.person_record(null, coalesce(v.seller_id, report.seller_id)),
    'notes', private.notes_about(coalesce(v.seller_id, report.seller_id), null, null)
  )
  from (select 1) one
  left join public.vehicles v on v.id = p_id
  left join public.vehicle_valuations valued on valued.vehicle_id = v.id
  left join public.listing_reports report on report.id = p_id and report.vehicle_id is null
  where v.id is not null or report.id is not null;
$$;
revoke all on function private.listing_case from public;

create function private.enquiry_reports_of(p_id uuid, p_settled boolean)
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'reporter', r.reporter, 'details', r.details, 'created_at', r.created_at, 'status', r.status
  ) order by r.created_at), '[]')
  from public.enquiry_reports r
  where r.enquiry_id = p_id and (r.status <> 'open') = p_settled;
$$;
revoke all on function private.enquiry_reports_of from public;

create function private.enquiry_case(p_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'title', coalesce(e.vehicle_title, 'Conversation'),
    'vehicle', private.enquiry_vehicle(e.vehicle_id), 'buyer_name', e.buyer_name, 'seller_name', s.name,
    'seller_id', s.id, 'blocked_by', e.blocked_by,
    'reports', private.enquiry_reports_of(p_id, false),
    'settled_reports', private.enquiry_reports_of(p_id, true),
    'messages', (
      select coalesce(jsonb_agg(last.message order by last.created_at, last.id), '[]')
      from (
        select m.id, m.created_at, jsonb_build_object(
          'id', m.id, 'sender', m.sender, 'body', coalesce(h.body, m.body), 'held', h.risk, 'created_at', m.created_at
        ) as message
        from public.enquiry_messages m left join public.held_messages h on h.message_id = m.id
        where m.enquiry_id = p_id order by m.created_at desc, m.id desc limit 50
      ) last
    ),
    -- Of the side that was reported.
    'side', case first.reporter when 'buyer' then 'seller' else 'buyer' end,
    'record', case first.reporter
      when 'buyer' then private.person_record(null, s.id)
      else case when e.buyer_id is not null then private.person_record(e.buyer_id, null) end
    end,
    'notes', private.notes_about(null, e.id, null)
  )
  from public.enquiries e
  join public.sellers s on s.id = e.seller_id
  -- Staff read a thread that somebody reported, and no other.
  join lateral (
    select r.reporter from public.enquiry_reports r
    where r.enquiry_id = e.id order by r.status, r.created_at limit 1
  ) first on true
  where e.id = p_id;
$$;
revoke all on function private.enquiry_case from public;

create function private.held_message_case(p_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'title', coalesce(e.vehicle_title, 'Conversation'),
    'vehicle', private.enquiry_vehicle(e.vehicle_id), 'seller_id', s.id,
    'sender', m.sender, 'sender_name', case m.sender when 'buyer' then e.buyer_name else s.name end,
    'recipient_name', case m.sender when 'buyer' then s.name else e.buyer_name end,
    'body', coalesce(h.body, m.body), 'risk', h.risk, 'refused_at', h.refused_at, 'created_at', m.created_at,
    'record', case m.sender
      when 'seller' then private.person_record(null, s.id)
      else case when e.buyer_id is not null then private.person_record(e.buyer_id, null) end
    end,
    'notes', private.notes_about(null, e.id, null), 'enquiry_id', e.id
  )
  from public.held_messages h
  join public.enquiry_messages m on m.id = h.message_id
  join public.enquiries e on e.id = m.enquiry_id
  join public.sellers s on s.id = e.seller_id
  where h.message_id = p_id;
$$;
revoke all on function private.held_message_case from public;

create function private.application_case(p_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'title', a.company_name, 'company_number', a.company_number, 'message', a.message, 'status', a.status,
    'created_at', a.created_at, 'seller_id', a.seller_id,
    'record', private.person_record(null, a.seller_id), 'notes', private.notes_about(a.seller_id, null, null)
  )
  from public.dealer_applications a where a.id = p_id;
$$;
revoke all on function private.application_case from public;

create function private.conversation_case(p_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'title', 'LiveChat', 'status', c.status, 'created_at', c.created_at,
    'page', (
      select m.page from public.support_messages m
      where m.conversation_id = c.id and m.page is not null order by m.created_at desc limit 1
    ),
    'messages', (
      select coalesce(jsonb_agg(last.message order by last.created_at, last.id), '[]')
      from (
        select m.id, m.created_at, jsonb_build_object(
          'id', m.id, 'author', m.author, 'body', m.body, 'page', m.page, 'created_at', m.created_at
        ) as message
        from public.support_messages m
        where m.conversation_id = c.id order by m.created_at desc, m.id desc limit 200
      ) last
    ),
    'record', case when c.user_id is not null then private.person_record(c.user_id, null) end,
    'notes', private.notes_about(null, null, c.id)
  )
  from public.support_conversations c where c.id = p_id;
$$;
revoke all on function private.conversation_case from public;

create function private.appeal_case(p_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'title', d.title, 'body', a.body, 'created_at', a.created_at, 'decided_at', a.decided_at, 'seller_id', d.seller_id,
    'enquiry_id', e.id,
    'decision', jsonb_build_object(
      'id', d.id, 'case_kind', d.case_kind, 'case_id', d.case_id, 'decision', d.decision, 'reason', d.reason,
      'staff_name', d.staff_name, 'created_at', d.created_at
    ),
    'record', case
      when d.seller_id is not null then private.person_record(null, d.seller_id)
      when e.buyer_id is not null then private.person_record(e.buyer_id, null)
    end,
    'notes', private.notes_about(case when e.id is null then d.seller_id end, e.id, null)
  )
  from public.decision_appeals a
  join public.staff_decisions d on d.id = a.decision_id
  left join public.enquiries e
    on d.case_kind in ('enquiry', 'held_message') and e.id = coalesce((d.before ->> 'enquiry_id')::uuid, d.case_id)
  where a.decision_id = p_id;
$$;
revoke all on function private.appeal_case from public;

-- See public.staff_case. Definer: reads what no client may.
create function private.staff_case(p_kind public.case_kind, p_id uuid)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  content jsonb;
begin
  perform private.require_staff();
  content := case p_kind
    when 'listing'      then private.listing_case(p_id)
    when 'enquiry'      then private.enquiry_case(p_id)
    when 'held_message' then private.held_message_case(p_id)
    when 'application'  then private.application_case(p_id)
    when 'conversation' then private.conversation_case(p_id)
    when 'appeal'       then private.appeal_case(p_id)
  end;
  return content || jsonb_build_object(
    'kind', p_kind, 'id', p_id, 'decisions', private.decisions_about(p_kind, p_id, null)
  );
end;
$$;
revoke all on function private.staff_case from public;
grant execute on function private.staff_case to authenticated;

create function public.staff_case(p_kind public.case_kind, p_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.staff_case(p_kind, p_id);
$$;
comment on function public.staff_case is
  'Returns a case with the record of the person it is about, notes and earlier decisions; null if there is none. Any listing is one; a thread only if it was reported. For staff.';
revoke all on function public.staff_case from public, anon, authenticated;
grant execute on function public.staff_case to authenticated;
