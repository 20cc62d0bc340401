-- Defines the desk of staff: the queue of open cases, what makes one urgent, a case, a seller, a search. Its
-- functions are definers, which check that the caller is staff: most of what they read no client may.

-- Returns what is known of a person: {name, since, has_account, reports_made, reports_upheld, seller}, of whom either
-- id may be null.
create function private.person_record(p_user_id uuid, p_seller_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', coalesce(s.name, nullif(btrim(u.raw_user_meta_data ->> 'full_name'), '')),
    'since', coalesce(u.created_at, s.created_at),
    'has_account', u.id is not null,
    'reports_made', (select count(*) from public.listing_reports r where r.reporter_id = u.id),
    'reports_upheld', (select count(*) from public.listing_reports r where r.reporter_id = u.id and r.status = 'resolved'),
    'seller', case when s.id is not null then jsonb_build_object(
      'id', s.id, 'type', s.seller_type, 'location', s.location,
      'for_sale', cars.for_sale, 'sold', cars.sold, 'taken_down', cars.taken_down,
      'reports', reports.total, 'reports_upheld', reports.upheld, 'reports_open', reports.open,
      'flags_open', (
        select count(*) from public.listing_flags f join public.vehicles v on v.id = f.vehicle_id
        where v.seller_id = s.id and f.resolved_at is null
      ),
      'reply_minutes', private.seller_reply_minutes(s.id)
    ) end
  )
  from (select 1) one
  left join public.sellers s on s.id = p_seller_id or (p_seller_id is null and s.user_id = p_user_id)
  left join auth.users u on u.id = coalesce(p_user_id, s.user_id)
  left join lateral (
    select count(*) filter (where v.listing_status = 'active') as for_sale,
      count(*) filter (where v.listing_status = 'sold') as sold,
      count(*) filter (where v.taken_down_at is not null) as taken_down
    from public.vehicles v where v.seller_id = s.id
  ) cars on true
  left join lateral (
    select count(*) as total, count(*) filter (where r.status = 'resolved') as upheld,
      count(*) filter (where r.status = 'open') as open
    from public.listing_reports r where r.seller_id = s.id
  ) reports on true;
$$;
revoke all on function private.person_record from public;

-- Returns the decisions about a case or, with p_seller_id, a seller, latest first.
create function private.decisions_about(p_kind public.case_kind, p_id uuid, p_seller_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'case_kind', d.case_kind, 'case_id', d.case_id, 'decision', d.decision, 'title', d.title,
    'reason', d.reason, 'staff_name', d.staff_name, 'created_at', d.created_at, 'undoes', d.undoes,
    'undone_at', d.undone_at
  ) order by d.created_at desc), '[]')
  from (
    select d.*, (select u.created_at from public.staff_decisions u where u.undoes = d.id) as undone_at
    from public.staff_decisions d
    where (d.case_kind = p_kind and d.case_id = p_id) or d.seller_id = p_seller_id
    order by d.created_at desc limit 20
  ) d;
$$;
revoke all on function private.decisions_about from public;

-- Returns the notes of staff about a seller, a thread or a conversation.
create function private.notes_about(p_seller_id uuid, p_enquiry_id uuid, p_conversation_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', n.id, 'body', n.body, 'staff_name', n.staff_name, 'created_at', n.created_at
  ) order by n.created_at), '[]')
  from public.staff_notes n
  where n.seller_id = p_seller_id or n.enquiry_id = p_enquiry_id or n.conversation_id = p_conversation_id;
$$;
revoke all on function private.notes_about from public;

