-- A car that was written off has no value here, so its loss of value, and the cost of owning it, is not known.
set lock_timeout = '4s';

comment on column public.vehicle_running_costs.cost_to_own is
  'What three years of owning it cost in pounds at 8,000 miles a year, without insurance, by the middle of each part; '
  'null where the loss of value or the fuel is not known, and for a vehicle that was written off.';

drop trigger forget_running_costs on public.vehicles;
create trigger forget_running_costs
  after update of make_id, model_id, year, mileage, fuel_type, transmission, body_type, condition, engine_size,
    registration_number, registration_is_public, write_off
  on public.vehicles
  for each row
  when ((old.make_id, old.model_id, old.year, old.mileage, old.fuel_type, old.transmission, old.body_type,
         old.condition, old.engine_size, old.public_registration, old.write_off)
        is distinct from
        (new.make_id, new.model_id, new.year, new.mileage, new.fuel_type, new.transmission, new.body_type,
         new.condition, new.engine_size, new.public_registration, new.write_off))
  execute function private.forget_running_costs();

create or replace function public.keep_running_costs(p_costs jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  stored integer;
begin
  insert into public.vehicle_running_costs (
    vehicle_id, tax_low, tax_high, tax_typical, tax_basis, mpg_low, mpg_high, rates_version, costed_on, cost_to_own
  )
  select v.id, g.tax_low, g.tax_high, g.tax_typical, g.tax_basis, g.mpg_low, g.mpg_high, g.rates_version, g.costed_on,
    case when coalesce(v.write_off, 'none') = 'none' then g.cost_to_own end
  from jsonb_to_recordset(p_costs) as g (
    vehicle_id uuid, make_id uuid, model_id uuid, year smallint, mileage integer, fuel_type public.fuel_type,
    transmission public.transmission_type, body_type public.body_type, condition public.vehicle_condition,
    engine_size numeric(3, 1), public_registration text,
    tax_low integer, tax_high integer, tax_typical integer, tax_basis text, mpg_low numeric(4,1), mpg_high numeric(4,1),
    rates_version text, costed_on date, cost_to_own integer
  )
  join public.vehicles v on v.id = g.vehicle_id
  where (v.make_id, v.model_id, v.year, v.fuel_type, v.transmission, v.body_type)
      = (g.make_id, g.model_id, g.year, g.fuel_type, g.transmission, g.body_type)
    and v.mileage is not distinct from g.mileage
    and v.condition is not distinct from g.condition
    and v.engine_size is not distinct from g.engine_size
    and v.public_registration is not distinct from g.public_registration
  for share of v
  on conflict (vehicle_id) do update set
    tax_low = excluded.tax_low, tax_high = excluded.tax_high, tax_typical = excluded.tax_typical,
    tax_basis = excluded.tax_basis,
    mpg_low = excluded.mpg_low, mpg_high = excluded.mpg_high,
    rates_version = excluded.rates_version, costed_on = excluded.costed_on, cost_to_own = excluded.cost_to_own;
  get diagnostics stored = row_count;
  return stored;
end;
$$;

update public.vehicle_running_costs costs set cost_to_own = null from public.vehicles v
where v.id = costs.vehicle_id and coalesce(v.write_off, 'none') <> 'none';
