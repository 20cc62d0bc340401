-- Cars that have no figure: see lib/valuation/no-figure.ts.
delete from public.vehicle_valuations valued
using public.vehicles v
where v.id = valued.vehicle_id
  and (
    v.fuel_type in ('electric', 'hydrogen') or extract(year from now()) - v.year > 20 or v.mileage > 300000
    or v.engine_size not between 0.6 and 8.4
  );