-- Returns the first line of a text, of at most 140 characters.
create function private.first_line(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select left(split_part(btrim(p_text, E' \t\r\n'), E'\n', 1), 140);
$$;
revoke all on function private.first_line from public;

-- Returns the open cases. first_line: what was written; for a flag its rule. since: when the oldest item came in.
create function private.open_cases()
returns table (kind public.case_kind, id uuid, title text, first_line text, reasons text[], items integer, since timestamptz)
language sql stable
set search_path = ''
as $$
  select 'appeal'::public.case_kind, a.decision_id, d.title, private.first_line(a.body), '{}'::text[], 1, a.created_at
  from public.decision_appeals a join public.staff_decisions d on d.id = a.decision_id
  where a.decided_at is null
  union all
  select 'conversation', c.id, 'LiveChat', private.first_line(last.body), '{}', 1, coalesce(last.created_at, c.updated_at)
  from public.support_conversations c
  left join lateral (
    select m.body, m.created_at from public.support_messages m
    where m.conversation_id = c.id and m.author = 'visitor' order by m.created_at desc limit 1
  ) last on true
  where c.status = 'waiting'
  union all
  select 'listing', item.id,
    coalesce(private.vehicle_label(item.id), min(item.title)),
    private.first_line((array_agg(item.details order by item.created_at) filter (where item.details <> ''))[1]),
    array_agg(distinct item.reason), count(*)::integer, min(item.created_at)
  from (
    select coalesce(r.vehicle_id, r.id) as id, r.year || ' ' || r.make || ' ' || r.model as title, r.reason::text,
      r.details, r.created_at
    from public.listing_reports r where r.status = 'open'
    union all
    select f.vehicle_id, null, f.rule, null, f.created_at from public.listing_flags f where f.resolved_at is null
  ) item
  group by item.id
  union all
  select 'enquiry', e.id, coalesce(min(e.vehicle_title), 'Conversation'), private.first_line((array_agg(r.details order by r.created_at))[1]),
    '{}', count(*)::integer, min(r.created_at)
  from public.enquiry_reports r join public.enquiries e on e.id = r.enquiry_id
  where r.status = 'open' group by e.id
  union all
  select 'held_message', h.message_id, coalesce(e.vehicle_title, 'Conversation'), private.first_line(h.body),
    array[h.risk::text], 1, m.created_at
  from public.held_messages h
  join public.enquiry_messages m on m.id = h.message_id
  join public.enquiries e on e.id = m.enquiry_id
  where h.refused_at is null and (e.buyer_id is not null or e.buyer_confirmed_at is not null)
  union all
  select 'application', a.id, a.company_name, private.first_line(a.message), '{}', 1, a.created_at
  from public.dealer_applications a where a.status = 'pending';
$$;
revoke all on function private.open_cases from public;

-- Returns true if a text speaks of fraud, money that was paid, or a threat.
create function private.sounds_urgent(p_text text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    p_text ~* '\m(scam(med|mer)?|fraud|conned|stolen|police|threat\w*|frighten\w*|gift cards?|bank transfer|sent (him|her|them) money|(i|i have|i''ve) paid)\M',
    false
  );
$$;
revoke all on function private.sounds_urgent from public;

-- See public.staff_queue. A listing that the check for scams holds is urgent, and a hold is no decision of the day.
-- Definer: reads what no client may.
create function private.staff_queue()
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'cases', coalesce(
        jsonb_agg(to_jsonb(shown) - '{place,nth,total}'::text[] order by shown.place, shown.nth), '[]'
      ),
      'total', coalesce(max(shown.total), 0),
      -- Counts the decisions of the day in London, without those undone.
      'decided_today', (
        select count(*) from public.staff_decisions d
        where d.created_at >= date_trunc('day', now() at time zone 'Europe/London') at time zone 'Europe/London'
          and d.decision not in ('undone', 'held')
          and not exists (select from public.staff_decisions u where u.undoes = d.id)
      ),
      'names', (select count(*) from private.lacking_names())
    )
    from (
      select c.*,
        array_position(
          array['conversation', 'appeal', 'listing', 'enquiry', 'held_message', 'application']::public.case_kind[], c.kind
        ) as place,
        row_number() over (partition by c.kind order by c.urgent desc, c.since, c.id) as nth,
        count(*) over () as total
      from (
        select o.*, o.reasons && '{fraud,suspected_scam}' or private.sounds_urgent(o.first_line) as urgent
        from private.open_cases() o
      ) c
    ) shown
    where shown.nth <= 200
  );
end;
$$;
revoke all on function private.staff_queue from public;
grant execute on function private.staff_queue to authenticated;

create function public.staff_queue()
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.staff_queue();
$$;
comment on function public.staff_queue
  is 'Returns {cases, total, decided_today, names}: the open cases, at most 200 of each kind, conversations and appeals '
  'first; of a kind the urgent first, then the oldest; how many names cars wait for. For staff.';
revoke all on function public.staff_queue from public, anon, authenticated;
grant execute on function public.staff_queue to authenticated, service_role;

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

-- Returns the open or the last settled flags of a listing, oldest first; other: the listing with the same plate or
-- photograph.
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
      where v.id = case
        when f.rule in ('plate_listed_twice', 'photo_seen_elsewhere') then (f.details ->> 'other')::uuid
      end
    )
  ) order by f.created_at), '[]')
  from (
    select * from public.listing_flags f
    where f.vehicle_id = p_id and (f.resolved_at is not null) = p_settled
    order by f.created_at desc limit case when p_settled then 20 end
  ) f;
$$;
revoke all on function private.flags_of from public;

-- This and the other case functions return what staff need to decide a case of one kind, with the record of the person
-- it is about.
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

-- Returns the open or the settled reports of a thread, oldest first.
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
    -- Names the side that was reported.
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
comment on function public.staff_case
  is 'Returns a case with the record of the person it is about, notes and earlier decisions; null if there is '
  'none. Any listing is one; a thread only if it was reported. For staff.';
