-- As in 20261123020900_trim_models.sql, within half a second for a million vehicles instead of four: trims by their
-- index, and of more than 100,000 for sale features by a sample of about so many. The sample is the
-- same each time: processes must understand a search alike.
create or replace function private.count_vocabulary()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with models as materialized (
    select v.trim as name, v.model_id, count(*) as vehicles
    from public.vehicles v
    where v.listing_status = 'active' and v.trim is not null
    group by v.trim, v.model_id
  ), trims as (
    select m.name, array_agg(m.model_id order by m.model_id) as models, sum(m.vehicles) as vehicles
    from models m
    group by m.name order by vehicles desc, m.name limit 2000
  ), features as (
    select feature as name, count(*) as vehicles
    from public.vehicles v tablesample system (
      -- Of a table that was never analysed, all.
      (select least(100, 100 * 100000 / greatest(reltuples, 1)) from pg_catalog.pg_class
       where oid = 'private.vehicle_facets'::regclass)
    ) repeatable (1),
    unnest(v.features) feature
    where v.listing_status = 'active'
    group by feature order by vehicles desc, feature limit 400
  )
  select jsonb_build_object(
    'trims', (select coalesce(jsonb_agg(t.name order by t.vehicles desc, t.name), '[]') from trims t),
    'trim_models', (select coalesce(jsonb_object_agg(t.name, t.models), '{}') from trims t),
    'features', (select coalesce(jsonb_agg(f.name order by f.vehicles desc, f.name), '[]') from features f)
  );
$$;
