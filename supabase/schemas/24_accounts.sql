-- Defines a person's own data: the profile, its copy, its deletion, sessions, and what asks for a fresh sign-in.

-- Changes the caller's name, phone and avatar; see public.update_profile. For signed-in users. The auth
-- service merges metadata in memory, so that one of two simultaneous saves may be lost; this locks the
-- row. Definer: clients have no rights in schema auth; it changes the caller's row only.
create function private.update_profile(p_typed jsonb, p_seen jsonb)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  held      jsonb;
  changed   jsonb;
  conflicts jsonb;
begin
  select coalesce(u.raw_user_meta_data, '{}') into held
  from auth.users u where u.id = auth.uid() for update;
  if not found then
    raise exception 'There is no account to change' using errcode = '42501';
  end if;
  if char_length(p_typed ->> 'full_name') not between 2 and 100
     or p_typed ->> 'phone' !~ '^(\+?[0-9 ()-]{7,25})?$'
     or p_typed ->> 'avatar_url' !~ '^(https://[^[:space:]]+)?$'
     or char_length(p_typed ->> 'avatar_url') > 2048 then
    raise exception 'This is no profile' using errcode = '23514';
  end if;

  select jsonb_object_agg(field, p_typed -> field),
         jsonb_object_agg(field, coalesce(held -> field, '""'))
           filter (where coalesce(held ->> field, '') <> coalesce(p_seen ->> field, '')
                     and coalesce(held ->> field, '') <> p_typed ->> field)
  into changed, conflicts
  from unnest(array['full_name', 'phone', 'avatar_url']) as field
  where p_typed ->> field <> coalesce(p_seen ->> field, '');

  if conflicts is null and changed is not null then
    update auth.users set raw_user_meta_data = held || changed, updated_at = now()
    where id = auth.uid();
  end if;
  return coalesce(conflicts, '{}');
end;
$$;
revoke all on function private.update_profile from public;
grant execute on function private.update_profile to authenticated, service_role;

create function public.update_profile(p_typed jsonb, p_seen jsonb)
returns jsonb
language sql
set search_path = ''
as $$
  select private.update_profile(p_typed, p_seen);
$$;
comment on function public.update_profile
  is 'Saves full_name, phone and avatar_url where they differ from p_seen. Returns the present values of fields '
  'that were changed meanwhile, and then saves nothing. For signed-in users.';
revoke all on function public.update_profile from public, anon, authenticated;
grant execute on function public.update_profile to authenticated, service_role;

-- Returns the caller's sessions, the newest first. Definer: clients have no rights in schema auth.
create function private.my_sessions()
returns table (id uuid, opened_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer
set search_path = ''
as $$
  select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'UTC'), s.user_agent,
    s.id::text is not distinct from (auth.jwt() ->> 'session_id')
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by s.created_at desc;
$$;
revoke all on function private.my_sessions from public;
grant execute on function private.my_sessions to authenticated;

