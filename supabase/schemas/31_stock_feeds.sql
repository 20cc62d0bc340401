-- Defines the photographs that dealers' stock files name by address: a queue of addresses, and what became of each; the
-- feeds that are fetched every night, the files that dealers' systems send, the history of runs, and their undoing.

-- A photograph is fetched by the job once a file names its address. One that came by hand is never in this table.
-- It has no foreign key to sellers: the API would find two ways from a car to its seller. It goes with its car.
create table private.stock_photos (
  id            uuid        not null default gen_random_uuid(),
  vehicle_id    uuid        not null,
  -- Repeats the vehicle's seller: the job takes turns among sellers.
  seller_id     uuid        not null,
  address       text        not null,
  -- The place among the addresses of its row, from 0, and the row of the file.
  place         smallint    not null,
  file_row      integer     not null,
  -- waiting: to be fetched; kept: fetched; failed: given up. A kept one without photo_id was removed by hand and stays away.
  state         text        not null default 'waiting',
  -- The file names the address no more. Its photograph goes once the new ones of the vehicle have been tried.
  is_leaving    boolean     not null default false,
  photo_id      uuid,
  etag          text,
  content_hash  text,
  problem       text,
  tries         smallint    not null default 0,
  next_try_at   timestamptz not null default now(),
  fetched_at    timestamptz,
  claimed_until timestamptz,
  constraint stock_photos_pkey            primary key (id),
  constraint stock_photos_vehicle_address unique (vehicle_id, address),
  constraint stock_photos_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint stock_photos_photo_id_fkey   foreign key (photo_id) references public.vehicle_images (id) on delete set null,
  constraint stock_photos_address_length  check (char_length(address) between 8 and 2048),
  constraint stock_photos_state           check (state in ('waiting', 'kept', 'failed')),
  constraint stock_photos_place           check (place between 0 and 19),
  constraint stock_photos_etag_length     check (char_length(etag) <= 200),
  constraint stock_photos_problem_length  check (char_length(problem) <= 40)
);
comment on table private.stock_photos is
  'Personal data: the addresses of photographs in a dealer''s stock files, and what became of each.';

-- The orders in which a dealer's photographs are claimed: new ones, then those asked whether they changed.
create index stock_photos_waiting_idx on private.stock_photos (seller_id, place, next_try_at, id)
  where state = 'waiting' and not is_leaving;
create index stock_photos_asked_idx on private.stock_photos (seller_id, next_try_at, id)
  where state = 'kept' and not is_leaving and next_try_at < 'infinity';
create index stock_photos_seller_id_idx on private.stock_photos (seller_id, state);
create index stock_photos_photo_id_idx on private.stock_photos (photo_id);

alter table private.stock_photos enable row level security;
grant select, insert, update, delete on table private.stock_photos to service_role;

