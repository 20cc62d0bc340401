-- A list of the vehicles of one seller.
alter type public.vehicle_filters add attribute seller_id uuid;

-- Returns the conditions of the given filters, by facet: a range is one facet, a make with its models too.
create or replace function private.filter_conditions(p private.prepared_filters)
returns table (facet text, condition text)
language plpgsql stable
set search_path = ''
as $$
declare
  f public.vehicle_filters := (p).filters;
begin
  return query
  select given.facet, given.condition
  from (values
    ('search',         f.search is not null,            private.search_condition(p)),
    ('make',           (p).chosen is not null,          'v.model_id = any ($2)'),
    ('fuel',           f.fuels is not null,             'v.fuel_type = any (($1).fuels)'),
    ('transmission',   f.transmissions is not null,     'v.transmission = any (($1).transmissions)'),
    ('bodyType',       f.body_types is not null,        'v.body_type = any (($1).body_types)'),
    ('price',          num_nonnulls(f.price_min, f.price_max) > 0, concat_ws(' and ',
      case when f.price_min is not null then 'v.price >= ($1).price_min' end,
      case when f.price_max is not null then 'v.price <= ($1).price_max' end)),
    ('year',           num_nonnulls(f.year_min, f.year_max) > 0, concat_ws(' and ',
      case when f.year_min is not null then 'v.year >= ($1).year_min' end,
      case when f.year_max is not null then 'v.year <= ($1).year_max' end)),
    ('mileage',        num_nonnulls(f.mileage_min, f.mileage_max) > 0, concat_ws(' and ',
      case when f.mileage_min is not null then 'v.mileage >= ($1).mileage_min' end,
      case when f.mileage_max is not null then 'v.mileage <= ($1).mileage_max' end)),
    ('taxMax',         f.tax_max is not null,
      'exists (select from public.vehicle_running_costs costs where costs.vehicle_id = v.id'
      ' and coalesce(costs.tax_typical, costs.tax_high) <= ($1).tax_max)'),
    ('ulez',           f.ulez is not null, private.ulez_expression() || ' = any (($1).ulez)'),
    ('seatsMin',       f.seats_min is not null,         'v.seats >= ($1).seats_min'),
    ('doors',          f.doors is not null,             'v.doors = any (($1).doors)'),
    ('colour',         f.colours is not null,           'v.colour = any (($1).colours)'),
    ('trim',           f.trims is not null,             'v.trim = any (($1).trims)'),
    ('engine',         num_nonnulls(f.engine_min, f.engine_max) > 0, concat_ws(' and ',
      case when f.engine_min is not null then 'v.engine_size >= ($1).engine_min' end,
      case when f.engine_max is not null then 'v.engine_size <= ($1).engine_max' end)),
    ('ownersMax',      f.owners_max is not null,        'v.owners <= ($1).owners_max'),
    ('sellerType',     f.seller_types is not null,      'v.seller_type = any (($1).seller_types)'),
    ('serviceHistory', f.service_histories is not null, 'v.service_history = any (($1).service_histories)'),
    ('features',       f.features is not null,          'v.features @> ($1).features'),
    ('verdict',        f.verdicts is not null,
      case when 'none' = any (f.verdicts)
        then 'coalesce(valuation.verdict, ''none'') = any (($1).verdicts)'
        else 'valuation.verdict = any (($1).verdicts)'
      end),
    ('seller',         f.seller_id is not null,         'v.seller_id = ($1).seller_id'),
    ('location',       f.radius_miles is not null,      'v.outward_code = any ($6)')
  ) as given (facet, is_given, condition)
  where given.is_given;
end;
$$;

-- Counts read the seller in the narrow row too.
alter table private.vehicle_facets add column seller_id uuid;
update private.vehicle_facets stored
set seller_id = v.seller_id
from public.vehicles v
where v.id = stored.vehicle_id;
alter table private.vehicle_facets alter column seller_id set not null;
create index vehicle_facets_seller_id_idx on private.vehicle_facets (seller_id);

drop view private.counted_vehicles;
create view private.counted_vehicles as
select counted.*, counted.vehicle_id as id, listing.features
from private.vehicle_facets counted
left join public.vehicles listing on listing.id = counted.vehicle_id;

-- Stores, replaces or removes the row of a vehicle.
create or replace function private.store_vehicle_facets(p_vehicle public.vehicles)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if (p_vehicle).listing_status <> 'active' then
    delete from private.vehicle_facets where vehicle_id = (p_vehicle).id;
    return;
  end if;
  insert into private.vehicle_facets values (
    (p_vehicle).id, (p_vehicle).model_id, private.feature_bits((p_vehicle).features), (p_vehicle).price,
    (p_vehicle).mileage, (p_vehicle).fuel_type, (p_vehicle).transmission, (p_vehicle).body_type,
    (p_vehicle).seller_type,
    coalesce((select valued.verdict from public.vehicle_valuations valued where valued.vehicle_id = (p_vehicle).id), 'none'),
    (p_vehicle).year, (p_vehicle).doors, (p_vehicle).seats, (p_vehicle).owners, (p_vehicle).colour,
    (p_vehicle).service_history, (p_vehicle).engine_size, (p_vehicle).trim, (p_vehicle).outward_code, (p_vehicle).seller_id
  )
  on conflict (vehicle_id) do update set (
    model_id, feature_bits, price, mileage, fuel_type, transmission, body_type, seller_type, verdict, year, doors,
    seats, owners, colour, service_history, engine_size, trim, outward_code, seller_id
  ) = row (
    excluded.model_id, excluded.feature_bits, excluded.price, excluded.mileage, excluded.fuel_type, excluded.transmission,
    excluded.body_type, excluded.seller_type, excluded.verdict, excluded.year, excluded.doors, excluded.seats,
    excluded.owners, excluded.colour, excluded.service_history, excluded.engine_size, excluded.trim,
    excluded.outward_code, excluded.seller_id
  );
end;
$$;

drop trigger keep_vehicle_facets on public.vehicles;
create trigger keep_vehicle_facets
  after update on public.vehicles
  for each row
  when (
    row (
      old.listing_status, old.model_id, old.features, old.price, old.mileage, old.fuel_type, old.transmission,
      old.body_type, old.seller_type, old.year, old.doors, old.seats, old.owners, old.colour, old.service_history,
      old.engine_size, old.trim, old.outward_code, old.seller_id
    ) is distinct from row (
      new.listing_status, new.model_id, new.features, new.price, new.mileage, new.fuel_type, new.transmission,
      new.body_type, new.seller_type, new.year, new.doors, new.seats, new.owners, new.colour, new.service_history,
      new.engine_size, new.trim, new.outward_code, new.seller_id
    )
  )
  execute function private.keep_vehicle_facets();
