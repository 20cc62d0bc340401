-- What the desk of staff shows: the queue of open cases; the next files add a case, a seller and a search. Definers,
-- which check that the caller is staff: most of it no client may read.

-- Returns what is known of a person: {name, since, has_account, reports_made, reports_upheld, seller}, of whom
-- either id may be null.
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
create index listing_reports_seller_id_idx on public.listing_reports (seller_id);

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

-- The first line of a text, of at most 140 characters.
create function private.first_line(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select left(split_part(btrim(p_text, E' \t\r\n'), E'\n', 1), 140);
$$;
revoke all on function private.first_line from public;

-- The open cases. first_line: what was written; for a flag its rule. since: when the oldest item came in.
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

-- See public.staff_queue. Definer: reads what no client may.
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
      -- The counts of the day in London, without what was undone.
      'decided_today', (
        select count(*) from public.staff_decisions d
        where d.created_at >= date_trunc('day', now() at time zone 'Europe/London') at time zone 'Europe/London'
          and d.decision <> 'undone'
          and not exists (select from public.staff_decisions u where u.undoes = d.id)
      )
    )
    from (
      select c.*,
        array_position(
          array['conversation', 'appeal', 'listing', 'enquiry', 'held_message', 'application']::public.case_kind[], c.kind
        ) as place,
        row_number() over (partition by c.kind order by c.urgent desc, c.since, c.id) as nth,
        count(*) over () as total
      from (
        select o.*, 'fraud' = any (o.reasons) or private.sounds_urgent(o.first_line) as urgent
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
comment on function public.staff_queue is
  'Returns {cases, total, decided_today}: the open cases, at most 200 of each kind, conversations and appeals first; of a kind the urgent first, then the oldest. For staff.';
revoke all on function public.staff_queue from public, anon, authenticated;
grant execute on function public.staff_queue to authenticated;
