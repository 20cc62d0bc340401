-- Defines dealers' feeds, which the job fetches every night and runs with the rights of their dealer.

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
  is 'Returns the kept feed and the upload address of the caller, or null, and their last 14 runs of files. For signed-in users.';
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
    when 'wait' then to_jsonb(public.wait_stock(p_args -> 'cars'))
  end;
  perform set_config('role', caller, true);
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  perform set_config('request.jwt.claim.sub', coalesce(sub, ''), true);
  return answer;
end;
$$;
comment on function public.run_stock_step
  is 'Calls, as this dealer would, my_stock (stock: numbers, ids), list_stock (list: cars), withdraw_stock (withdraw: ids), '
  'confirm_stock (confirm: ids), want_stock_photos (photos: cars) or wait_stock (wait: cars). For the server only.';
revoke all on function public.run_stock_step from public, anon, authenticated;
grant execute on function public.run_stock_step to service_role;
