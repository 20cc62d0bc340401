-- Defines the history of all runs of stock files, by hand, nightly or sent: what each did, and the undoing of one within a
-- day.

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
