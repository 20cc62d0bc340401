-- Cars that have no figure: see lib/valuation/no-figure.ts.
delete from public.vehicle_valuations valued
using public.vehicles v
where v.id = valued.vehicle_id
  and (v.fuel_type in ('electric', 'hydrogen') or extract(year from now()) - v.year > 20);
