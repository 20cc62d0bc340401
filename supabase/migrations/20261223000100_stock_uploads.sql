set lock_timeout = '4s';

alter table private.stock_runs add column is_pushed boolean not null default false;

-- A dealer's upload address, to which their system sends files. Its token is shown once: the hash alone is kept.
create table private.stock_upload_addresses (
  seller_id    uuid        not null,
  token_hash   text        not null,
  -- The dealer's consent that cars which a file lacks are withdrawn.
  may_withdraw boolean     not null default false,
  made_at      timestamptz not null default now(),
  -- When the last file came; null before the first.
  received_at  timestamptz,
  -- Why the last file changed nothing; null if it was run.
  last_problem text,
  constraint stock_upload_addresses_pkey           primary key (seller_id),
  constraint stock_upload_addresses_token_hash_key unique (token_hash),
  constraint stock_upload_addresses_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint stock_upload_addresses_hash_form      check (token_hash ~ '^[0-9a-f]{64}$')
);
comment on table private.stock_upload_addresses is
  'Personal data: that a dealer''s system may send files, with the hash of the address.';

alter table private.stock_upload_addresses enable row level security;
grant select, insert, update, delete on table private.stock_upload_addresses to service_role;

-- The files that wait for their run, which deletes them. They go with their address.
create table private.stock_uploads (
  id            bigint      not null generated always as identity,
  seller_id     uuid        not null,
  source        text        not null,
  -- Compressed.
  content       bytea       not null,
  received_at   timestamptz not null default now(),
  tries         smallint    not null default 0,
  claimed_until timestamptz,
  constraint stock_uploads_pkey           primary key (id),
  constraint stock_uploads_seller_id_fkey foreign key (seller_id)
    references private.stock_upload_addresses (seller_id) on delete cascade,
  constraint stock_uploads_source_length  check (char_length(source) between 1 and 300),
  constraint stock_uploads_content_size   check (octet_length(content) <= 11 * 1024 * 1024)
);
comment on table private.stock_uploads is 'Personal data: files that dealers'' systems sent, until they are run.';

create index stock_uploads_seller_id_idx on private.stock_uploads (seller_id, id);

alter table private.stock_uploads enable row level security;
grant select, insert, update, delete on table private.stock_uploads to service_role;

-- See public.my_stock_feed. Definer: the tables are private; only rows of the caller.
create or replace function private.my_stock_feed()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'feed', (
      select jsonb_build_object(
        'address', f.address, 'hour', f.hour, 'may_withdraw', f.may_withdraw, 'is_paused', f.is_paused,
        'last_problem', f.last_problem, 'is_waiting', f.done_on is null, 'tries', f.tries
      )
      from private.stock_feeds f where f.seller_id in (select private.my_seller_ids())
    ),
    'upload', (
      select jsonb_build_object(
        'may_withdraw', a.may_withdraw, 'made_at', a.made_at, 'received_at', a.received_at, 'last_problem', a.last_problem,
        'waiting', (select count(*) from private.stock_uploads u where u.seller_id = a.seller_id)
      )
      from private.stock_upload_addresses a where a.seller_id in (select private.my_seller_ids())
    ),
    'runs', (
      select coalesce(jsonb_agg(
        to_jsonb(r) - 'seller_id' || jsonb_build_object('can_undo', exists (
          select from private.stock_changes c
          where c.run_id = r.id and r.undone_at is null and r.finished_at > now() - interval '1 day'
        ))
        order by r.finished_at desc, r.id
      ), '[]')
      from (
        select * from private.stock_runs own where own.seller_id in (select private.my_seller_ids())
        order by own.finished_at desc, own.id limit 14
      ) r
    )
  );
$$;

comment on function public.my_stock_feed
  is 'Returns the kept feed and the upload address of the caller, or null, and their last 14 runs of files. For signed-in users.';