-- Puts the photographs of files in the order of their addresses, behind those that came by hand. The first is the main
-- one of a vehicle without any by hand.
create function private.order_stock_photos(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  -- The number of photographs by hand, and the next place behind them.
  by_hand bigint;
  behind  integer;
begin
  select count(*), coalesce(max(i.display_order) + 1, 0) into by_hand, behind
  from public.vehicle_images i
  where i.vehicle_id = p_vehicle_id
    and not exists (select from private.stock_photos p where p.photo_id = i.id);
  -- The main one changes first: a vehicle has one at most. A photograph that keeps its place is not written.
  if by_hand = 0 then
    update public.vehicle_images i set is_primary = false
    where i.vehicle_id = p_vehicle_id and i.is_primary and i.id is distinct from (
      select p.photo_id from private.stock_photos p where p.vehicle_id = p_vehicle_id and p.photo_id is not null
      order by p.is_leaving, p.place, p.id limit 1
    );
  end if;
  update public.vehicle_images i
  set display_order = behind + of.place - 1, is_primary = i.is_primary or (by_hand = 0 and of.place = 1)
  from (
    select p.photo_id, row_number() over (order by p.is_leaving, p.place, p.id) as place
    from private.stock_photos p where p.vehicle_id = p_vehicle_id and p.photo_id is not null
  ) of
  where i.id = of.photo_id
    and (i.display_order <> behind + of.place - 1 or (by_hand = 0 and of.place = 1 and not i.is_primary));
end;
$$;
revoke all on function private.order_stock_photos from public;
grant execute on function private.order_stock_photos to service_role;

-- Removes the photographs of addresses that a file names no more, once every new address of the vehicle was tried.
create function private.drop_left_photos(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  gone uuid[];
begin
  if exists (
    select from private.stock_photos p
    where p.vehicle_id = p_vehicle_id and p.state = 'waiting' and p.tries = 0 and not p.is_leaving
  ) then
    return;
  end if;
  select array_agg(p.photo_id) into gone
  from private.stock_photos p where p.vehicle_id = p_vehicle_id and p.is_leaving;
  delete from private.stock_photos where vehicle_id = p_vehicle_id and is_leaving;
  delete from public.vehicle_images where id = any (gone);
end;
$$;
revoke all on function private.drop_left_photos from public;
grant execute on function private.drop_left_photos to service_role;

-- Queues the addresses of one vehicle's row; addresses that are not among them leave.
create function private.want_photos_of(p_seller uuid, p_vehicle_id uuid, p_row integer, p_addresses text[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  wanted constant text[] := p_addresses[1:20];
begin
  perform from public.vehicles v where v.id = p_vehicle_id for no key update;
  update private.stock_photos p set is_leaving = true
  where p.vehicle_id = p_vehicle_id and not p.address = any (wanted);
  -- A copy under an address that stays takes over the photograph.
  update private.stock_photos c set photo_id = l.photo_id
  from (
    select distinct on (g.id) g.id, g.photo_id, k.id as copy
    from private.stock_photos g join private.stock_photos k
      on k.vehicle_id = g.vehicle_id and k.content_hash = g.content_hash and k.state = 'kept' and k.photo_id is null
    where g.vehicle_id = p_vehicle_id and g.is_leaving and g.photo_id is not null and k.address = any (wanted)
    order by g.id, k.place
  ) l where c.id = l.copy;
  update private.stock_photos g set photo_id = null
  where g.vehicle_id = p_vehicle_id and g.is_leaving and exists (
    select from private.stock_photos k where k.vehicle_id = p_vehicle_id and not k.is_leaving and k.photo_id = g.photo_id
  );
  -- One that was never fetched has nothing to show meanwhile.
  delete from private.stock_photos p where p.vehicle_id = p_vehicle_id and p.is_leaving and p.photo_id is null;
  insert into private.stock_photos as p (vehicle_id, seller_id, address, place, file_row)
  select p_vehicle_id, p_seller, w.address, min(w.place) - 1, p_row
  from unnest(wanted) with ordinality w (address, place)
  group by w.address
  on conflict (vehicle_id, address) do update set
    place = excluded.place, file_row = excluded.file_row, is_leaving = false,
    -- A failed one is tried again; a kept one is asked once a day, or weekly where its server gives no ETag.
    state = case p.state when 'failed' then 'waiting' else p.state end,
    tries = case p.state when 'failed' then 0 else p.tries end,
    next_try_at = case
      when p.state = 'failed' then now()
      when p.state = 'kept' and p.photo_id is not null
        then p.fetched_at + case when p.etag is null then interval '7 days' else interval '20 hours' end
      else p.next_try_at
    end;
  perform private.drop_left_photos(p_vehicle_id);
  perform private.order_stock_photos(p_vehicle_id);
end;
$$;
revoke all on function private.want_photos_of from public;
grant execute on function private.want_photos_of to service_role;

-- See public.want_stock_photos. Definer: the table is private; only vehicles of the caller.
create function private.want_stock_photos(p_cars jsonb)
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  car    record;
  wanted integer := 0;
begin
  if jsonb_array_length(p_cars) > 100 then
    raise exception 'Too many cars at once' using errcode = '22023';
  end if;
  for car in
    select v.seller_id, c.* from jsonb_to_recordset(p_cars) as c (listing uuid, "row" integer, addresses text[])
    join public.vehicles v on v.id = c.listing
    join public.sellers s on s.id = v.seller_id
    where v.seller_id in (select private.my_seller_ids()) and s.seller_type <> 'private'
    order by v.id
  loop
    perform private.want_photos_of(car.seller_id, car.listing, car."row", car.addresses);
    wanted := wanted + 1;
  end loop;
  return wanted;
end;
$$;
revoke all on function private.want_stock_photos from public;
grant execute on function private.want_stock_photos to authenticated;

create function public.want_stock_photos(p_cars jsonb)
returns integer
language sql
set search_path = ''
as $$
  select private.want_stock_photos(p_cars);
$$;
comment on function public.want_stock_photos
  is 'Queues the photographs of at most 100 cars [{listing, row, addresses}] of the caller, the first 20 addresses of '
  'each; photographs of other addresses of earlier files go, those added by hand stay. Returns the number of cars. For dealers.';
revoke all on function public.want_stock_photos from public, anon, authenticated;
grant execute on function public.want_stock_photos to authenticated, service_role;

-- See public.my_stock_photos. Definer: the table is private; only rows of the caller.
create function private.my_stock_photos()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with mine as (
    -- The job fetches nothing for cars that are not for sale.
    select p.* from private.stock_photos p join public.vehicles v on v.id = p.vehicle_id
    where p.seller_id in (select private.my_seller_ids()) and not p.is_leaving
      and v.listing_status in ('active', 'held', 'reserved') and v.taken_down_at is null
  )
  select jsonb_build_object(
    'kept', (select count(*) from mine where mine.photo_id is not null),
    -- One that failed so far and is tried again counts as failed alone.
    'waiting', (select count(*) from mine where mine.state = 'waiting' and mine.problem is null),
    'failed', (select count(*) from mine where mine.problem is not null),
    'failures', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'listing', f.vehicle_id, 'stock_id', f.stock_id, 'row', f.file_row, 'place', f.place + 1, 'address', f.address,
        'problem', f.problem, 'next_try_at', case f.state when 'waiting' then f.next_try_at end
      ) order by f.file_row, f.place), '[]')
      from (
        select mine.*, v.stock_id from mine
        left join public.vehicle_private v on v.vehicle_id = mine.vehicle_id
        where mine.problem is not null order by mine.file_row, mine.place limit 100
      ) f
    )
  );
