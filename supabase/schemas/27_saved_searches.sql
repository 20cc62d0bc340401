-- Defines saved searches: whose they are, what their people and addresses may do, and the mails and feeds that tell of
-- the cars that come into them. How such cars are found: 37_search_matching.sql.

create type public.alert_frequency as enum ('at_once', 'daily', 'weekly', 'page');

-- Names how a car came into a search: first put up, back for sale, at a lower price, or by any other change.
create type public.match_reason as enum ('listed', 'back', 'reduced', 'changed');

create table private.search_subscribers (
  id         uuid        not null default gen_random_uuid(),
  email      text        not null,
  created_at timestamptz not null default now(),
  constraint search_subscribers_pkey         primary key (id),
  constraint search_subscribers_email_key    unique (email),
  constraint search_subscribers_email_folded check (email = lower(email) and char_length(email) between 3 and 254)
);
comment on table private.search_subscribers is
  'Personal data: addresses of people who save searches without an account. A trigger deletes one with its last search.';

grant all on table private.search_subscribers to service_role;

create table public.saved_searches (
  id            uuid                   not null default gen_random_uuid(),
  user_id       uuid,
  subscriber_id uuid,
  query         text                   not null,
  filters       jsonb                  not null,
  name          text                   not null,
  frequency     public.alert_frequency not null,
  is_paused     boolean                not null default false,
  is_refused    boolean                not null default false,
  created_at    timestamptz            not null default now(),
  confirmed_at  timestamptz,
  watched_since timestamptz,
  told_count    integer                not null default 0,
  last_told_at  timestamptz,
  feed_token    text                   not null default replace(gen_random_uuid()::text || gen_random_uuid(), '-', ''),
  constraint saved_searches_pkey                    primary key (id),
  constraint saved_searches_user_id_fkey            foreign key (user_id) references auth.users (id) on delete cascade,
  constraint saved_searches_subscriber_id_fkey      foreign key (subscriber_id) references private.search_subscribers (id) on delete cascade,
  constraint saved_searches_user_id_query_key       unique (user_id, query),
  constraint saved_searches_subscriber_id_query_key unique (subscriber_id, query),
  constraint saved_searches_one_owner               check (num_nonnulls(user_id, subscriber_id) = 1),
  constraint saved_searches_query_length            check (char_length(query) <= 4000),
  constraint saved_searches_filters_size            check (jsonb_typeof(filters) = 'object' and octet_length(filters::text) <= 262144),
  constraint saved_searches_name_length             check (char_length(name) between 1 and 80),
  constraint saved_searches_name_plain              check (private.is_plain_name(name)),
  constraint saved_searches_feed_token_format       check (feed_token ~ '^[0-9a-f]{64}$')
);
comment on table public.saved_searches is
  'Personal data: searches of cars that a person wants to be told about. `query` is the address of the list, `filters` '
  'what search_vehicles takes for it.';
comment on column public.saved_searches.watched_since is
  'From when changed listings are compared with the search; null while it is paused or not confirmed.';
comment on column public.saved_searches.is_refused is 'The mailbox refused mails, so that the search was paused.';

create index saved_searches_watched_idx on public.saved_searches (id) where watched_since is not null;
create index saved_searches_unconfirmed_idx on public.saved_searches (created_at) where confirmed_at is null;

alter table public.saved_searches enable row level security;
revoke all on table public.saved_searches from anon, authenticated;
grant select, delete, update (name, frequency, is_paused, feed_token) on table public.saved_searches to authenticated;
grant all on table public.saved_searches to service_role;

create policy "People read their own searches"
  on public.saved_searches for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People change their own searches"
  on public.saved_searches for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "People delete their own searches"
  on public.saved_searches for delete to authenticated
  using (user_id = (select auth.uid()));

