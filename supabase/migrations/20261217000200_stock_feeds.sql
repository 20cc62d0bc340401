set lock_timeout = '4s';

-- A dealer's kept feed: fetched once a day, from an hour in London on.
create table private.stock_feeds (
  seller_id     uuid        not null,
  address       text        not null,
  hour          smallint    not null,
  -- The dealer's consent that cars which the feed lacks are withdrawn.
  may_withdraw  boolean     not null default false,
  is_paused     boolean     not null default false,
  created_at    timestamptz not null default now(),
  -- The day in London on which it was last settled; null of one that was never tried, which is due at once.
  done_on       date,
  tries         smallint    not null default 0,
  next_try_at   timestamptz not null default now(),
  claimed_until timestamptz,
  -- Why the last feed changed nothing; null if it was run.
  last_problem  text,
  constraint stock_feeds_pkey           primary key (seller_id),
  constraint stock_feeds_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint stock_feeds_address        check (address ~ '^https://[^\s"<>\\]+$' and char_length(address) <= 2048),
  constraint stock_feeds_hour           check (hour between 0 and 23)
);
comment on table private.stock_feeds is 'Personal data: the address of a dealer''s feed and when it is fetched.';

alter table private.stock_feeds enable row level security;
grant select, insert, update, delete on table private.stock_feeds to service_role;

-- Stores what each run of a dealer's files did, by hand or nightly.
create table private.stock_runs (
  id          uuid        not null default gen_random_uuid(),
  seller_id   uuid        not null,
  source      text        not null,
  is_nightly  boolean     not null,
  -- The number of cars in the file; null if it could not be read.
  cars        integer,
  -- Has listed, changed, unchanged, withdrawn and refused; null if nothing was done.
  counts      jsonb,
  -- Has the first mistakes [{row, column, message}].
  problems    jsonb       not null default '[]',
  -- Why nothing was done.
  problem     text,
  detail      text,
  finished_at timestamptz not null default now(),
  constraint stock_runs_pkey           primary key (id),
  constraint stock_runs_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint stock_runs_source_length  check (char_length(source) between 1 and 300),
  constraint stock_runs_cars           check (cars >= 0),
  constraint stock_runs_counts         check ((counts is null) = (problem is not null) and octet_length(counts::text) <= 1000),
  constraint stock_runs_problems_size  check (jsonb_typeof(problems) = 'array' and octet_length(problems::text) <= 100000),
  constraint stock_runs_problem_length check (char_length(problem) <= 40 and char_length(detail) <= 500)
);
comment on table private.stock_runs is 'Personal data: what the runs of a dealer''s files did, the last sixty.';

create index stock_runs_seller_id_idx on private.stock_runs (seller_id, finished_at desc);

alter table private.stock_runs enable row level security;
grant select, insert, update, delete on table private.stock_runs to service_role;

-- Trigger: keeps the last sixty runs of a seller.
create function private.forget_older_stock_runs()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.stock_runs where id in (
    select r.id from private.stock_runs r where r.seller_id = new.seller_id order by r.finished_at desc, r.id offset 60
  );
  return null;
end;
$$;
revoke all on function private.forget_older_stock_runs from public;

create trigger forget_older_stock_runs
  after insert on private.stock_runs
  for each row execute function private.forget_older_stock_runs();

-- Returns the seller id of a dealer who calls. Raises 42501 for others.
create function private.calling_dealer()
returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  seller uuid;
begin
  select s.id into seller from public.sellers s
  where s.id in (select private.my_seller_ids()) and s.seller_type <> 'private';
  if not found then
    raise exception 'For dealers only' using errcode = '42501', constraint = 'stock_dealers';
  end if;
  return seller;
end;
$$;
revoke all on function private.calling_dealer from public;
grant execute on function private.calling_dealer to authenticated;

