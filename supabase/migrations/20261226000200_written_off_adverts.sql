-- The prices of a model's adverts leave out cars that were written off.
set lock_timeout = '4s';

create or replace function public.model_adverts(p_path text)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'make', make.name, 'model', model.name,
    'adverts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'year', newest.year, 'mileage', newest.mileage, 'price', newest.price, 'fuel', newest.fuel_type,
        'gearbox', newest.transmission, 'listed', (newest.created_at at time zone 'Europe/London')::date
      ) order by newest.created_at desc, newest.id desc), '[]')
      from (
        select v.id, v.year, v.mileage, v.price, v.fuel_type, v.transmission, v.created_at
        from public.vehicles v
        where v.model_id = page.model_id and v.listing_status = 'active' and v.price > 0 and v.mileage <= 300000
          and coalesce(v.write_off, 'none') = 'none' and not exists (
            select from public.vehicle_valuations far
            where far.vehicle_id = v.id and (far.verdict = 'far_below' or v.price > 3::bigint * far.value)
          )
        order by v.created_at desc, v.id desc
        limit 300
      ) newest
    )
  )
  from public.landing_pages page
  join public.vehicle_models model on model.id = page.model_id
  join public.vehicle_makes make on make.id = model.make_id
  where page.path = p_path and page.town is null and page.cars > 0;
$$;
comment on function public.model_adverts
  is 'Returns a model by the path of its landing page, such as ford/fiesta: its names, and year, miles, price, fuel, '
  'gearbox and day of its newest 300 adverts with at most 300,000 miles, none of them written off, far below its '
  'valuation or over three times it; null without such a page. With the caller''s rights. For every role.';