$$;
revoke all on function private.my_stock_photos from public;
grant execute on function private.my_stock_photos to authenticated;

create function public.my_stock_photos()
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.my_stock_photos();
$$;
comment on function public.my_stock_photos
  is 'Returns how many photographs of the caller''s files are kept, wait and failed, and the first 100 that failed: '
  '{listing, stock_id, row, place, address, problem, next_try_at}. For signed-in users.';
revoke all on function public.my_stock_photos from public, anon, authenticated;
grant execute on function public.my_stock_photos to authenticated, service_role;

create function public.claim_stock_photos(p_limit integer default 20)
returns table (id uuid, address text, etag text, content_hash text)
language sql
set search_path = ''
as $$
  -- Ranks only the first p_limit of each dealer: the queue may hold millions.
  with recursive dealers as (
    (select p.seller_id as id from private.stock_photos p order by p.seller_id limit 1)
    union all
    select (select p.seller_id from private.stock_photos p where p.seller_id > d.id order by p.seller_id limit 1)
    from dealers d where d.id is not null
  ),
  taken as (
    select due.id
    from dealers d
    cross join lateral (
      select one.id, one.next_try_at, row_number() over (order by one.is_kept, one.place, one.next_try_at, one.id) as turn
      from (
        (
          select p.id, false as is_kept, p.place, p.next_try_at
          from private.stock_photos p join public.vehicles v on v.id = p.vehicle_id
          where p.seller_id = d.id and p.state = 'waiting' and not p.is_leaving and p.next_try_at <= now()
            and (p.claimed_until is null or p.claimed_until < now())
            and v.listing_status in ('active', 'held', 'reserved') and v.taken_down_at is null
          order by p.place, p.next_try_at, p.id limit p_limit
        )
        union all
        (
          select p.id, true, null, p.next_try_at
          from private.stock_photos p join public.vehicles v on v.id = p.vehicle_id
          where p.seller_id = d.id and p.state = 'kept' and not p.is_leaving and p.next_try_at <= now()
            and p.next_try_at < 'infinity' and p.photo_id is not null
            and (p.claimed_until is null or p.claimed_until < now())
            and v.listing_status in ('active', 'held', 'reserved') and v.taken_down_at is null
          order by p.next_try_at, p.id limit p_limit
        )
      ) one
    ) due
    order by due.turn, due.next_try_at, due.id limit p_limit
  )
  update private.stock_photos p set claimed_until = now() + interval '2 minutes'
  -- An array, not a join: the planner overrates the number of rows behind the limit and would scan the queue.
  where p.id = any (array(select taken.id from taken)) and (p.claimed_until is null or p.claimed_until < now())
  returning p.id, p.address, case when p.photo_id is not null then p.etag end, p.content_hash;