-- See public.my_stock_feed. Definer: the tables are private; only rows of the caller.
create function private.my_stock_feed()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'feed', (
      select jsonb_build_object(
        'address', f.address, 'hour', f.hour, 'may_withdraw', f.may_withdraw, 'is_paused', f.is_paused,
        'last_problem', f.last_problem, 'is_waiting', f.done_on is null
      )
      from private.stock_feeds f where f.seller_id in (select private.my_seller_ids())
    ),
    'runs', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'seller_id' order by r.finished_at desc, r.id), '[]')
      from (
        select * from private.stock_runs own where own.seller_id in (select private.my_seller_ids())
        order by own.finished_at desc, own.id limit 14
      ) r
    )
  );
$$;
revoke all on function private.my_stock_feed from public;
grant execute on function private.my_stock_feed to authenticated;

create function public.my_stock_feed()
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.my_stock_feed();
$$;
comment on function public.my_stock_feed
  is 'Returns the kept feed of the caller, or null, and their last 14 runs of files. For signed-in users.';
revoke all on function public.my_stock_feed from public, anon, authenticated;
grant execute on function public.my_stock_feed to authenticated, service_role;

-- See public.save_stock_feed. Definer: the table is private; only the row of the caller.
create function private.save_stock_feed(p_address text, p_hour integer, p_may_withdraw boolean, p_is_paused boolean)
returns void
language sql security definer
set search_path = ''
as $$
  insert into private.stock_feeds as f (seller_id, address, hour, may_withdraw, is_paused)
  values (private.calling_dealer(), p_address, p_hour, p_may_withdraw, p_is_paused)
  on conflict (seller_id) do update set
    hour = excluded.hour, may_withdraw = excluded.may_withdraw, is_paused = excluded.is_paused, tries = 0, next_try_at = now(),
    done_on = case when f.address = excluded.address then f.done_on end,
    last_problem = case when f.address = excluded.address then f.last_problem end,
    address = excluded.address;
$$;
revoke all on function private.save_stock_feed from public;
grant execute on function private.save_stock_feed to authenticated;

create function public.save_stock_feed(p_address text, p_hour integer, p_may_withdraw boolean, p_is_paused boolean)
returns void
language sql
set search_path = ''
as $$
  select private.save_stock_feed(p_address, p_hour, p_may_withdraw, p_is_paused);
$$;
comment on function public.save_stock_feed
  is 'Keeps the address of the caller''s feed, fetched daily from this hour in London on; a new address at once. For dealers.';
revoke all on function public.save_stock_feed from public, anon, authenticated;
grant execute on function public.save_stock_feed to authenticated, service_role;

-- See public.remove_stock_feed. Definer: the table is private; only the row of the caller.
create function private.remove_stock_feed()
returns void
language sql security definer
set search_path = ''
as $$
  delete from private.stock_feeds where seller_id in (select private.my_seller_ids());
$$;
revoke all on function private.remove_stock_feed from public;
grant execute on function private.remove_stock_feed to authenticated;

create function public.remove_stock_feed()
returns void
language sql
set search_path = ''
as $$
  select private.remove_stock_feed();
$$;
comment on function public.remove_stock_feed
  is 'Forgets the caller''s feed; the history of its runs stays. For signed-in users.';
revoke all on function public.remove_stock_feed from public, anon, authenticated;
grant execute on function public.remove_stock_feed to authenticated, service_role;

-- See public.note_stock_run. Definer: the table is private; only a row of the caller.
create function private.note_stock_run(p_source text, p_cars integer, p_counts jsonb, p_problems jsonb)
returns void
language sql security definer
set search_path = ''
as $$
  insert into private.stock_runs (seller_id, source, is_nightly, cars, counts, problems)
  values (private.calling_dealer(), p_source, false, p_cars, p_counts, p_problems);
$$;
revoke all on function private.note_stock_run from public;
grant execute on function private.note_stock_run to authenticated;

