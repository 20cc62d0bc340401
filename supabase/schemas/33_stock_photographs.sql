-- Defines the photographs that dealers' stock files name by address: a queue of addresses, and what became of each.

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
