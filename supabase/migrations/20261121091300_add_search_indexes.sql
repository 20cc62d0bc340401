-- Indexes of the list of vehicles for sale. Each holds every column a filter can ask for, so that both
-- a page of ids and the exact count are read from one index, never from the table.

-- One for each order. Ties are broken by id in the direction of the sort, so that an index read
-- backwards serves the opposite order; mileage, which may be missing, needs both.
create index vehicles_active_newest_idx on public.vehicles (created_at, id)
  include (price, year, mileage, fuel_type, transmission, body_type, model_id, outward_code)
  where listing_status = 'active';

create index vehicles_active_price_idx on public.vehicles (price, id)
  include (year, mileage, fuel_type, transmission, body_type)
  where listing_status = 'active';

create index vehicles_active_year_idx on public.vehicles (year, id)
  include (price, mileage, fuel_type, transmission, body_type)
  where listing_status = 'active';

create index vehicles_active_mileage_idx on public.vehicles (mileage, id)
  include (price, year, fuel_type, transmission, body_type)
  where listing_status = 'active';

create index vehicles_active_mileage_desc_idx on public.vehicles (mileage desc nulls last, id desc)
  where listing_status = 'active';

-- One for each exact filter; ranges come after it. Make, model and search text are all lists of models.
create index vehicles_active_model_idx on public.vehicles (model_id, price)
  include (year, mileage, fuel_type, transmission, body_type, outward_code, created_at, id)
  where listing_status = 'active';

create index vehicles_active_fuel_idx on public.vehicles (fuel_type, transmission, price)
  include (year, mileage, body_type)
  where listing_status = 'active';

create index vehicles_active_transmission_idx on public.vehicles (transmission, price)
  include (year, mileage, body_type)
  where listing_status = 'active';

create index vehicles_active_body_idx on public.vehicles (body_type, price)
  include (year, mileage, fuel_type, transmission, id)
  where listing_status = 'active';

create index vehicles_active_place_idx on public.vehicles (outward_code, id)
  include (price, year, mileage, fuel_type, transmission, body_type, model_id)
  where listing_status = 'active';