create function public.my_sessions()
returns table (id uuid, opened_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language sql stable
set search_path = ''
as $$
  select * from private.my_sessions();
$$;
comment on function public.my_sessions
  is 'The caller''s sessions, the newest first: when each was opened and last renewed, by what browser. For '
  'signed-in users.';
revoke all on function public.my_sessions from public, anon, authenticated;
grant execute on function public.my_sessions to authenticated, service_role;

-- Ends a session of the caller. Definer: as above.
create function private.end_session(p_id uuid)
returns void
language sql security definer
set search_path = ''
as $$
  delete from auth.sessions where id = p_id and user_id = auth.uid();
$$;
revoke all on function private.end_session from public;
grant execute on function private.end_session to authenticated;

create function public.end_session(p_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.end_session(p_id);
$$;
comment on function public.end_session
  is 'Ends one session of the caller; nothing for another''s. An access token already given out is good for at '
  'most its hour. For signed-in users.';
revoke all on function public.end_session from public, anon, authenticated;
grant execute on function public.end_session to authenticated, service_role;

-- Raises PT403 unless the session of the caller was opened within this time. Definer: as above.
create function private.require_sign_in_within(p_age interval)
returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions s
    where s.id::text = (auth.jwt() ->> 'session_id') and s.user_id = auth.uid() and s.created_at > now() - p_age
  ) then
    raise exception 'This wants a sign-in of the last %', p_age using errcode = 'PT403';
  end if;
end;
$$;
revoke all on function private.require_sign_in_within from public;
grant execute on function private.require_sign_in_within to authenticated;

-- Trigger: refuses a decision from staff whose session was not opened lately. Every decision is an entry of this log,
-- answers and undoings too.
create function private.require_fresh_staff()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_sign_in_within('2 hours');
  return new;
end;
$$;
revoke all on function private.require_fresh_staff from public;

create trigger require_fresh_staff
  before insert on public.staff_decisions
  for each row when (new.staff_id = auth.uid())
  execute function private.require_fresh_staff();

-- Returns the decisions about the caller, their undoings and appeals. Definer: the log is for staff.
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
revoke all on function private.my_decisions from public;

-- Returns everything stored about the caller, a key per table ('Download my data'); second factors without their keys.
-- For signed-in users. A guest's threads belong to an account only when its address is confirmed, as everywhere.
-- Definer: clients have no rights in schema auth and on some columns. It omits, for an enquiry that the caller
-- received, the buyer's account, address and settings, and the text of held messages.
create function private.my_data()
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person  uuid := auth.uid();
  account auth.users;
  sellers uuid[];
  asked   uuid[];
  sold_to uuid[];
  decisions constant uuid[] := array(select private.my_decisions());
begin
  select * into account from auth.users u where u.id = person;
  if not found then
    raise exception 'There is no account to read' using errcode = '42501';
  end if;
  sellers := array(select s.id from public.sellers s where s.user_id = person);
  asked := array(select mine.id from private.my_threads() mine where mine.side = 'buyer');
  sold_to := array(select mine.id from private.my_threads() mine where mine.side = 'seller');

  return jsonb_build_object(
    'made_at', now(),
    'account', jsonb_build_object(
      'id', account.id,
      'email', account.email,
      'phone', account.phone,
      'user_metadata', account.raw_user_meta_data,
      'app_metadata', account.raw_app_meta_data,
      'created_at', account.created_at,
      'email_confirmed_at', account.email_confirmed_at,
      'last_sign_in_at', account.last_sign_in_at
    ),
    'identities', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'provider', i.provider, 'identity_data', i.identity_data,
        'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at
      ) order by i.created_at), '[]')
      from auth.identities i where i.user_id = person
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'ip', host(s.ip), 'user_agent', s.user_agent,
        'created_at', s.created_at, 'refreshed_at', s.refreshed_at
      ) order by s.created_at), '[]')
      from auth.sessions s where s.user_id = person
    ),
    'profiles', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]') from public.profiles p where p.id = person
    ),
    'favourites', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.favourites f where f.user_id = person
    ),
    'told_changes', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'mail_id' order by o.created_at, t.vehicle_id), '[]')
      from private.told_changes t
      join private.mail_outbox o on o.id = t.mail_id
      where o.user_id = person
    ),
    'shared_shortlists', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.shared_shortlists s where s.user_id = person
    ),
    'shortlist_reactions', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'visitor_hash' order by r.reacted_at, r.id), '[]')
      from public.shortlist_reactions r where r.user_id = person
    ),
    'saved_searches', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'feed_token' order by s.created_at), '[]')
      from public.saved_searches s where s.user_id = person
    ),
    'saved_search_matches', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'mail_id' order by m.matched_at, m.vehicle_id), '[]')
      from public.saved_search_matches m
      join public.saved_searches s on s.id = m.search_id
      where s.user_id = person
    ),
    'search_mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'saved_search_id', o.saved_search_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o
      join public.saved_searches s on s.id = o.saved_search_id
      where s.user_id = person
    ),
    'search_subscribers', (
      select coalesce(jsonb_agg(to_jsonb(g) || jsonb_build_object('searches', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'feed_token'), '[]') from public.saved_searches s where s.subscriber_id = g.id
      ))), '[]')
      from private.search_subscribers g
      where account.email_confirmed_at is not null and g.email = lower(account.email)
    ),
    'valuations', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.created_at), '[]')
      from public.valuations v where v.user_id = person
    ),
    'sellers', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.sellers s where s.id = any (sellers)
    ),
    'seller_contacts', (
      select coalesce(jsonb_agg(to_jsonb(c)), '[]')
      from public.seller_contacts c where c.seller_id = any (sellers)
    ),
    'dealer_applications', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]')
      from public.dealer_applications a where a.seller_id = any (sellers)
    ),
    'vehicles', (
      select coalesce(jsonb_agg(
        to_jsonb(v) || jsonb_build_object('make', make.name, 'model', model.name)
        order by v.created_at
      ), '[]')
      from public.vehicles v
      join public.vehicle_makes make on make.id = v.make_id
      join public.vehicle_models model on model.id = v.model_id
      where v.seller_id = any (sellers)
    ),
    'vehicle_private', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]')
      from public.vehicle_private p
      join public.vehicles v on v.id = p.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'vehicle_images', (
      select coalesce(jsonb_agg(to_jsonb(i) order by i.vehicle_id, i.display_order), '[]')
      from public.vehicle_images i
      join public.vehicles v on v.id = i.vehicle_id
      where v.seller_id = any (sellers)
    )
  -- A call takes at most 100 arguments.
  ) || jsonb_build_object(
    'enquiries', (
      select coalesce(jsonb_agg(
        case when e.id = any (asked) then to_jsonb(e)
             else to_jsonb(e) - 'buyer_id' - 'buyer_email' - 'buyer_confirmed_at' - 'buyer_mail_off' end
        order by e.created_at
      ), '[]')
      from public.enquiries e where e.id = any (asked || sold_to)
    ),
    'enquiry_messages', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.enquiry_messages m where m.enquiry_id = any (asked || sold_to)
    ),
    'offers', (
      select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at), '[]')
      from public.offers o where o.enquiry_id = any (asked || sold_to)
    ),
    'reservations', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.reservations r where r.enquiry_id = any (asked || sold_to)
    ),
    'reservation_queue', (
      select coalesce(jsonb_agg(to_jsonb(q) order by q.asked_at), '[]')
      from public.reservation_queue q where q.enquiry_id = any (asked || sold_to)
    ),
    'reservation_terms', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.vehicle_id), '[]')
      from public.reservation_terms t join public.vehicles v on v.id = t.vehicle_id where v.seller_id = any (sellers)
    ),
    'held_messages', (
      select coalesce(jsonb_agg(to_jsonb(h) order by m.created_at), '[]')
      from public.held_messages h
      join public.enquiry_messages m on m.id = h.message_id
      join private.my_threads() mine on mine.id = m.enquiry_id and mine.side = m.sender
    ),
    'joined_enquiries', (
      select coalesce(jsonb_agg(to_jsonb(j)), '[]')
      from private.joined_enquiries j where j.enquiry_id = any (asked)
    ),
    'enquiry_reports', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.enquiry_reports r
      join private.my_threads() mine on mine.id = r.enquiry_id and mine.side = r.reporter
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'enquiry_id', o.enquiry_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o
      join private.my_threads() mine on mine.id = o.enquiry_id and mine.side = o.recipient
    ),
    'saved_replies', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.saved_replies r where r.user_id = person
    ),
    'listing_reports', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.listing_reports r where r.reporter_id = person
    ),
    'support_conversations', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'visitor_hash' order by c.created_at), '[]')
      from public.support_conversations c where c.user_id = person
    ),
    'support_messages', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.support_messages m
      join public.support_conversations c on c.id = m.conversation_id
      where c.user_id = person
    ),
    'staff_decisions', (
      select coalesce(jsonb_agg(
        to_jsonb(d) - 'staff_id' - 'staff_name' - 'before'
          -- A reason that was not mailed is for staff alone.
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
      where n.seller_id = any (sellers) or c.user_id = person
    ),
    'decision_mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'decision_id', o.decision_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o where o.seller_id = any (sellers) or o.user_id = person
    ),
    'vehicle_prices', (
      select coalesce(jsonb_agg(to_jsonb(h) - 'id' order by h.changed_at, h.id), '[]')
      from private.vehicle_prices h where h.seller_id = any (sellers)
    ),
    'advert_events', (
      select coalesce(jsonb_agg(
        to_jsonb(e) - 'id' || jsonb_build_object('payload', e.payload::text) order by e.id
      ), '[]')
      from private.advert_events e where e.seller_id = any (sellers)
    ),
    'gone_adverts', (
      select coalesce(jsonb_agg(to_jsonb(g) order by g.gone_on, g.listing_id), '[]')
      from private.gone_adverts g where g.seller_id = any (sellers)
    ),
    'sale_checks', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'mail_id' order by v.created_at, v.id), '[]')
      from private.sale_checks c join public.vehicles v on v.id = c.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'shown_photographs', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.listing_id, p.hash), '[]')
      from private.shown_photographs p where p.seller_id = any (sellers)
    ),
    'committed_valuations', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'id' order by c.id), '[]')
      from private.committed_valuations c join public.vehicles v on v.id = c.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'stock_files', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.stock_files f where f.seller_id = any (sellers)
    ),
    'stock_mappings', (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]')
      from public.stock_mappings m where m.seller_id = any (sellers)
    ),
    'stock_waiting', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.stock_id), '[]')
      from public.stock_waiting w where w.seller_id = any (sellers)
    ),
    'stock_photos', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'claimed_until' order by p.vehicle_id, p.place, p.id), '[]')
      from private.stock_photos p where p.seller_id = any (sellers)
    ),
    'stock_feeds', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'claimed_until'), '[]')
      from private.stock_feeds f where f.seller_id = any (sellers)
    ),
    'stock_upload_addresses', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'token_hash'), '[]')
      from private.stock_upload_addresses a where a.seller_id = any (sellers)
    ),
    'stock_uploads', (
      select coalesce(jsonb_agg(to_jsonb(u) - 'claimed_until' - 'content' order by u.id), '[]')
      from private.stock_uploads u where u.seller_id = any (sellers)
    ),
    'stock_runs', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.finished_at), '[]')
      from private.stock_runs r where r.seller_id = any (sellers)
    ),
    'stock_changes', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'after_hash' order by c.made_at, c.id), '[]')
      from private.stock_changes c where c.seller_id = any (sellers)
    ),
    'second_factors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', f.friendly_name, 'status', f.status, 'created_at', f.created_at
      ) order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = person
    )
  );