create table public.saved_search_matches (
  search_id  uuid                not null,
  vehicle_id uuid                not null,
  matched_at timestamptz         not null default now(),
  reason     public.match_reason not null,
  old_price  integer,
  seen_at    timestamptz,
  told_at    timestamptz,
  mail_id    uuid,
  constraint saved_search_matches_pkey            primary key (search_id, vehicle_id),
  constraint saved_search_matches_search_id_fkey  foreign key (search_id) references public.saved_searches (id) on delete cascade,
  constraint saved_search_matches_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade
);
comment on table public.saved_search_matches is
  'Personal data: cars that came into a saved search. A row that was seen on the page or told by mail stays for 90 days, so that '
  'nothing is told twice.';
comment on column public.saved_search_matches.old_price is 'The price in pounds before it fell; null if it did not.';

create index saved_search_matches_vehicle_id_idx on public.saved_search_matches (vehicle_id);
create index saved_search_matches_mail_id_idx on public.saved_search_matches (mail_id);
create index saved_search_matches_matched_at_idx on public.saved_search_matches (matched_at);
create index saved_search_matches_untold_idx on public.saved_search_matches (search_id)
  where told_at is null and seen_at is null;

alter table public.saved_search_matches enable row level security;
revoke all on table public.saved_search_matches from anon, authenticated;
grant select (search_id, vehicle_id, matched_at, reason, old_price, seen_at, told_at), update (seen_at)
  on table public.saved_search_matches to authenticated;
grant all on table public.saved_search_matches to service_role;

create policy "People read what came into their own searches"
  on public.saved_search_matches for select to authenticated
  using (search_id in (select s.id from public.saved_searches s));

create policy "People mark what came into their own searches as seen"
  on public.saved_search_matches for update to authenticated
  using (search_id in (select s.id from public.saved_searches s))
  with check (search_id in (select s.id from public.saved_searches s));

alter table private.mail_outbox
  add constraint mail_outbox_saved_search_id_fkey
  foreign key (saved_search_id) references public.saved_searches (id) on delete cascade;
create index mail_outbox_saved_search_id_idx on private.mail_outbox (saved_search_id);

-- Returns when a mail of a search is next due, by the clocks of London: at once after a minute, in which more cars join
-- it, and an hour after the last; daily at eight; weekly on Monday at eight.
create function private.search_mail_due(p_search_id uuid, p_frequency public.alert_frequency, p_now timestamptz)
returns timestamptz
language plpgsql stable
set search_path = ''
as $$
declare
  there constant timestamp := p_now at time zone 'Europe/London';
  due   timestamp := date_trunc(case p_frequency when 'weekly' then 'week' else 'day' end, there) + interval '8 hours';
begin
  if p_frequency = 'at_once' then
    return greatest(p_now + interval '1 minute', (
      select max(greatest(o.due_at, o.sent_at)) + interval '1 hour' from private.mail_outbox o
      where o.saved_search_id = p_search_id and o.kind = 'search_matches' and o.claim is not null
    ));
  end if;
  if due <= there then
    due := due + case p_frequency when 'weekly' then interval '7 days' else interval '1 day' end;
  end if;
  return due at time zone 'Europe/London';
end;
$$;
revoke all on function private.search_mail_due from public;

