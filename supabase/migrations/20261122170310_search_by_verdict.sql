-- The list filters by verdict and road tax, and sorts by price against value. The signatures change.
drop function public.search_vehicles;
drop function private.find_vehicles;

-- Returns the ids of one page of the vehicles that match a filter, in order, and the exact total. For
-- every role.
--
-- Definer, because the planner cannot use indexes or statistics for most comparisons under row-level
-- security. Therefore it repeats the policy of anonymous visitors (listing_status = 'active') for every
-- role and returns only ids and a number; the summaries are read with the caller's rights.
--
-- The statement consists of the given conditions only, so that it is planned for these. Values are
-- parameters and never part of its text.
create function private.find_vehicles(
  p_search text, p_make_id uuid, p_model_id uuid,
  p_fuel public.fuel_type, p_transmission public.transmission_type, p_body_type public.body_type,
  p_price_min integer, p_price_max integer, p_year_min integer, p_year_max integer,
  p_mileage_min integer, p_mileage_max integer,
  p_latitude double precision, p_longitude double precision, p_radius_miles double precision,
  p_sort text, p_limit integer, p_offset integer, p_verdicts public.price_verdict[], p_tax_max integer,
  out ids uuid[], out total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  conditions text    := 'v.listing_status = ''active''';
  source     text    := 'public.vehicles v';
  joins      text    := '';
  page_joins text;
  sorting    text;
  search     text    := nullif(btrim(private.fold_text(p_search)), '');
  has_place  boolean := coalesce(p_latitude between -90 and 90 and p_longitude between -180 and 180, false);
  models     uuid[];
  codes      text[];
  may_lack   boolean;
begin
  ids := '{}';
  total := 0;

  -- Make, model and search text each select a set of models.
  if num_nonnulls(search, p_make_id, p_model_id) > 0 then
    models := array(
      select m.id from public.vehicle_models m
      where (search     is null or strpos(m.search_text, search) > 0)
        and (p_make_id  is null or m.make_id = p_make_id)
        and (p_model_id is null or m.id = p_model_id)
    );
    if cardinality(models) = 0 then
      return;
    end if;
    conditions := conditions || ' and v.model_id = any ($1)';
  end if;

  -- Vehicles lie at the centre of their outward code, so a radius selects a set of codes.
  if has_place and (p_radius_miles is not null or p_sort = 'distance') then
    codes := array(
      select near.outcode
      from private.outcodes_near(p_latitude, p_longitude, p_radius_miles) near
      order by near.miles, near.outcode
    );
    if cardinality(codes) = 0 then
      return;
    end if;
    if p_radius_miles is not null then
      conditions := conditions || ' and v.outward_code = any ($2)';
    end if;
  end if;

  conditions := conditions || concat(
    case when p_fuel         is not null then ' and v.fuel_type = $3'    end,
    case when p_transmission is not null then ' and v.transmission = $4' end,
    case when p_body_type    is not null then ' and v.body_type = $5'    end,
    case when p_price_min    is not null then ' and v.price >= $6'       end,
    case when p_price_max    is not null then ' and v.price <= $7'       end,
    case when p_year_min     is not null then ' and v.year >= $8'        end,
    case when p_year_max     is not null then ' and v.year <= $9'        end,
    case when p_mileage_min  is not null then ' and v.mileage >= $10'    end,
    case when p_mileage_max  is not null then ' and v.mileage <= $11'    end,
    case when p_tax_max      is not null then ' and coalesce(costs.tax_typical, costs.tax_high) <= $15' end
  );
  if p_tax_max is not null then
    joins := ' join public.vehicle_running_costs costs on costs.vehicle_id = v.id';
  end if;

  -- A vehicle without a valuation has no verdict; an inner join can use the indexes of valuations.
  may_lack := coalesce(cardinality(p_verdicts), 0) = 0 or 'none' = any (p_verdicts);
  if cardinality(p_verdicts) > 0 then
    joins := joins || format(
      ' %sjoin public.vehicle_valuations valuation on valuation.vehicle_id = v.id',
      case when may_lack then 'left ' end
    );
    conditions := conditions || case
      when may_lack then ' and coalesce(valuation.verdict, ''none'') = any ($14)'
      else ' and valuation.verdict = any ($14)'
    end;
  end if;

  sorting := case p_sort
    when 'price_asc'    then 'v.price, v.id'
    when 'price_desc'   then 'v.price desc, v.id desc'
    when 'mileage_asc'  then 'v.mileage, v.id'
    when 'mileage_desc' then 'v.mileage desc nulls last, v.id desc'
    when 'year_asc'     then 'v.year, v.id'
    when 'year_desc'    then 'v.year desc, v.id desc'
    when 'verdict'      then 'ranked.price_ratio, v.id'
    else 'v.created_at desc, v.id desc'
  end;
  if p_sort = 'distance' and has_place then
    source  := 'unnest($2) with ordinality as near (code, rank) join public.vehicles v on v.outward_code = near.code';
    sorting := 'near.rank, v.id';
  end if;

  p_limit  := least(greatest(coalesce(p_limit, 24), 1), 100);
  p_offset := greatest(coalesce(p_offset, 0), 0);

  -- By verdict, vehicles that have one come first: their index alone fills most pages.
  page_joins := joins;
  if p_sort = 'verdict' then
    page_joins := joins || ' join public.vehicle_valuations ranked on ranked.vehicle_id = v.id'
      || ' and ranked.price_ratio is not null';
  end if;
  for pass in 1..2 loop
    execute format(
      'select array(select v.id from %s%s where %s order by %s limit $12 offset $13)',
      source, page_joins, conditions, sorting
    )
    into ids
    using models, codes, p_fuel, p_transmission, p_body_type, p_price_min, p_price_max, p_year_min,
          p_year_max, p_mileage_min, p_mileage_max, p_limit, p_offset, p_verdicts, p_tax_max;
    exit when p_sort is distinct from 'verdict' or not may_lack or cardinality(ids) = p_limit;
    page_joins := joins || ' left join public.vehicle_valuations ranked on ranked.vehicle_id = v.id';
  end loop;

  -- A page that is not full is the last one: no count needed.
  if cardinality(ids) between 1 and p_limit - 1 or cardinality(ids) = 0 and p_offset = 0 then
    total := p_offset + cardinality(ids);
  elsif cardinality(ids) > 0 then
    execute format('select count(*) from public.vehicles v%s where %s', joins, conditions)
    into total
    using models, codes, p_fuel, p_transmission, p_body_type, p_price_min, p_price_max, p_year_min,
          p_year_max, p_mileage_min, p_mileage_max, p_limit, p_offset, p_verdicts, p_tax_max;
  end if;
end;
$$;
revoke all on function private.find_vehicles from public;
grant execute on function private.find_vehicles to anon, authenticated, service_role;

create function public.search_vehicles(
  p_search       text                     default null,
  p_make_id      uuid                     default null,
  p_model_id     uuid                     default null,
  p_fuel         public.fuel_type         default null,
  p_transmission public.transmission_type default null,
  p_body_type    public.body_type         default null,
  p_price_min    integer                  default null,
  p_price_max    integer                  default null,
  p_year_min     integer                  default null,
  p_year_max     integer                  default null,
  p_mileage_min  integer                  default null,
  p_mileage_max  integer                  default null,
  p_latitude     double precision         default null,
  p_longitude    double precision         default null,
  p_radius_miles double precision         default null,
  p_sort         text                     default null,
  p_limit        integer                  default null,
  p_offset       integer                  default null,
  p_verdicts     public.price_verdict[]   default null,
  p_tax_max      integer                  default null
)
returns setof public.vehicle_summary
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select summary.*
  from private.find_vehicles(
    p_search, p_make_id, p_model_id, p_fuel, p_transmission, p_body_type, p_price_min, p_price_max,
    p_year_min, p_year_max, p_mileage_min, p_mileage_max, p_latitude, p_longitude, p_radius_miles,
    p_sort, p_limit, p_offset, p_verdicts, p_tax_max
  ) as found,
  private.summarise_vehicles(found.ids, found.total, p_latitude, p_longitude, p_radius_miles) as summary;
end;
$$;
comment on function public.search_vehicles is
  'Returns one page of the vehicles for sale. For every role. p_search: substring of ''make model''. p_sort: newest (default), '
  'price_asc, price_desc, mileage_asc, mileage_desc, year_desc, year_asc, verdict (lowest against the valuation first), distance (with a place). '
  'p_tax_max: pounds a year of the typical tax, else of the highest possible. p_limit: 1 to 100, 24 by default. A page beyond the last has no rows, so no total_count.';
revoke all on function public.search_vehicles from public, anon, authenticated;
grant execute on function public.search_vehicles to anon, authenticated;
