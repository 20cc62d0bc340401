-- What remains public of a vehicle that was for sale: its page says what it was and responds with 410.
-- No foreign key to vehicles, so that it outlives a deleted listing. Nothing in it is personal data.
create table public.vehicle_departures (
  vehicle_id uuid             not null,
  model_id   uuid             not null,
  year       smallint         not null,
  body_type  public.body_type not null,
  price      integer          not null,
  went_on    date             not null default (now() at time zone 'Europe/London')::date,
  is_final   boolean          not null,
  constraint vehicle_departures_pkey          primary key (vehicle_id),
  constraint vehicle_departures_model_id_fkey foreign key (model_id) references public.vehicle_models (id) on delete cascade
);
comment on table public.vehicle_departures is
  'Vehicles that were for sale and no longer are, as they were on that day. Written by trigger only.';
comment on column public.vehicle_departures.is_final is
  'Sold, archived, taken down or deleted; not reserved or a draft again, of which the public learns nothing.';
create index vehicle_departures_model_id_idx on public.vehicle_departures (model_id);

alter table public.vehicle_departures enable row level security;
revoke all on table public.vehicle_departures from anon, authenticated;
-- Not the body type and the price, which only choose the similar vehicles.
grant select (vehicle_id, model_id, year, went_on, is_final) on table public.vehicle_departures to anon, authenticated;

create policy "Everybody reads what is no longer for sale"
  on public.vehicle_departures for select to anon, authenticated
  using (is_final);

-- Trigger: records a vehicle that leaves the site and forgets one that is public again. Definer: no
-- client may write the table.
create function private.record_departure()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  gone boolean := tg_op = 'DELETE' or new.listing_status in ('sold', 'archived');
begin
  if old.listing_status = 'active' then
    insert into public.vehicle_departures (vehicle_id, model_id, year, body_type, price, is_final)
    values (old.id, old.model_id, old.year, old.body_type, old.price, gone)
    on conflict (vehicle_id) do update set went_on = excluded.went_on, is_final = excluded.is_final;
  elsif new.listing_status = 'active' then
    delete from public.vehicle_departures where vehicle_id = old.id;
  else
    update public.vehicle_departures set is_final = gone where vehicle_id = old.id;
  end if;
  return null;
end;
$$;
revoke all on function private.record_departure() from public;

create trigger record_departure
  after update of listing_status on public.vehicles
  for each row
  when (old.listing_status is distinct from new.listing_status)
  execute function private.record_departure();

create trigger record_deleted_departure
  after delete on public.vehicles
  for each row execute function private.record_departure();

-- Of the past only what was certainly public. A vehicle in the archive may have been a draft.
insert into public.vehicle_departures (vehicle_id, model_id, year, body_type, price, went_on, is_final)
select v.id, v.model_id, v.year, v.body_type, v.price, (v.updated_at at time zone 'Europe/London')::date,
  v.listing_status = 'sold'
from public.vehicles v
where v.listing_status in ('reserved', 'sold');

-- Returns the ids of vehicles for sale similar to one that is, or that no longer is. For every role.
-- Definer for the reason of find_vehicles.
create or replace function private.find_similar_vehicles(p_vehicle_id uuid, p_limit integer)
returns uuid[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted record;
  models uuid[];
  ids    uuid[] := '{}';
begin
  select v.id, v.make_id, v.model_id, v.body_type, v.price, false as is_gone into wanted
  from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active'
  union all
  select d.vehicle_id, m.make_id, d.model_id, d.body_type, d.price, true
  from public.vehicle_departures d
  join public.vehicle_models m on m.id = d.model_id
  where d.vehicle_id = p_vehicle_id and d.is_final;
  if not found then
    return ids;
  end if;

  -- In place of one that is gone, others of its model.
  if wanted.is_gone then
    ids := array(
      select v.id from public.vehicles v
      where v.listing_status = 'active' and v.model_id = wanted.model_id
        and v.price between wanted.price / 2 and wanted.price * 3 / 2
      order by abs(v.price - wanted.price), v.id
      limit p_limit
    );
  end if;

  -- The same make, within half the price.
  models := array(select m.id from public.vehicle_models m where m.make_id = wanted.make_id);
  ids := ids || array(
    select v.id from public.vehicles v
    where v.listing_status = 'active' and v.body_type = wanted.body_type
      and v.model_id = any (models) and v.id <> all (ids || wanted.id)
      and v.price between wanted.price / 2 and wanted.price * 3 / 2
    order by abs(v.price - wanted.price), v.id
    limit p_limit - cardinality(ids)
  );
  if cardinality(ids) = p_limit then
    return ids;
  end if;

  -- Then other makes, nearest in price first.
  return ids || array(
    select near.id from (
      (select v.id, v.price from public.vehicles v
       where v.listing_status = 'active' and v.body_type = wanted.body_type
         and v.price >= wanted.price and v.make_id <> wanted.make_id
       order by v.price limit p_limit)
      union all
      (select v.id, v.price from public.vehicles v
       where v.listing_status = 'active' and v.body_type = wanted.body_type
         and v.price < wanted.price and v.make_id <> wanted.make_id
       order by v.price desc limit p_limit)
    ) near
    order by abs(near.price - wanted.price), near.id
    limit p_limit - cardinality(ids)
  );
end;
$$;

comment on function public.similar_vehicles is
  'Returns vehicles for sale of the same body type and a similar price, the same make first; for a vehicle no longer '
  'for sale its model before that. For every role. p_limit: 1 to 24, 4 by default.';
