-- Running costs are public, so they go by the number plate that is: the costs by a hidden one tell the half-year of its age.
drop trigger forget_running_costs on public.vehicles;

-- Every input of the costs.
create trigger forget_running_costs
  after update of make_id, model_id, year, fuel_type, transmission, body_type, engine_size, registration_number,
    registration_is_public
  on public.vehicles
  for each row
  when ((old.make_id, old.model_id, old.year, old.fuel_type, old.transmission, old.body_type, old.engine_size,
         old.public_registration)
        is distinct from
        (new.make_id, new.model_id, new.year, new.fuel_type, new.transmission, new.body_type, new.engine_size,
         new.public_registration))
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
    vehicle_id, tax_low, tax_high, tax_typical, tax_basis, mpg_low, mpg_high, rates_version, costed_on
  )
  select v.id, g.tax_low, g.tax_high, g.tax_typical, g.tax_basis, g.mpg_low, g.mpg_high, g.rates_version, g.costed_on
  from jsonb_to_recordset(p_costs) as g (
    vehicle_id uuid, make_id uuid, model_id uuid, year smallint, fuel_type public.fuel_type,
    transmission public.transmission_type, body_type public.body_type, engine_size numeric(3, 1),
    public_registration text,
    tax_low integer, tax_high integer, tax_typical integer, tax_basis text, mpg_low numeric(4,1), mpg_high numeric(4,1),
    rates_version text, costed_on date
  )
  join public.vehicles v on v.id = g.vehicle_id
  where (v.make_id, v.model_id, v.year, v.fuel_type, v.transmission, v.body_type)
      = (g.make_id, g.model_id, g.year, g.fuel_type, g.transmission, g.body_type)
    and v.engine_size is not distinct from g.engine_size
    and v.public_registration is not distinct from g.public_registration
  for share of v
  on conflict (vehicle_id) do update set
    tax_low = excluded.tax_low, tax_high = excluded.tax_high, tax_typical = excluded.tax_typical,
    tax_basis = excluded.tax_basis,
    mpg_low = excluded.mpg_low, mpg_high = excluded.mpg_high,
    rates_version = excluded.rates_version, costed_on = excluded.costed_on;
  get diagnostics stored = row_count;
  return stored;
end;
$$;

-- The next run of valuation:listings works them out again.
delete from public.vehicle_running_costs c using public.vehicles v
where v.id = c.vehicle_id and v.registration_number is not null and not v.registration_is_public;
