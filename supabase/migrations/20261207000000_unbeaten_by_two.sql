set lock_timeout = '4s';

-- 'Unbeaten' says something only of a vehicle that beats two others: one without rivals was called unbeaten.
alter table public.vehicle_standings add column beats_two boolean not null default false;
alter table public.vehicle_standings alter column beats_two drop default;
comment on table public.vehicle_standings is
  'Whether a vehicle for sale with a known mileage is beaten by another of its model, and beats two. Written by trigger '
  'only.';

create function private.beats_two(p_vehicle public.vehicles)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return 2 = (
    select count(*) from (
      select from public.vehicles rival
      where rival.listing_status = 'active' and rival.mileage is not null
        and rival.model_id = p_vehicle.model_id and rival.price > p_vehicle.price
        and rival.year < p_vehicle.year and rival.mileage > p_vehicle.mileage
        and rival.seller_id <> p_vehicle.seller_id
        and exists (
          select from public.vehicle_valuations fair where fair.vehicle_id = rival.id and fair.verdict <> 'far_below'
        )
      limit 2
    ) two
  );
end;
$$;
revoke all on function private.beats_two from public;

update public.vehicle_standings s set beats_two = true
from public.vehicles v
where v.id = s.vehicle_id and private.beats_two(v);

create or replace function private.update_standings(p_gone private.ranked_vehicle[], p_come private.ranked_vehicle[])
returns void
language plpgsql
set search_path = ''
set plan_cache_mode = auto
as $$
begin
  -- A cached plan, made for one vehicle, takes minutes for thousands. The setting holds until the function ends.
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

  -- Marks the vehicles that one of p_come beats.
  update public.vehicle_standings s set is_beaten = true
  from unnest(p_come) come, public.vehicles v
  where s.model_id = come.model_id and not s.is_beaten and v.id = s.vehicle_id
    and come.price < v.price and come.year > v.year and come.mileage < v.mileage
    and exists (
      select from public.vehicle_valuations fair where fair.vehicle_id = come.id and fair.verdict <> 'far_below'
    );

  -- Reads the present state: a vehicle of p_come may have been changed again, or deleted.
  insert into public.vehicle_standings (vehicle_id, model_id, is_beaten, beats_two)
  select v.id, v.model_id, private.is_beaten(v), private.beats_two(v)
  from public.vehicles v
  where v.id in (select come.id from unnest(p_come) come)
    and v.listing_status = 'active' and v.mileage is not null;

  -- Clears the mark of vehicles that one of p_gone has beaten and no other vehicle beats. With many in p_gone it is
  -- faster to look at all vehicles of their models.
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

  -- Looks again at the vehicles that beat a changed one, as it was or as it is; `case` looks at no others.
  update public.vehicle_standings s set beats_two = not s.beats_two
  from public.vehicles v
  where v.id = s.vehicle_id
    and s.model_id in (select changed.model_id from unnest(p_gone || p_come) changed)
    and case
      when cardinality(p_gone) + cardinality(p_come) > 100 or exists (
        select from unnest(p_gone || p_come) changed
        where changed.model_id = v.model_id
          and changed.price > v.price and changed.year < v.year and changed.mileage > v.mileage
      ) then s.beats_two <> private.beats_two(v)
    end;

  update public.model_standings m
  set vehicles = (select count(*) from public.vehicle_standings s where s.model_id = m.model_id)
  where m.model_id in (select changed.model_id from unnest(p_gone || p_come) changed);
end;
$$;

create or replace function private.keep_standings()
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
    where (o.listing_status = 'active', o.model_id, o.price, o.year, o.mileage, o.seller_id)
      is distinct from (n.listing_status = 'active', n.model_id, n.price, n.year, n.mileage, n.seller_id);
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

create or replace function private.is_unbeaten(p_standing public.vehicle_standings, p_model public.model_standings)
returns boolean
language sql immutable
set search_path = ''
as $$
  select case when p_model.vehicles > 8 then p_standing.beats_two and not p_standing.is_beaten end;
$$;

comment on function public.vehicle_standing
  is 'Returns whether a vehicle is cheaper, newer and has fewer miles than two of other sellers and no other of the model '
  'for sale is all three against it, how many others there are, and up to five that beat it; no row among fewer than '
  'eight others. For every role.';