create function public.note_stock_run(p_source text, p_cars integer, p_counts jsonb, p_problems jsonb)
returns void
language sql
set search_path = ''
as $$
  select private.note_stock_run(p_source, p_cars, p_counts, p_problems);
$$;
comment on function public.note_stock_run
  is 'Adds a run by hand to the history of the caller''s files. For dealers.';
revoke all on function public.note_stock_run from public, anon, authenticated;
grant execute on function public.note_stock_run to authenticated, service_role;

create function public.claim_stock_feed()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  feed   private.stock_feeds;
  london constant timestamp := now() at time zone 'Europe/London';
begin
  select f.* into feed
  from private.stock_feeds f join public.sellers s on s.id = f.seller_id
  where not f.is_paused and s.seller_type <> 'private' and s.user_id is not null and f.next_try_at <= now()
    and (f.claimed_until is null or f.claimed_until < now())
    and (f.done_on is null or (f.done_on < london::date and extract(hour from london) >= f.hour))
  order by f.next_try_at, f.seller_id limit 1 for update of f skip locked;
  if not found then
    -- Every pass of the job ends here: what runs changed is kept for a day, also of a dealer without a later run.
    delete from private.stock_changes where made_at < now() - interval '1 day';
    return null;
  end if;
  update private.stock_feeds set claimed_until = now() + interval '15 minutes' where seller_id = feed.seller_id;
  return (
    select jsonb_build_object(
      'seller', feed.seller_id, 'address', feed.address, 'may_withdraw', feed.may_withdraw, 'tries', feed.tries,
      'mapping', coalesce(m.mapping, '{}'), 'meanings', coalesce(m.meanings, '{}'),
      -- The number of cars in the last file that was run, by hand or nightly.
      'last_cars', (
        select r.cars from private.stock_runs r
        where r.seller_id = feed.seller_id and r.counts is not null order by r.finished_at desc, r.id limit 1
      )
    )
    from (select) one left join public.stock_mappings m on m.seller_id = feed.seller_id
  );
end;
$$;
comment on function public.claim_stock_feed
  is 'Takes a feed that is due for 15 minutes and returns {seller, address, may_withdraw, tries, mapping, meanings, last_cars}, '
  'or null. For the server only.';
revoke all on function public.claim_stock_feed from public, anon, authenticated;
grant execute on function public.claim_stock_feed to service_role;

create function public.postpone_stock_feed(p_seller_id uuid)
returns void
language sql
set search_path = ''
as $$
  update private.stock_feeds set tries = tries + 1, next_try_at = now() + interval '30 minutes', claimed_until = null
  where seller_id = p_seller_id;
$$;
comment on function public.postpone_stock_feed
  is 'Has a feed whose server did not answer tried again in half an hour. For the server only.';
revoke all on function public.postpone_stock_feed from public, anon, authenticated;
grant execute on function public.postpone_stock_feed to service_role;