end;
$$;
revoke all on function private.my_data from public;
grant execute on function private.my_data to authenticated;

create function public.my_data()
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.my_data();
$$;
comment on function public.my_data
  is 'Returns everything stored about the caller, a key per table. For signed-in users.';
revoke all on function public.my_data from public, anon, authenticated;
grant execute on function public.my_data to authenticated, service_role;

-- Deletes the caller's account and all data that belongs to it, most of it by foreign keys. For signed-in
-- users. Texts of other users remain theirs, without the text of the deleted account:
--   an enquiry that the seller answered keeps the seller's messages and reports, under 'Deleted account';
--   a report keeps its reason and loses its details and reporter.
-- A seller's listings and the enquiries about them are deleted. The log of decisions stays, which has ids, the car's name,
-- the reason and who of the staff decided.
--
-- Definer: clients have no rights in schema auth; it deletes the caller only.
create function private.delete_account()
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person  uuid := auth.uid();
  address text;
  asked   uuid[];
begin
  select lower(u.email) into address from auth.users u where u.id = person for update;
  if not found then
    raise exception 'There is no account to delete' using errcode = '42501';
  end if;

  -- Includes those confirmed by the address, made before the account was opened.
  asked := array(select mine.id from private.my_threads() mine where mine.side = 'buyer');

  delete from public.decision_appeals where decision_id in (select private.my_decisions());
  delete from public.staff_notes where enquiry_id in (select mine.id from private.my_threads() mine);

  delete from public.enquiries e
  where e.id = any (asked)
    and not exists (
      select from public.enquiry_messages m where m.enquiry_id = e.id and m.sender = 'seller'
    );

  update public.enquiry_messages m set body = 'This message was deleted with its account.'
  where m.enquiry_id = any (asked) and m.sender = 'buyer';

  delete from public.held_messages h using public.enquiry_messages m
  where m.id = h.message_id and m.enquiry_id = any (asked) and m.sender = 'buyer';

  delete from public.offers where enquiry_id = any (asked) and side = 'buyer';

  delete from public.reservations where enquiry_id = any (asked);

  delete from public.reservation_queue where enquiry_id = any (asked);

  update public.offers set state = 'ended', answered_at = now() where enquiry_id = any (asked) and state = 'open';

  update public.enquiry_reports set details = null where enquiry_id = any (asked) and reporter = 'buyer';

  delete from private.joined_enquiries where enquiry_id = any (asked);

  -- Deletes sent mails too: their errors can contain the address.
  delete from private.mail_outbox where enquiry_id = any (asked);

  update public.enquiries
  set buyer_id = null, buyer_name = 'Deleted account', buyer_email = null, buyer_confirmed_at = null
  where id = any (asked);

  -- Deletes unconfirmed enquiries: nobody has read them, and without the address nobody could confirm them.
  delete from public.enquiries where buyer_id is null and lower(buyer_email) = address;

  update public.listing_reports set reporter_id = null, details = null where reporter_id = person;

  -- These two tables of the auth service have no foreign key to the account.
  delete from auth.flow_state where user_id = person;
  delete from auth.audit_log_entries
  where strpos(payload::text, person::text) > 0
     or strpos(lower(payload::text), to_json(address)::text) > 0;

  -- Searches saved by e-mail before the account was opened have no foreign key to it.
  delete from private.search_subscribers where email = address;

  delete from auth.users where id = person;
end;
$$;
revoke all on function private.delete_account from public;
grant execute on function private.delete_account to authenticated;

create function public.delete_account()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_sign_in_within('10 minutes');
  perform private.delete_account();
end;
$$;
comment on function public.delete_account
  is 'Deletes the caller''s account and all data that belongs to it, or nothing; refused (PT403) by a session '
  'that was opened more than ten minutes ago. For signed-in users.';
revoke all on function public.delete_account from public, anon, authenticated;
grant execute on function public.delete_account to authenticated, service_role;