-- Returns what a mail about a feed says, or null if it was run since, or removed.
create or replace function private.stock_feed_mail_of(p_mail private.mail_outbox)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'recipient', to_who.recipient, 'source', r.source, 'problem', r.problem, 'detail', r.detail, 'is_pushed', r.is_pushed
  )
  from (
    select f.seller_id, f.last_problem, false as is_pushed from private.stock_feeds f where f.seller_id = p_mail.seller_id
    union all
    select a.seller_id, a.last_problem, true from private.stock_upload_addresses a where a.seller_id = p_mail.seller_id
  ) way
  cross join lateral (select private.person_recipient(way.seller_id, null) as recipient) to_who
  cross join lateral (
    select * from private.stock_runs own
    where own.seller_id = way.seller_id and case when way.is_pushed then own.is_pushed else own.is_nightly end
    order by own.finished_at desc, own.id limit 1
  ) r
  where way.last_problem is not null and r.problem is not null and to_who.recipient ->> 'address' is not null
  -- The newest is the one that this mail is about.
  order by r.finished_at desc limit 1;
$$;

-- Returns everything stored about the caller, a key per table ('Download my data'); second factors without their keys.
-- For signed-in users. A guest's threads belong to an account only when its address is confirmed, as everywhere.
-- Definer: clients have no rights in schema auth and on some columns. It omits, for an enquiry that the caller
-- received, the buyer's account, address and settings, and the text of held messages.
create or replace function private.my_data()
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

-- See public.save_stock_upload. Definer: the table is private; only the row of the caller. No client may choose a token.
create function private.save_stock_upload(p_may_withdraw boolean, p_is_new boolean)
returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  dealer constant uuid := private.calling_dealer();
  token  constant text := replace(gen_random_uuid()::text || gen_random_uuid(), '-', '');
begin
  if not p_is_new then
    update private.stock_upload_addresses set may_withdraw = p_may_withdraw where seller_id = dealer;
    return null;
  end if;
  insert into private.stock_upload_addresses as a (seller_id, token_hash, may_withdraw)
  values (dealer, encode(sha256(convert_to(token, 'UTF8')), 'hex'), coalesce(p_may_withdraw, false))
  on conflict (seller_id) do update set
    token_hash = excluded.token_hash, made_at = now(), may_withdraw = coalesce(p_may_withdraw, a.may_withdraw);
  return token;
end;
$$;
revoke all on function private.save_stock_upload from public;
grant execute on function private.save_stock_upload to authenticated;

create function public.save_stock_upload(p_may_withdraw boolean, p_is_new boolean)
returns text
language sql
set search_path = ''
as $$
  select private.save_stock_upload(p_may_withdraw, p_is_new);
$$;
comment on function public.save_stock_upload
  is 'Keeps what files that the caller''s system sends may do (null: as before). With p_is_new makes the upload address, or '
  'another that ends the one before, and returns its token, which is not kept. For dealers.';
revoke all on function public.save_stock_upload from public, anon, authenticated;
grant execute on function public.save_stock_upload to authenticated, service_role;

-- See public.remove_stock_upload. Definer: the table is private; only the row of the caller.
create function private.remove_stock_upload()
returns void
language sql security definer
set search_path = ''
as $$
  delete from private.stock_upload_addresses where seller_id in (select private.my_seller_ids());
$$;
revoke all on function private.remove_stock_upload from public;
grant execute on function private.remove_stock_upload to authenticated;

create function public.remove_stock_upload()
returns void
language sql
set search_path = ''
as $$
  select private.remove_stock_upload();
$$;
comment on function public.remove_stock_upload
  is 'Ends the caller''s upload address, with files that wait; the history of its runs stays. For signed-in users.';
revoke all on function public.remove_stock_upload from public, anon, authenticated;
grant execute on function public.remove_stock_upload to authenticated, service_role;

create function public.stock_upload_seller(p_token_hash text)
returns uuid
language sql stable
set search_path = ''
as $$
  select a.seller_id from private.stock_upload_addresses a join public.sellers s on s.id = a.seller_id
  where a.token_hash = p_token_hash and s.seller_type <> 'private' and s.user_id is not null;
$$;
comment on function public.stock_upload_seller
  is 'Returns the dealer of an upload address by the hash of its token, or null. For the server only.';
revoke all on function public.stock_upload_seller from public, anon, authenticated;
grant execute on function public.stock_upload_seller to service_role;