create function public.settle_stock_feed(
  p_seller_id uuid, p_source text, p_cars integer, p_counts jsonb, p_problems jsonb, p_problem text, p_detail text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  before text;
begin
  insert into private.stock_runs (seller_id, source, is_nightly, cars, counts, problems, problem, detail)
  values (p_seller_id, p_source, true, p_cars, p_counts, p_problems, p_problem, p_detail);
  select f.last_problem into before from private.stock_feeds f where f.seller_id = p_seller_id for update;
  update private.stock_feeds set
    done_on = (now() at time zone 'Europe/London')::date, tries = 0, next_try_at = now(), claimed_until = null,
    last_problem = p_problem
  where seller_id = p_seller_id;
  -- A person is told once of what needs them, not every night.
  if found and p_problem is distinct from before and p_problem is not null then
    insert into private.mail_outbox (kind, seller_id) values ('stock_feed', p_seller_id);
  end if;
end;
$$;
comment on function public.settle_stock_feed
  is 'Stores what a nightly feed did, or why it changed nothing: its dealer is then mailed, unless the last feed had the '
  'same problem. For the server only.';
revoke all on function public.settle_stock_feed from public, anon, authenticated;
grant execute on function public.settle_stock_feed to service_role;

-- Returns what a mail about a feed says, or null if it was run since, or removed.
create function private.stock_feed_mail_of(p_mail private.mail_outbox)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('recipient', to_who.recipient, 'source', r.source, 'problem', r.problem, 'detail', r.detail)
  from private.stock_feeds f
  cross join lateral (select private.person_recipient(f.seller_id, null) as recipient) to_who
  cross join lateral (
    select * from private.stock_runs own where own.seller_id = f.seller_id and own.is_nightly
    order by own.finished_at desc, own.id limit 1
  ) r
  where f.seller_id = p_mail.seller_id and f.last_problem is not null and r.problem is not null
    and to_who.recipient ->> 'address' is not null;
$$;
revoke all on function private.stock_feed_mail_of from public;
grant execute on function private.stock_feed_mail_of to service_role;

-- Does one step of a run with the rights of a dealer, as the dealer by hand: policies, limits and triggers hold.
create function public.run_stock_step(p_seller_id uuid, p_step text, p_args jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  person uuid;
  caller constant text := current_setting('role');
  claims constant text := current_setting('request.jwt.claims', true);
  sub    constant text := current_setting('request.jwt.claim.sub', true);
  ids    constant uuid[] := array(select jsonb_array_elements_text(p_args -> 'ids'))::uuid[];
  answer jsonb;
begin
  select s.user_id into person from public.sellers s
  where s.id = p_seller_id and s.seller_type <> 'private' and s.user_id is not null;
  if not found then
    raise exception 'No dealer with an account' using errcode = '42501', constraint = 'stock_dealers';
  end if;
  perform set_config('request.jwt.claims', jsonb_build_object('sub', person, 'role', 'authenticated')::text, true);
  perform set_config('request.jwt.claim.sub', person::text, true);
  perform set_config('role', 'authenticated', true);
  answer := case p_step
    when 'stock' then public.my_stock(array(select jsonb_array_elements_text(p_args -> 'numbers')), ids)
    when 'list' then public.list_stock(p_args -> 'cars')
    when 'withdraw' then to_jsonb(public.withdraw_stock(ids))
    when 'confirm' then to_jsonb(public.confirm_stock(ids))
    when 'photos' then to_jsonb(public.want_stock_photos(p_args -> 'cars'))
  end;
  perform set_config('role', caller, true);
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  perform set_config('request.jwt.claim.sub', coalesce(sub, ''), true);
  return answer;
end;
$$;
comment on function public.run_stock_step
  is 'Calls, as this dealer would, my_stock (stock: numbers, ids), list_stock (list: cars), withdraw_stock (withdraw: ids), '
  'confirm_stock (confirm: ids) or want_stock_photos (photos: cars). For the server only.';
revoke all on function public.run_stock_step from public, anon, authenticated;
grant execute on function public.run_stock_step to service_role;

create or replace function private.mail_content(p_mail private.mail_outbox)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  return case
    when p_mail.saved_search_id is not null then private.search_mail_of(p_mail)
    when p_mail.kind in ('still_for_sale', 'listing_archived') then private.sale_check_mail_of(p_mail)
    when p_mail.kind = 'favourite_changes' then private.favourite_changes_mail_of(p_mail)
    when p_mail.kind = 'stock_feed' then private.stock_feed_mail_of(p_mail)
    when p_mail.decision_id is not null then private.decision_mail_of(p_mail)
    when p_mail.kind = 'enquiry_link' then private.enquiry_link_mail_of(p_mail)
    else private.enquiry_mail_of(p_mail)
  end;
end;
$$;

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
    ),
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
    'stock_runs', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.finished_at), '[]')
      from private.stock_runs r where r.seller_id = any (sellers)
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