$$;
comment on function public.claim_stock_photos
  is 'Takes at most p_limit photographs to fetch for two minutes, one of each dealer in turn, the first of each car before '
  'its others. etag is null without a photograph. For the server only.';
revoke all on function public.claim_stock_photos from public, anon, authenticated;
grant execute on function public.claim_stock_photos to service_role;

create function public.keep_stock_photo(
  p_id uuid, p_photo_id uuid, p_content_hash text, p_etag text default null, p_hash text default null
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  entry  private.stock_photos;
  same   private.stock_photos;
  before uuid;
begin
  select * into entry from private.stock_photos p where p.id = p_id;
  if not found then
    return 'gone';
  end if;
  perform from public.vehicles v where v.id = entry.vehicle_id for no key update;
  select * into entry from private.stock_photos p where p.id = p_id and not p.is_leaving for update;
  if not found then
    return 'gone';
  end if;
  before := entry.photo_id;
  -- The same picture under another address of the vehicle: one that leaves gives it, one that stays keeps it.
  select * into same from private.stock_photos p
  where p.vehicle_id = entry.vehicle_id and p.id <> entry.id and p.content_hash = p_content_hash and p.photo_id is not null
  order by p.is_leaving desc limit 1;
  update private.stock_photos set
    state = 'kept', problem = null, tries = 0, claimed_until = null, fetched_at = now(), etag = p_etag,
    content_hash = p_content_hash, next_try_at = 'infinity'
  where id = entry.id;
  if same.is_leaving then
    update private.stock_photos set photo_id = null where id = same.id;
    update private.stock_photos set photo_id = same.photo_id where id = entry.id;
    delete from private.stock_photos where id = same.id;
  elsif same.id is not null then
    update private.stock_photos set photo_id = null where id = entry.id;
  else
    -- Photographs that leave anyway make room.
    delete from public.vehicle_images i
    where i.id = coalesce(before, (
      select p.photo_id from private.stock_photos p
      where p.vehicle_id = entry.vehicle_id and p.is_leaving and p.photo_id is not null
        and (select count(*) from public.vehicle_images c where c.vehicle_id = entry.vehicle_id) >= 20
      order by p.place desc limit 1
    ));
    perform public.add_vehicle_photo(entry.vehicle_id, p_photo_id, p_photo_id, p_hash);
    update private.stock_photos set photo_id = p_photo_id where id = entry.id;
    before := null;
  end if;
  if before is not null then
    delete from public.vehicle_images where id = before;
  end if;
  perform private.drop_left_photos(entry.vehicle_id);
  perform private.order_stock_photos(entry.vehicle_id);
  return case when same.id is null then 'stored' else 'same' end;
end;
$$;
comment on function public.keep_stock_photo
  is 'Adds a fetched photograph, whose files are stored, in the place of its address. Returns stored; same if the vehicle '
  'has the picture already, and gone if the file names it no more: its files are then not needed. PT409 beyond 20. For the server only.';
revoke all on function public.keep_stock_photo from public, anon, authenticated;
grant execute on function public.keep_stock_photo to service_role;

create function public.note_stock_photo(p_id uuid, p_problem text default null, p_is_final boolean default false)
returns void
language plpgsql
set search_path = ''
as $$
declare
  entry private.stock_photos;
begin
  -- Locks the vehicle before its photographs, in the order of keep_stock_photo: two at once would deadlock.
  perform from public.vehicles v join private.stock_photos p on p.vehicle_id = v.id
  where p.id = p_id for no key update of v;
  update private.stock_photos p set
    problem = p_problem, claimed_until = null,
    tries = case when p_problem is null then 0 else p.tries + 1 end,
    fetched_at = case when p_problem is null then now() else p.fetched_at end,
    -- Five minutes, half an hour, three hours, eighteen hours; then it is given up.
    state = case
      when p_problem is null or p.photo_id is not null then 'kept'
      when p_is_final or p.tries >= 4 then 'failed'
      else 'waiting'
    end,
    next_try_at = case
      when p_problem is null or p_is_final or p.tries >= 4 then 'infinity'
      else now() + interval '5 minutes' * power(6, p.tries)
    end
  where p.id = p_id returning * into entry;
  if found then
    perform private.drop_left_photos(entry.vehicle_id);
    perform private.order_stock_photos(entry.vehicle_id);
  end if;
end;
$$;
comment on function public.note_stock_photo
  is 'Notes that a photograph is unchanged (without a problem), or why it could not be fetched: it is tried again up to '
  'four times, unless p_is_final. A photograph that is kept stays. For the server only.';
revoke all on function public.note_stock_photo from public, anon, authenticated;
grant execute on function public.note_stock_photo to service_role;

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
  undone_at   timestamptz,
  -- The stock numbers of cars that the undoing left, because they were changed since.
  left_as_is  text[],
  -- Whether the dealer's system sent the file to the upload address.
  is_pushed   boolean     not null default false,
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

-- Stores what a run changed, for a day, so that it can be undone.
-- It has no foreign key to sellers: the API would find two ways from a car to its seller. It goes with its car.
create table private.stock_changes (
  id         uuid        not null default gen_random_uuid(),
  seller_id  uuid        not null,
  vehicle_id uuid        not null,
  -- Null until the run is in the history.
  run_id     uuid,
  -- listed, changed, reopened or withdrawn.
  became     text        not null,
  -- The facts before, with status; null of a new car.
  before     jsonb,
  -- A hash of the state after: one that was changed since is left as it is.
  after_hash text        not null,
  made_at    timestamptz not null default now(),
  constraint stock_changes_pkey            primary key (id),
  constraint stock_changes_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint stock_changes_run_id_fkey     foreign key (run_id) references private.stock_runs (id) on delete cascade
);
comment on table private.stock_changes is 'Personal data: what the runs of a dealer''s files changed within a day.';

create index stock_changes_seller_id_idx on private.stock_changes (seller_id, made_at);
create index stock_changes_run_id_idx on private.stock_changes (run_id);
create index stock_changes_vehicle_id_idx on private.stock_changes (vehicle_id);

alter table private.stock_changes enable row level security;
grant select, insert, update, delete on table private.stock_changes to service_role;

-- Returns the facts of the caller's cars with their status, and a hash of them.
create function private.stock_states(p_ids uuid[])
returns table (id uuid, state jsonb, hash text)
language sql stable
set search_path = ''
as $$
  select c.id, whole.state, md5(whole.state::text)
  from private.stock_cars(p_ids) c
  cross join lateral (select c.facts || jsonb_build_object('status', c.status) as state) whole;
$$;
revoke all on function private.stock_states from public;
grant execute on function private.stock_states to authenticated;

-- Notes a change of a run; p_before is the state before, or null. Definer: the table is private; only cars of the caller.
create function private.note_stock_change(p_vehicle_id uuid, p_became text, p_before jsonb)
returns void
language sql security definer
set search_path = ''
as $$
  insert into private.stock_changes (seller_id, vehicle_id, became, before, after_hash)
  select v.seller_id, v.id, p_became, p_before, s.hash
  from private.stock_states(array[p_vehicle_id]) s join public.vehicles v on v.id = s.id
  where v.seller_id in (select private.my_seller_ids());
$$;
revoke all on function private.note_stock_change from public;
grant execute on function private.note_stock_change to authenticated;

-- Trigger: gives the run the changes that were noted since the one before it, and forgets what is older than a day.
create function private.take_stock_changes()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.stock_changes where seller_id = new.seller_id and made_at < now() - interval '1 day';
  update private.stock_changes set run_id = new.id where seller_id = new.seller_id and run_id is null;
  return null;
end;
$$;
revoke all on function private.take_stock_changes from public;

create trigger take_stock_changes
  after insert on private.stock_runs
  for each row execute function private.take_stock_changes();

-- Returns the changes of a run of the caller that can be undone. Definer: the tables are private.
create function private.stock_changes_of(p_run_id uuid)
returns table (vehicle_id uuid, became text, before jsonb, after_hash text)
language sql stable security definer
set search_path = ''
as $$
  select c.vehicle_id, c.became, c.before, c.after_hash
  from private.stock_changes c join private.stock_runs r on r.id = c.run_id
  where r.id = p_run_id and r.seller_id in (select private.my_seller_ids())
    and r.undone_at is null and r.finished_at > now() - interval '1 day'
  order by c.made_at, c.id;
$$;
revoke all on function private.stock_changes_of from public;
grant execute on function private.stock_changes_of to authenticated;

-- Marks a run of the caller as undone, and pauses a feed that would do the same again. Definer: the tables are private.
create function private.close_undone_run(p_run_id uuid, p_left text[])
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  run private.stock_runs;
begin
  update private.stock_runs set undone_at = now(), left_as_is = p_left
  where id = p_run_id and seller_id in (select private.my_seller_ids()) returning * into run;
  delete from private.stock_changes
  where seller_id = run.seller_id and (run_id = p_run_id or run_id is null);
  if run.is_nightly then
    update private.stock_feeds set is_paused = true where seller_id = run.seller_id;
  end if;
end;
$$;
revoke all on function private.close_undone_run from public;
grant execute on function private.close_undone_run to authenticated;

create function public.undo_stock_run(p_run_id uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  seller   uuid;
  change   record;
  now_is   record;
  undone   uuid[] := '{}';
  as_it_is text[] := '{}';
begin
  seller := private.enter_stock();
  for change in select * from private.stock_changes_of(p_run_id) loop
    select s.*, p.stock_id into now_is
    from private.stock_states(array[change.vehicle_id]) s
    left join public.vehicle_private p on p.vehicle_id = s.id;
    if now_is.hash is distinct from change.after_hash then
      as_it_is := as_it_is || coalesce(now_is.stock_id, change.vehicle_id::text);
      continue;
    end if;
    begin
      if change.became in ('changed', 'reopened') then
        perform private.list_stock_car(seller, null, change.vehicle_id, change.before - 'status');
      end if;
      if change.became in ('listed', 'reopened') then
        update public.vehicles set listing_status = 'archived' where id = change.vehicle_id;
      elsif change.became = 'withdrawn' then
        update public.vehicles set listing_status = 'active' where id = change.vehicle_id;
        if change.before ->> 'status' = 'reserved' then
          update public.vehicles set listing_status = 'reserved' where id = change.vehicle_id;
        end if;
      end if;
      undone := undone || change.vehicle_id;
    exception when others then
      as_it_is := as_it_is || coalesce(now_is.stock_id, change.vehicle_id::text);
    end;
  end loop;
  if cardinality(undone) + cardinality(as_it_is) = 0 then
    return null;
  end if;
  perform private.close_undone_run(p_run_id, as_it_is);
  return jsonb_build_object('undone', undone, 'left', as_it_is);
end;
$$;
comment on function public.undo_stock_run
  is 'Restores the cars that a run of the caller changed within a day: changed ones have their values of before, listed '
  'ones are archived, withdrawn ones are for sale. Returns {undone: ids, left: stock numbers of cars changed since}, or '
  'null without a change to undo. A nightly feed is paused. For dealers.';
revoke all on function public.undo_stock_run from public, anon, authenticated;
grant execute on function public.undo_stock_run to authenticated, service_role;

-- See public.my_photo_addresses. Definer: the addresses are private; only cars of the caller.
create function private.my_photo_addresses()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(photo.vehicle_id, photo.addresses), '{}')
  from (
    select one.vehicle_id, jsonb_agg(one.address order by one.is_of_file, one.place, one.id) as addresses
    from (
      select i.vehicle_id, i.image_url as address, false as is_of_file,
        row_number() over (order by i.is_primary desc, i.display_order) as place, i.id
      from public.vehicle_images i join public.vehicles v on v.id = i.vehicle_id
      where v.seller_id in (select private.my_seller_ids())
        and not exists (select from private.stock_photos p where p.photo_id = i.id)
      union all
      select p.vehicle_id, p.address, true, p.place, p.id from private.stock_photos p
      where p.seller_id in (select private.my_seller_ids()) and not p.is_leaving
    ) one
    group by one.vehicle_id
  ) photo;
$$;
revoke all on function private.my_photo_addresses from public;
grant execute on function private.my_photo_addresses to authenticated;

create function public.my_photo_addresses()
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.my_photo_addresses();
$$;
comment on function public.my_photo_addresses
  is 'Returns by car of the caller the addresses of its photographs: paths of this site of those by hand, then the addresses '
  'that files named. For signed-in users.';
revoke all on function public.my_photo_addresses from public, anon, authenticated;
grant execute on function public.my_photo_addresses to authenticated, service_role;

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