revoke all on function public.staff_case from public, anon, authenticated;
grant execute on function public.staff_case to authenticated, service_role;

-- See public.staff_seller. Definer: reads what no client may.
create function private.staff_seller(p_id uuid)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'id', s.id, 'name', s.name, 'record', private.person_record(null, s.id),
      'contact', (select to_jsonb(c) - 'seller_id' - 'mail_off' from public.seller_contacts c where c.seller_id = s.id),
      'vehicles', (
        select coalesce(jsonb_agg(to_jsonb(car) order by car.created_at desc), '[]')
        from (
          select v.id, private.vehicle_label(v.id) as title, v.price, v.listing_status, v.taken_down_at,
            v.registration_number, v.created_at
          from public.vehicles v where v.seller_id = s.id order by v.created_at desc limit 100
        ) car
      ),
      'decisions', private.decisions_about(null, null, s.id),
      'notes', private.notes_about(s.id, null, null)
    )
    from public.sellers s where s.id = p_id
  );
end;
$$;
revoke all on function private.staff_seller from public;
grant execute on function private.staff_seller to authenticated;

create function public.staff_seller(p_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.staff_seller(p_id);
$$;
comment on function public.staff_seller
  is 'Returns a seller with record, contact details, listings, notes and decisions, or null. For staff.';
revoke all on function public.staff_seller from public, anon, authenticated;
grant execute on function public.staff_seller to authenticated, service_role;

-- See public.staff_search. Definer: reads what no client may.
create function private.staff_search(p_query text)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  query   constant text := btrim(p_query);
  plate   constant text := upper(regexp_replace(query, '[^A-Za-z0-9]', '', 'g'));
  -- Escapes the query as a pattern in which every sign stands for itself.
  pattern constant text := replace(replace(replace(lower(query), '\', '\\'), '%', '\%'), '_', '\_');
  wanted  uuid;
begin
  perform private.require_staff();
  if query ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    wanted := query::uuid;
  end if;
  return jsonb_build_object(
    'vehicles', (
      select coalesce(jsonb_agg(to_jsonb(hit)), '[]')
      from (
        select v.id, private.vehicle_label(v.id) as title, v.price, v.listing_status, v.taken_down_at,
          v.registration_number, s.name as seller_name
        from public.vehicles v join public.sellers s on s.id = v.seller_id
        where v.id = wanted or (char_length(plate) between 2 and 8 and v.registration_number = plate)
        order by v.created_at desc limit 20
      ) hit
    ),
    'sellers', (
      select coalesce(jsonb_agg(to_jsonb(hit)), '[]')
      from (
        select s.id, s.name, s.seller_type as type, s.location,
          (select count(*) from public.vehicles v where v.seller_id = s.id and v.listing_status = 'active') as for_sale
        from public.sellers s
        where s.id = wanted or (char_length(query) >= 2 and lower(s.name) like '%' || pattern || '%')
          or s.id in (select c.seller_id from public.seller_contacts c where lower(c.email) = lower(query))
          or s.user_id in (select u.id from auth.users u where lower(u.email) = lower(query))
        order by lower(s.name) limit 20
      ) hit
    ),
    'cases', (
      select coalesce(jsonb_agg(to_jsonb(hit)), '[]')
      from (
        select 'listing' as kind, coalesce(r.vehicle_id, r.id) as id, 'Report' as title from public.listing_reports r where r.id = wanted
        union
        select 'listing', f.vehicle_id, 'Flag' from public.listing_flags f where f.id = wanted
        union
        select 'enquiry', r.enquiry_id, 'Reported conversation' from public.enquiry_reports r where wanted in (r.id, r.enquiry_id)
        union
        select 'held_message', h.message_id, 'Message held back' from public.held_messages h where h.message_id = wanted
        union
        select 'application', a.id, 'Dealer application' from public.dealer_applications a where a.id = wanted
        union
        select 'conversation', c.id, 'LiveChat' from public.support_conversations c where c.id = wanted
        union
        select d.case_kind::text, d.case_id, 'Decision' from public.staff_decisions d where d.id = wanted
      ) hit
    )
  );
end;
$$;
revoke all on function private.staff_search from public;
grant execute on function private.staff_search to authenticated;

create function public.staff_search(p_query text)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.staff_search(p_query);
$$;
comment on function public.staff_search
  is 'Returns {vehicles, sellers, cases}, at most 20 of each: by plate, name or e-mail address of a seller, or '
  'id. For staff.';
revoke all on function public.staff_search from public, anon, authenticated;
grant execute on function public.staff_search to authenticated, service_role;