create function public.queue_stock_upload(p_token_hash text, p_source text, p_content text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  dealer uuid;
begin
  -- Locks the address: files are run in the order in which they take it.
  select a.seller_id into dealer from private.stock_upload_addresses a
  where a.token_hash = p_token_hash and a.seller_id = public.stock_upload_seller(p_token_hash) for update;
  if not found then
    return 'gone';
  end if;
  if (select count(*) from private.stock_uploads u where u.seller_id = dealer) >= 5 then
    return 'full';
  end if;
  insert into private.stock_uploads (seller_id, source, content) values (dealer, p_source, decode(p_content, 'base64'));
  update private.stock_upload_addresses set received_at = now() where seller_id = dealer;
  return 'queued';
end;
$$;
comment on function public.queue_stock_upload
  is 'Queues a compressed file, in base64, of a dealer''s system. Returns queued; gone for an address that ended, and full '
  'while five wait. For the server only.';
revoke all on function public.queue_stock_upload from public, anon, authenticated;
grant execute on function public.queue_stock_upload to service_role;

create function public.claim_stock_upload()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  file private.stock_uploads;
begin
  -- The first of a dealer whose turn it is: a later one waits until it is settled.
  select u.* into file from private.stock_uploads u join public.sellers s on s.id = u.seller_id
  where s.seller_type <> 'private' and s.user_id is not null and (u.claimed_until is null or u.claimed_until < now())
    and not exists (select from private.stock_uploads e where e.seller_id = u.seller_id and e.id < u.id)
  order by u.id limit 1 for update of u skip locked;
  if not found then
    return null;
  end if;
  update private.stock_uploads set claimed_until = now() + interval '15 minutes', tries = tries + 1
  where id = file.id returning * into file;
  return (
    select jsonb_build_object(
      'id', file.id, 'seller', file.seller_id, 'source', file.source, 'may_withdraw', a.may_withdraw, 'tries', file.tries,
      'content', encode(file.content, 'base64'),
      'mapping', coalesce(m.mapping, '{}'), 'meanings', coalesce(m.meanings, '{}'),
      'last_cars', (
        select r.cars from private.stock_runs r
        where r.seller_id = file.seller_id and r.counts is not null order by r.finished_at desc, r.id limit 1
      )
    )
    from private.stock_upload_addresses a left join public.stock_mappings m on m.seller_id = a.seller_id
    where a.seller_id = file.seller_id
  );
end;
$$;
comment on function public.claim_stock_upload
  is 'Takes the file that waits longest, one of each dealer at a time, for 15 minutes and returns {id, seller, source, '
  'content, may_withdraw, tries, mapping, meanings, last_cars}, or null. For the server only.';
revoke all on function public.claim_stock_upload from public, anon, authenticated;
grant execute on function public.claim_stock_upload to service_role;

create function public.settle_stock_upload(
  p_id bigint, p_seller_id uuid, p_source text, p_cars integer, p_counts jsonb, p_problems jsonb, p_problem text, p_detail text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  before text;
begin
  delete from private.stock_uploads where id = p_id;
  insert into private.stock_runs (seller_id, source, is_nightly, is_pushed, cars, counts, problems, problem, detail)
  values (p_seller_id, p_source, false, true, p_cars, p_counts, p_problems, p_problem, p_detail);
  select a.last_problem into before from private.stock_upload_addresses a where a.seller_id = p_seller_id for update;
  update private.stock_upload_addresses set last_problem = p_problem where seller_id = p_seller_id;
  -- A person is told once of what needs them, not with every file; of an address that ended meanwhile not at all.
  if found and p_problem is not null and p_problem is distinct from before then
    insert into private.mail_outbox (kind, seller_id) values ('stock_feed', p_seller_id);
  end if;
end;
$$;
comment on function public.settle_stock_upload
  is 'Stores what a sent file did, or why it changed nothing, and deletes it: its dealer is then mailed, unless the last '
  'file had the same problem. For the server only.';
revoke all on function public.settle_stock_upload from public, anon, authenticated;
grant execute on function public.settle_stock_upload to service_role;
