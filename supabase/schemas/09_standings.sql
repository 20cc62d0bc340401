-- Defines 'Unbeaten': whether another car of the model is cheaper, newer and has fewer miles.

-- Has the facts of a vehicle that decide its standing.
create type private.ranked_vehicle as (id uuid, model_id uuid, price integer, year smallint, mileage integer);

-- A vehicle is beaten if another one of its model for sale is cheaper, newer and has fewer miles, all three strictly.
-- Vehicles without a mileage neither beat nor are beaten. Triggers keep the rows.
create table public.vehicle_standings (
  vehicle_id uuid    not null,
  model_id   uuid    not null,
  is_beaten  boolean not null,
  constraint vehicle_standings_pkey            primary key (vehicle_id),
  constraint vehicle_standings_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint vehicle_standings_model_id_fkey   foreign key (model_id) references public.vehicle_models (id) on delete cascade
);
comment on table public.vehicle_standings is
  'Whether a vehicle for sale with a known mileage is beaten by another of its model. Written by trigger only.';

create index vehicle_standings_model_id_idx on public.vehicle_standings (model_id);

alter table public.vehicle_standings enable row level security;
revoke all on table public.vehicle_standings from anon, authenticated;
grant select on table public.vehicle_standings to anon, authenticated;
grant all on table public.vehicle_standings to service_role;

-- Only vehicles for sale have a standing.
create policy "Everybody reads how vehicles for sale stand"
  on public.vehicle_standings for select to anon, authenticated
  using (true);

-- Counts the vehicles of a model that have a standing. Its row is also the lock of that model's standings.
create table public.model_standings (
  model_id uuid    not null,
  vehicles integer not null default 0,
  constraint model_standings_pkey          primary key (model_id),
  constraint model_standings_model_id_fkey foreign key (model_id) references public.vehicle_models (id) on delete cascade
);

alter table public.model_standings enable row level security;
revoke all on table public.model_standings from anon, authenticated;
grant select on table public.model_standings to anon, authenticated;
grant all on table public.model_standings to service_role;

create policy "Everybody reads how many of a model are for sale"
  on public.model_standings for select to anon, authenticated
  using (true);

-- Returns true if another vehicle beats this one, which one far below its range does not. Stops at the first rival.
create function private.is_beaten(p_vehicle public.vehicles)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from public.vehicles rival
    where rival.listing_status = 'active' and rival.mileage is not null
      and rival.model_id = p_vehicle.model_id and rival.price < p_vehicle.price
      and rival.year > p_vehicle.year and rival.mileage < p_vehicle.mileage
      and not exists (
        select from public.vehicle_valuations far where far.vehicle_id = rival.id and far.verdict = 'far_below'
      )
  );
end;
$$;
revoke all on function private.is_beaten from public;

-- Brings the standings up to date with changed vehicles. p_gone and p_come are the states before and
-- after, of vehicles that had or have a standing.
create function private.update_standings(p_gone private.ranked_vehicle[], p_come private.ranked_vehicle[])
returns void
language plpgsql
set search_path = ''
set plan_cache_mode = auto
as $$
begin
  -- A plan kept from writes of one vehicle takes minutes for thousands. The setting holds until the function ends.
  if cardinality(p_gone) + cardinality(p_come) > 100 then
    set local plan_cache_mode = force_custom_plan;
  end if;

  -- Lets in one writer of a model at a time, in the order of ids; later statements see what the others wrote.
  insert into public.model_standings (model_id)
  select distinct changed.model_id from unnest(p_gone || p_come) changed
  order by changed.model_id
  on conflict do nothing;
  perform from public.model_standings m
  where m.model_id in (select changed.model_id from unnest(p_gone || p_come) changed)
  order by m.model_id
  for update;

  delete from public.vehicle_standings s
  using unnest(p_gone || p_come) changed where s.vehicle_id = changed.id;

  -- Marks others that the new ones beat.
  update public.vehicle_standings s set is_beaten = true
  from unnest(p_come) come, public.vehicles v
  where s.model_id = come.model_id and not s.is_beaten and v.id = s.vehicle_id
    and come.price < v.price and come.year > v.year and come.mileage < v.mileage
    and not exists (
      select from public.vehicle_valuations far where far.vehicle_id = come.id and far.verdict = 'far_below'
    );

  -- Reads the present state: one of them may have been changed again, or deleted.
  insert into public.vehicle_standings (vehicle_id, model_id, is_beaten)
  select v.id, v.model_id, private.is_beaten(v)
  from public.vehicles v
  where v.id in (select come.id from unnest(p_come) come)
    and v.listing_status = 'active' and v.mileage is not null;

  -- Clears others that the old ones beat, if nothing else does. With many old ones it is faster to ask all.
  update public.vehicle_standings s set is_beaten = false
  from public.vehicles v
  where s.is_beaten and v.id = s.vehicle_id
    and s.model_id in (select gone.model_id from unnest(p_gone) gone)
    and (
      cardinality(p_gone) > 100
      or exists (
        select from unnest(p_gone) gone
        where gone.model_id = v.model_id
          and gone.price < v.price and gone.year > v.year and gone.mileage < v.mileage
      )
    )
    and not private.is_beaten(v);

  update public.model_standings m
  set vehicles = (select count(*) from public.vehicle_standings s where s.model_id = m.model_id)
  where m.model_id in (select changed.model_id from unnest(p_gone || p_come) changed);