-- Queues the mail of each search that has untold cars and none that waits. The rows of those that wait are locked, so
-- that they are claimed with these cars, or before.
create function private.queue_search_mails(p_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from private.mail_outbox o
  join unnest(p_ids) as wanted (id) on wanted.id = o.saved_search_id
  where o.kind = 'search_matches' and o.claim is null
  order by o.id for update of o;
  insert into private.mail_outbox (kind, saved_search_id, due_at)
  select 'search_matches', s.id, private.search_mail_due(s.id, s.frequency, now())
  from (
    select m.search_id from unnest(p_ids) as wanted (id)
    join public.saved_search_matches m on m.search_id = wanted.id
    where m.told_at is null and m.seen_at is null
    except
    select o.saved_search_id from unnest(p_ids) as wanted (id)
    join private.mail_outbox o on o.saved_search_id = wanted.id
    where o.kind = 'search_matches' and o.claim is null and o.sent_at is null and o.failed_at is null
  ) untold
  join public.saved_searches s on s.id = untold.search_id
  where s.watched_since is not null and s.frequency <> 'page';
end;
$$;
revoke all on function private.queue_search_mails from public;

-- Trigger: a search is watched while it is confirmed and not paused.
create function private.watch_search()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.is_paused or new.confirmed_at is null then
    new.watched_since := null;
  else
    new.watched_since := coalesce(new.watched_since, clock_timestamp());
    new.is_refused := false;
  end if;
  return new;
end;
$$;
revoke all on function private.watch_search from public;
grant execute on function private.watch_search to service_role;

create trigger watch_search
  before insert or update of is_paused, confirmed_at on public.saved_searches
  for each row execute function private.watch_search();

-- Trigger: the mail that waits follows the frequency. Definer: the outbox is private.
create function private.reschedule_search_mail()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.mail_outbox
  where saved_search_id = new.id and kind = 'search_matches' and claim is null;
  perform private.queue_search_mails(array[new.id]);
  return null;
end;
$$;
revoke all on function private.reschedule_search_mail from public;

create trigger reschedule_search_mail
  after update of frequency, is_paused on public.saved_searches
  for each row
  when ((old.frequency, old.is_paused) is distinct from (new.frequency, new.is_paused))
  execute function private.reschedule_search_mail();

-- Trigger: forgets an address with its last search. Definer: addresses are private.
create function private.forget_search_subscriber()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.search_subscribers g
  where g.id = old.subscriber_id and not exists (select from public.saved_searches s where s.subscriber_id = g.id);
  return null;
end;
$$;
revoke all on function private.forget_search_subscriber from public;

create trigger forget_search_subscriber
  after delete on public.saved_searches
  for each row
  when (old.subscriber_id is not null)
  execute function private.forget_search_subscriber();

-- Trigger: the confirmed searches of an address become those of the account that proves it, at each sign-in. The same
-- search twice is one. Definer: the auth service has no rights in schema private.
create function private.merge_subscriber_searches()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  subscriber uuid;
begin
  select g.id into subscriber from private.search_subscribers g where g.email = lower(new.email) for update;
  if subscriber is not null then
    delete from public.saved_searches s
    where s.subscriber_id = subscriber and s.confirmed_at is not null
      and exists (select from public.saved_searches own where own.user_id = new.id and own.query = s.query);
    update public.saved_searches set user_id = new.id, subscriber_id = null
    where subscriber_id = subscriber and confirmed_at is not null;
    delete from private.search_subscribers g
    where g.id = subscriber and not exists (select from public.saved_searches s where s.subscriber_id = g.id);
  end if;
  return null;
end;
$$;
revoke all on function private.merge_subscriber_searches from public;
grant execute on function private.merge_subscriber_searches to service_role;

create trigger merge_subscriber_searches
  after insert or update of email, email_confirmed_at, last_sign_in_at on auth.users
  for each row
  when (new.email_confirmed_at is not null)
  execute function private.merge_subscriber_searches();

-- Saves a search of the caller. For signed-in users. Definer: no client adds rows, as their number is limited.
create function private.keep_search(
  p_query text, p_filters jsonb, p_name text, p_frequency public.alert_frequency
)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  known  uuid;
  added  uuid;
begin
  if person is null then
    raise exception 'There is no account to save a search for' using errcode = '42501';
  end if;
  -- Lets in one search of a person at a time: two tabs save together.
  perform pg_advisory_xact_lock(hashtextextended('saved search ' || person, 0));
  select s.id into known from public.saved_searches s where s.user_id = person and s.query = p_query;
  if known is null then
    if (select count(*) from public.saved_searches s where s.user_id = person) >= 50 then
      raise exception 'There are 50 saved searches' using errcode = 'PT409';
    end if;
    insert into public.saved_searches (user_id, query, filters, name, frequency, confirmed_at)
    values (person, p_query, p_filters, p_name, p_frequency, now()) returning id into added;
  end if;
  return jsonb_build_object('id', coalesce(known, added), 'is_new', known is null);
end;
$$;
revoke all on function private.keep_search from public;
grant execute on function private.keep_search to authenticated, service_role;

create function public.keep_search(
  p_query text, p_filters jsonb, p_name text, p_frequency public.alert_frequency
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.keep_search(p_query, p_filters, p_name, p_frequency);
$$;
comment on function public.keep_search
  is 'Saves a search of the caller: {id, is_new}; the same query twice is one, as first saved. Raises PT409 at the 51st, '
  '23514 for a name or query that does not fit. For signed-in users.';
revoke all on function public.keep_search from public, anon, authenticated;
grant execute on function public.keep_search to authenticated, service_role;

-- For builds that are older than keep_search; to be dropped once none is served.
create function public.save_search(
  p_query text, p_filters jsonb, p_name text, p_frequency public.alert_frequency
)
returns uuid
language sql
set search_path = ''
as $$
  select (private.keep_search(p_query, p_filters, p_name, p_frequency) ->> 'id')::uuid;
$$;
comment on function public.save_search
  is 'Like keep_search, but returns the id alone. For builds that are older than it.';
revoke all on function public.save_search from public, anon, authenticated;
grant execute on function public.save_search to authenticated, service_role;

-- Returns when an address may get the next mail with a link: one an hour and three a day. Null while one waits; a mail
-- whose search is confirmed by now is not sent.
create function private.search_link_due(p_subscriber_id uuid)
returns timestamptz
language sql
set search_path = ''
as $$
  select case when not coalesce(bool_or(mail.is_waiting), false) then greatest(
    now(), max(mail.at) + interval '1 hour', (array_agg(mail.at order by mail.at desc))[3] + interval '1 day'
  ) end
  from (
    select greatest(o.created_at, o.sent_at) as at, o.sent_at is null and o.failed_at is null
      and not (o.kind = 'confirm_search' and s.confirmed_at is not null) as is_waiting
    from private.mail_outbox o join public.saved_searches s on s.id = o.saved_search_id
    where s.subscriber_id = p_subscriber_id and o.kind in ('confirm_search', 'search_link')
  ) mail;
$$;
revoke all on function private.search_link_due from public;
grant execute on function private.search_link_due to service_role;

-- Every search of an address is confirmed by its mail: the address may belong to another person. Therefore the
-- oldest that waits makes room for another, and takes up no place of the person who has the address.
create function public.save_search_by_email(
  p_email text, p_query text, p_filters jsonb, p_name text, p_frequency public.alert_frequency
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  subscriber uuid;
  search     public.saved_searches;
  oldest     uuid;
begin
  insert into private.search_subscribers as known (email) values (lower(btrim(p_email)))
  on conflict (email) do update set email = known.email
  returning id into subscriber;
  select * into search from public.saved_searches s where s.subscriber_id = subscriber and s.query = p_query;
  if search.id is null then
    if (select count(*) from public.saved_searches s where s.subscriber_id = subscriber) >= 50 then
      select s.id into oldest from public.saved_searches s
      where s.subscriber_id = subscriber and s.confirmed_at is null
      order by s.created_at, s.id limit 1;
      if oldest is null then
        raise exception 'There are 50 saved searches' using errcode = 'PT409';
      end if;
    end if;
    insert into public.saved_searches (subscriber_id, query, filters, name, frequency)
    values (subscriber, p_query, p_filters, p_name, p_frequency) returning * into search;
    -- Its mails still count.
    update private.mail_outbox set saved_search_id = search.id where saved_search_id = oldest;
    delete from public.saved_searches where id = oldest;
  end if;
  -- The page that the link of any mail opens confirms it too; the mail is not sent if that was before it is due.
  if search.confirmed_at is null then
    insert into private.mail_outbox (kind, saved_search_id, due_at)
    select 'confirm_search', search.id, due from private.search_link_due(subscriber) due where due is not null;
  end if;
  return jsonb_build_object(
    'id', search.id, 'subscriber_id', subscriber, 'is_confirmed', search.confirmed_at is not null
  );
end;
$$;
comment on function public.save_search_by_email
  is 'Saves a search for an address without an account: {id, subscriber_id, is_confirmed}. One that is not confirmed '
  'gets a mail, at most one an hour and three a day an address, and is deleted after 7 days, or as the oldest that '
  'waits where there are 50. Raises PT409 at the 51st that is confirmed. For the server only.';
revoke all on function public.save_search_by_email from public, anon, authenticated;
grant execute on function public.save_search_by_email to service_role;

create function public.confirm_saved_search(p_id uuid, p_subscriber_id uuid default null)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  subscriber uuid;
begin
  select s.subscriber_id into subscriber from public.saved_searches s
  where s.id = p_id and (p_subscriber_id is null or s.subscriber_id = p_subscriber_id);
  -- The others of the address wait on: a stranger may have typed them.
  update public.saved_searches set confirmed_at = now()
  where id = p_id and subscriber_id = subscriber and confirmed_at is null;
  return subscriber;
end;
$$;
comment on function public.confirm_saved_search
  is 'Confirms a search, of the subscriber alone where one is named, and returns its subscriber; null if it is gone, is '
  'another''s, or an account has it by now. For the server only.';
revoke all on function public.confirm_saved_search from public, anon, authenticated;
grant execute on function public.confirm_saved_search to service_role;

create function public.my_saved_searches()
returns table (
  id uuid, query text, name text, frequency public.alert_frequency, is_paused boolean, is_refused boolean,
  created_at timestamptz, new_count integer, total_told integer, feed_token text, last_told_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select s.id, s.query, s.name, s.frequency, s.is_paused, s.is_refused, s.created_at,
    (
      select count(*)::integer from public.saved_search_matches m join public.vehicles v on v.id = m.vehicle_id
      where m.search_id = s.id and m.seen_at is null and v.listing_status = 'active'
    ),
    s.told_count, s.feed_token, s.last_told_at
  from public.saved_searches s
  where s.user_id = (select auth.uid())
  order by s.created_at desc, s.id;
$$;
comment on function public.my_saved_searches
  is 'Returns the caller''s saved searches, the newest first, each with how many cars for sale came into it and were '
  'not seen on the page, and how many were told by mail. For signed-in users.';
revoke all on function public.my_saved_searches from public, anon, authenticated;
grant execute on function public.my_saved_searches to authenticated, service_role;

create function public.subscriber_searches(p_subscriber_id uuid)
returns table (
  id uuid, query text, name text, frequency public.alert_frequency, is_paused boolean, is_refused boolean,
  created_at timestamptz, new_count integer, total_told integer, feed_token text, last_told_at timestamptz, email text
)
language sql stable
set search_path = ''
as $$
  select s.id, s.query, s.name, s.frequency, s.is_paused, s.is_refused, s.created_at,
    (
      select count(*)::integer from public.saved_search_matches m join public.vehicles v on v.id = m.vehicle_id
      where m.search_id = s.id and m.seen_at is null and v.listing_status = 'active'
    ),
    s.told_count, s.feed_token, s.last_told_at, g.email
  from private.search_subscribers g
  join public.saved_searches s on s.subscriber_id = g.id
  where g.id = p_subscriber_id and s.confirmed_at is not null
  order by s.created_at desc, s.id;
$$;
comment on function public.subscriber_searches
  is 'Returns the confirmed searches of an address without an account, as my_saved_searches, with the address. For the '
  'server only.';
revoke all on function public.subscriber_searches from public, anon, authenticated;
grant execute on function public.subscriber_searches to service_role;

-- Queues the mail with a link to the searches of an address.
create function private.queue_search_link(p_subscriber_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Lets in one request of an address at a time.
  perform from private.search_subscribers g where g.id = p_subscriber_id for update;
  if private.search_link_due(p_subscriber_id) <= now() then
    insert into private.mail_outbox (kind, saved_search_id)
    select case when s.confirmed_at is null then 'confirm_search' else 'search_link' end::public.mail_kind, s.id
    from public.saved_searches s
    where s.subscriber_id = p_subscriber_id
    order by s.confirmed_at is null, s.created_at desc, s.id
    limit 1;
  end if;
end;
$$;
revoke all on function private.queue_search_link from public;
grant execute on function private.queue_search_link to service_role;

create function public.request_search_link(
  p_email text default null, p_subscriber_id uuid default null, p_search_id uuid default null
)
returns void
language sql
set search_path = ''
as $$
  select private.queue_search_link(g.id)
  from private.search_subscribers g
  where g.email = lower(btrim(p_email)) or g.id = p_subscriber_id
    or g.id = (select s.subscriber_id from public.saved_searches s where s.id = p_search_id);
$$;
comment on function public.request_search_link
  is 'Mails a link to the searches of an address without an account, named by itself, its id or one of its searches: at '
  'most one an hour and three a day; where none is confirmed, the mail that confirms one. Says nothing about who is '
  'known. For the server only.';
revoke all on function public.request_search_link from public, anon, authenticated;
grant execute on function public.request_search_link to service_role;

create function public.change_saved_search(
  p_id uuid, p_name text default null, p_frequency public.alert_frequency default null, p_is_paused boolean default null,
  p_subscriber_id uuid default null
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.saved_searches set
    name = coalesce(p_name, name), frequency = coalesce(p_frequency, frequency),
    is_paused = coalesce(p_is_paused, is_paused)
  where id = p_id
    and case when p_subscriber_id is null then user_id = (select auth.uid()) else subscriber_id = p_subscriber_id end;
  return found;
end;
$$;
comment on function public.change_saved_search
  is 'Changes what is not null of a search of the caller, or of an address (which the server alone reaches). Returns '
  'false without such a search. For signed-in users.';
revoke all on function public.change_saved_search from public, anon, authenticated;
grant execute on function public.change_saved_search to authenticated, service_role;

create function public.delete_saved_search(p_id uuid, p_subscriber_id uuid default null)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from public.saved_searches
  where id = p_id
    and case when p_subscriber_id is null then user_id = (select auth.uid()) else subscriber_id = p_subscriber_id end;
  return found;
end;
$$;
comment on function public.delete_saved_search
  is 'Deletes a search of the caller, or of an address (which the server alone reaches). Returns false without such a '
  'search. For signed-in users.';
revoke all on function public.delete_saved_search from public, anon, authenticated;
grant execute on function public.delete_saved_search to authenticated, service_role;

create function public.renew_search_feed(p_id uuid, p_subscriber_id uuid default null)
returns text
language sql
set search_path = ''
as $$
  update public.saved_searches set feed_token = replace(gen_random_uuid()::text || gen_random_uuid(), '-', '')
  where id = p_id
    and case when p_subscriber_id is null then user_id = (select auth.uid()) else subscriber_id = p_subscriber_id end
  returning feed_token;
$$;
comment on function public.renew_search_feed
  is 'Gives the feed of a search another token and returns it, so that the earlier address ends. Null without such a '
  'search of the caller, or of an address (which the server alone reaches). For signed-in users.';
revoke all on function public.renew_search_feed from public, anon, authenticated;
grant execute on function public.renew_search_feed to authenticated, service_role;

create function public.mark_search_seen(p_id uuid, p_subscriber_id uuid default null)
returns void
language sql
set search_path = ''
as $$
  update public.saved_search_matches set seen_at = now()
  where search_id = p_id and seen_at is null and exists (
    select from public.saved_searches s
    where s.id = p_id
      and case when p_subscriber_id is null then s.user_id = (select auth.uid()) else s.subscriber_id = p_subscriber_id end
  );
$$;
comment on function public.mark_search_seen
  is 'Marks the cars that came into a search of the caller, or of an address (which the server alone reaches), as seen: '
  'no mail tells of them any more. For signed-in users.';
revoke all on function public.mark_search_seen from public, anon, authenticated;
grant execute on function public.mark_search_seen to authenticated, service_role;

create function public.stop_saved_search(p_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.saved_searches set is_paused = true where id = p_id;
  return found;
end;
$$;
comment on function public.stop_saved_search
  is 'Pauses a search, as the link of its mails does. Returns false if it is gone. For the server only.';
revoke all on function public.stop_saved_search from public, anon, authenticated;
grant execute on function public.stop_saved_search to service_role;

-- Returns those of the vehicles that a search's list has. Definer: no role has rights on the functions of the filters.
create function private.still_in_search(p_search_id uuid, p_vehicle_ids uuid[])
returns uuid[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  ids uuid[];
begin
  execute format(
    $statement$
      select array_agg(v.id)
      from private.search_plans w
      join public.vehicles v on v.id = any ($2)
      left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
      where w.search_id = $1 and v.listing_status = 'active' and (%s)
    $statement$,
    (select plan.shape from private.search_plans plan where plan.search_id = p_search_id)
  )
  into ids using p_search_id, p_vehicle_ids;
  return coalesce(ids, '{}');
end;
$$;
revoke all on function private.still_in_search from public;
grant execute on function private.still_in_search to service_role;

-- Returns cars that came into a search, the newest first, as mails and feeds show them. Definer: no role has rights on
-- private.vehicle_label.
create function private.matched_cars(p_search_id uuid, p_vehicle_ids uuid[], p_limit integer)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', car.id, 'title', private.vehicle_label(car.id), 'trim', car.trim, 'price', car.price, 'old_price', car.old_price,
    'reason', car.reason, 'matched_at', car.matched_at, 'mileage', car.mileage, 'fuel_type', car.fuel_type,
    'transmission', car.transmission, 'location', car.location, 'seller_type', car.seller_type,
    'value', car.value, 'verdict', coalesce(car.verdict, 'none'), 'write_off', car.write_off,
    'has_photograph', exists (select from public.vehicle_images i where i.vehicle_id = car.id)
  ) order by car.matched_at desc, car.id), '[]')
  from (
    select v.id, v.trim, v.price, v.mileage, v.fuel_type, v.transmission, v.location, v.seller_type,
      v.write_off, valuation.value, valuation.verdict, m.reason, m.matched_at, m.old_price
    from public.saved_search_matches m
    join public.vehicles v on v.id = m.vehicle_id
    left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
    where m.search_id = p_search_id and m.vehicle_id = any (p_vehicle_ids)
    order by m.matched_at desc, v.id limit p_limit
  ) car;
$$;
revoke all on function private.matched_cars from public;
grant execute on function private.matched_cars to service_role;

-- Returns what a mail about a saved search says, or null if it has become needless. The cars of a first attempt are those
-- that are in the search then; a later attempt tells the same, as far as they still are.
create function private.search_mail_of(p_mail private.mail_outbox)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  search    public.saved_searches;
  recipient jsonb;
  cars      uuid[];
begin
  select * into search from public.saved_searches s where s.id = p_mail.saved_search_id;
  recipient := case when search.user_id is not null then private.person_recipient(null, search.user_id) else (
    select jsonb_build_object('address', g.email, 'name', '', 'has_account', false, 'is_off', false)
    from private.search_subscribers g where g.id = search.subscriber_id
  ) end;
  if recipient ->> 'address' is null then
    return null;
  end if;
  if p_mail.kind = 'confirm_search' then
    return case when search.confirmed_at is null then jsonb_build_object(
      'recipient', recipient, 'search_id', search.id, 'frequency', search.frequency
    ) end;
  end if;
  if p_mail.kind = 'search_link' then
    return case when search.subscriber_id is not null and search.confirmed_at is not null then jsonb_build_object(
      'recipient', recipient, 'search_id', search.id, 'subscriber_id', search.subscriber_id
    ) end;
  end if;
  if search.watched_since is null or search.frequency = 'page' or (recipient ->> 'is_off')::boolean then
    return null;
  end if;
  cars := private.still_in_search(search.id, array(
    select m.vehicle_id from public.saved_search_matches m
    where m.search_id = search.id and m.seen_at is null
      and case when p_mail.attempts = 0 then m.told_at is null else m.mail_id = p_mail.id end
  ));
  -- A car that left stays untold: the job takes it out, or has it told once it is back.
  if p_mail.attempts = 0 then
    update public.saved_search_matches set told_at = now(), mail_id = p_mail.id
    where search_id = search.id and vehicle_id = any (cars);
  end if;
  return case when cars <> '{}' then jsonb_build_object(
    'recipient', recipient, 'search_id', search.id, 'subscriber_id', search.subscriber_id, 'name', search.name,
    'query', search.query, 'frequency', search.frequency, 'total', cardinality(cars),
    'cars', private.matched_cars(search.id, cars, 12)
  ) end;
end;
$$;
revoke all on function private.search_mail_of from public;
grant execute on function private.search_mail_of to service_role;

-- Trigger: counts what a sent mail told, keeps an hour to the next, and pauses the searches of a mailbox that refuses
-- mails. Definer: the trigger that deletes waiting mails asks for it.
create function private.follow_search_mail()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.sent_at is not null and new.kind = 'search_matches' then
    update public.saved_searches set
      last_told_at = new.sent_at,
      told_count = told_count + (
        select count(*) from public.saved_search_matches m where m.search_id = new.saved_search_id and m.mail_id = new.id
      )
    where id = new.saved_search_id;
    update private.mail_outbox set due_at = greatest(due_at, new.sent_at + interval '1 hour')
    where saved_search_id = new.saved_search_id and kind = 'search_matches' and claim is null;
  elsif new.failed_at is not null then
    update public.saved_searches s set is_paused = true, is_refused = true
    from public.saved_searches refused
    where refused.id = new.saved_search_id and not s.is_paused
      and (s.user_id = refused.user_id or s.subscriber_id = refused.subscriber_id);
  end if;
  return null;
end;
$$;
revoke all on function private.follow_search_mail from public;

create trigger follow_search_mail
  after update of sent_at, failed_at on private.mail_outbox
  for each row
  when (
    new.saved_search_id is not null
    and (old.sent_at, old.failed_at) is distinct from (new.sent_at, new.failed_at)
  )
  execute function private.follow_search_mail();

create function public.search_feed(p_id uuid, p_feed_token text)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', s.name, 'query', s.query, 'created_at', s.created_at,
    'cars', private.matched_cars(s.id, private.still_in_search(s.id, array(
      select m.vehicle_id from public.saved_search_matches m where m.search_id = s.id
      order by m.matched_at desc, m.vehicle_id limit 500
    )), 50)
  )
  from public.saved_searches s
  -- Hashes take the same time whichever character differs.
  where s.id = p_id and s.confirmed_at is not null
    and sha256(convert_to(s.feed_token, 'UTF8')) = sha256(convert_to(p_feed_token, 'UTF8'));
$$;
comment on function public.search_feed
  is 'Returns {name, query, created_at, cars}: the newest 50 cars that came into a search and are still in it; null for '
  'a wrong id or token. For the server only.';
revoke all on function public.search_feed from public, anon, authenticated;
grant execute on function public.search_feed to service_role;
