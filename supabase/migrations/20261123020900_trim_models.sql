-- Trims and features of the vehicles for sale, most frequent first, and the models of each trim: what the words of a
-- search can mean, besides makes, models and places. '4' after a model that has no such trim means nothing. For
-- every role; definer: a scan under row-level security is slower.
create or replace function private.count_vocabulary()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with trims as (
    select v.trim as name, array_agg(distinct v.model_id) as models, count(*) as vehicles
    from public.vehicles v
    where v.listing_status = 'active' and v.trim is not null
    group by v.trim order by vehicles desc, v.trim limit 2000
  ), features as (
    select feature as name, count(*) as vehicles from public.vehicles v, unnest(v.features) feature
    where v.listing_status = 'active'
    group by feature order by vehicles desc, feature limit 400
  )
  select jsonb_build_object(
    'trims', (select coalesce(jsonb_agg(t.name order by t.vehicles desc, t.name), '[]') from trims t),
    'trim_models', (select coalesce(jsonb_object_agg(t.name, t.models), '{}') from trims t),
    'features', (select coalesce(jsonb_agg(f.name order by f.vehicles desc, f.name), '[]') from features f)
  );
$$;

comment on function public.search_vocabulary is
  'Returns the trims and features of the vehicles for sale, most frequent first: at most 2,000 and 400; and the models of each trim. For every role.';