end;
$$;
revoke all on function private.update_standings from public;

-- Triggers: pass on the rows that matter. Definer: no client writes standings.
create function private.keep_standings()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  gone private.ranked_vehicle[];
  come private.ranked_vehicle[];
begin
  if tg_op = 'UPDATE' then
    -- Leaves out rows in which only a view was counted or a text changed.
    select
      array_agg((o.id, o.model_id, o.price, o.year, o.mileage)::private.ranked_vehicle)
        filter (where o.listing_status = 'active' and o.mileage is not null),
      array_agg((n.id, n.model_id, n.price, n.year, n.mileage)::private.ranked_vehicle)
        filter (where n.listing_status = 'active' and n.mileage is not null)
    into gone, come
    from old_rows o join new_rows n on n.id = o.id
    where (o.listing_status = 'active', o.model_id, o.price, o.year, o.mileage)
      is distinct from (n.listing_status = 'active', n.model_id, n.price, n.year, n.mileage);
  elsif tg_op = 'INSERT' then
    select array_agg((n.id, n.model_id, n.price, n.year, n.mileage)::private.ranked_vehicle) into come from new_rows n
    where n.listing_status = 'active' and n.mileage is not null;
  else
    select array_agg((o.id, o.model_id, o.price, o.year, o.mileage)::private.ranked_vehicle) into gone from old_rows o
    where o.listing_status = 'active' and o.mileage is not null;
  end if;
  if num_nonnulls(gone, come) > 0 then
    perform private.update_standings(coalesce(gone, '{}'), coalesce(come, '{}'));
  end if;
  return null;
end;
$$;
revoke all on function private.keep_standings from public;

create trigger keep_standings_inserted
  after insert on public.vehicles
  referencing new table as new_rows
  for each statement execute function private.keep_standings();

create trigger keep_standings_updated
  after update on public.vehicles
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_standings();

create trigger keep_standings_deleted
  after delete on public.vehicles
  referencing old table as old_rows
  for each statement execute function private.keep_standings();

-- Brings the standings of a model up to date with a valuation that comes to be, or ends being, far below. Definer: no
-- client writes standings.
create function private.keep_rivals()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  was constant boolean := coalesce(old.verdict = 'far_below', false);
  is_now constant boolean := coalesce(new.verdict = 'far_below', false);
  changed private.ranked_vehicle[];
begin
  if was <> is_now then
    changed := array(
      select (v.id, v.model_id, v.price, v.year, v.mileage)::private.ranked_vehicle
      from public.vehicles v
      where v.id = coalesce(new.vehicle_id, old.vehicle_id) and v.listing_status = 'active' and v.mileage is not null
    );
    if cardinality(changed) > 0 then
      perform private.update_standings(changed, changed);
    end if;
  end if;
  return null;
end;
$$;
revoke all on function private.keep_rivals() from public;

create trigger keep_rivals
  after insert or update of verdict, value, low_90 or delete on public.vehicle_valuations
  for each row execute function private.keep_rivals();

-- Returns true for a vehicle that is unbeaten among eight others or more of its model; null among fewer, where
-- nothing is said.
create function private.is_unbeaten(p_standing public.vehicle_standings, p_model public.model_standings)
returns boolean
language sql immutable
set search_path = ''
as $$
  select case when p_model.vehicles > 8 then not p_standing.is_beaten end;
$$;
revoke all on function private.is_unbeaten from public;
grant execute on function private.is_unbeaten to anon, authenticated, service_role;

-- Returns how a vehicle for sale stands among the others of its model, and up to five of those that beat it, cheapest
-- first, as a JSON array of vehicle_summary; one far below its valuation is no witness. It returns no row without a
-- mileage or among fewer than eight others. With the caller's rights. For every role.
create function public.vehicle_standing(p_vehicle_id uuid)
returns table (is_unbeaten boolean, rivals integer, beaten_by jsonb)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select private.is_unbeaten(s, m), m.vehicles - 1, to_jsonb(array(
    select summary from private.summarise_vehicles(array(
      select rival.id from public.vehicles rival
      where rival.listing_status = 'active' and rival.mileage is not null and rival.model_id = v.model_id
        and rival.price < v.price and rival.year > v.year and rival.mileage < v.mileage
        and not exists (
        select from public.vehicle_valuations far where far.vehicle_id = rival.id and far.verdict = 'far_below'
      )
      order by rival.price, rival.id
      limit 5
    )) summary
  ))
  from public.vehicles v
  join public.vehicle_standings s on s.vehicle_id = v.id
  join public.model_standings m on m.model_id = s.model_id
  where v.id = p_vehicle_id and v.listing_status = 'active' and private.is_unbeaten(s, m) is not null;
end;
$$;
comment on function public.vehicle_standing
  is 'Returns whether no other vehicle of the model for sale is cheaper, newer and has fewer miles, how many '
  'others there are, and up to five that beat it; no row among fewer than eight others. For every role.';
revoke all on function public.vehicle_standing from public, anon, authenticated;
grant execute on function public.vehicle_standing to anon, authenticated, service_role;
