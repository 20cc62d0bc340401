-- Defines the data of a vehicle card, and lists of cards: those that need no search, the search (filters as JSON,
-- planned for just those given, with an exact total), similar vehicles.

-- Has the data of a vehicle card: also how the price stands against the valuation, whether the vehicle is unbeaten, with
-- eight rivals or more, and whether a buyer has reserved it.
create type public.vehicle_summary as (
  id             uuid,
  seller_type    public.seller_type,
  make           text,
  model          text,
  "trim"         text,
  year           smallint,
  price          integer,
  mileage        integer,
  fuel_type      public.fuel_type,
  transmission   public.transmission_type,
  body_type      public.body_type,
  colour         public.vehicle_colour,
  location       text,
  outward_code   text,
  created_at     timestamptz,
  image_url      text,
  distance_miles double precision,
  total_count    bigint,
  is_verified    boolean,
  value integer,
  verdict public.price_verdict,
  is_unbeaten boolean,
  seats smallint,
  write_off public.write_off,
  is_reserved boolean
);

-- Returns the summaries of those vehicles that are for sale, in the order of the ids. With the caller's
-- rights: only what the caller can read. For every role.
create function private.summarise_vehicles(
  p_ids          uuid[],
  p_total        bigint           default 0,
  p_latitude     double precision default null,
  p_longitude    double precision default null,
  p_radius_miles double precision default null
)
returns setof public.vehicle_summary
language plpgsql stable
set search_path = ''
as $$
declare
  reserved constant uuid[] := private.reserved_among(p_ids);
begin
  return query
  select
    v.id, v.seller_type, make.name, model.name, v.trim, v.year, v.price, v.mileage, v.fuel_type,
    v.transmission, v.body_type, v.colour, v.location, v.outward_code, v.created_at, image.image_url,
    near.miles, p_total, private.is_verified(v.price, valuation), valuation.value,
    coalesce(valuation.verdict, 'none'), coalesce(private.is_unbeaten(standing, model_standing), false),
    v.seats, v.write_off, v.id = any (reserved)
  from unnest(p_ids) with ordinality as wanted (id, position)
  join public.vehicles       v     on v.id = wanted.id
  join public.vehicle_makes  make  on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  left join lateral (
    select i.image_url from public.vehicle_images i
    where i.vehicle_id = v.id
    order by i.is_primary desc, i.display_order, i.id
    limit 1
  ) image on true
  left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
  left join public.vehicle_standings standing on standing.vehicle_id = v.id
  left join public.model_standings model_standing on model_standing.model_id = standing.model_id
  left join private.outcodes_near(p_latitude, p_longitude, p_radius_miles) near
    on near.outcode = v.outward_code
  where v.listing_status = 'active'
  order by wanted.position;
end;
$$;
revoke all on function private.summarise_vehicles from public;
grant execute on function private.summarise_vehicles to anon, authenticated, service_role;

create function public.vehicles_by_ids(p_ids uuid[])
returns setof public.vehicle_summary
language sql stable
set search_path = ''
as $$
  -- A slice, p_ids[1:100], lets a hundred lists of ids in where each element is a list.
  select * from private.summarise_vehicles(array(select unnest(p_ids) limit 100));
$$;
comment on function public.vehicles_by_ids
  is 'Returns the summaries of those of the first 100 ids that are for sale, in the given order. For every role.';
revoke all on function public.vehicles_by_ids from public, anon, authenticated;
grant execute on function public.vehicles_by_ids to anon, authenticated, service_role;

create function public.comparable_vehicles(
  p_make text, p_model text, p_year integer, p_mileage integer, p_fuel public.fuel_type,
  p_transmission public.transmission_type, p_body_type public.body_type, p_value integer,
  p_limit integer default null
)
returns setof public.vehicle_summary
language sql stable
set search_path = ''
as $$
  select * from private.summarise_vehicles(
    private.find_comparable_vehicles(
      p_make, p_model, p_year, p_mileage, p_fuel, p_transmission, p_body_type, p_value,
      least(greatest(coalesce(p_limit, 4), 1), 24)
    )
  );
$$;
comment on function public.comparable_vehicles
  is 'Returns vehicles for sale like a described car: its make and model first, nearest in year and mileage. For '
  'every role. p_limit: 1 to 24, 4 by default.';
revoke all on function public.comparable_vehicles from public, anon, authenticated;
grant execute on function public.comparable_vehicles to anon, authenticated, service_role;

-- Has the filters of a list, from one JSON object. Null applies none; the values of an array are alternatives, except
-- features, all of which a vehicle must have. They are in pounds (road tax: a year), miles and litres.
create type public.vehicle_filters as (
  search            text,
  terms             jsonb,
  make_ids          uuid[],
  model_ids         uuid[],
  fuels             public.fuel_type[],
  transmissions     public.transmission_type[],
  body_types        public.body_type[],
  price_min         integer,
  price_max         integer,
  year_min          integer,
  year_max          integer,
  mileage_min       integer,
  mileage_max       integer,
  tax_max           integer,
  ulez              text[],
  seats_min         integer,
  doors             integer[],
  colours           public.vehicle_colour[],
  trims             text[],
  engine_min        numeric,
  engine_max        numeric,
  owners_max        integer,
  seller_types      public.seller_type[],
  service_histories public.service_history[],
  features          text[],
  verdicts          public.price_verdict[],
  latitude          double precision,
  longitude         double precision,
  radius_miles      double precision,
  seller_id uuid
);
comment on type public.vehicle_filters is
  'Keys of p_filters. search: substring of ''make model''; terms: an array of objects with the keys of '
  'private.search_term, all of '
  'which a vehicle must match unless ''make model'' contains the text.';

-- Has the meaning of a word or a run of words of a search; its values are alternatives.
create type private.search_term as (
  models            uuid[],
  trims             text[],
  fuels             public.fuel_type[],
  transmissions     public.transmission_type[],
  body_types        public.body_type[],
  colours           public.vehicle_colour[],
  seller_types      public.seller_type[],
  service_histories public.service_history[],
  features          text[],
  years             integer[],
  seats             integer[],
  doors             integer[],
  engine_sizes      numeric[],
  year_min          integer,
  year_max          integer,
  price_min         integer,
  price_max         integer,
  mileage_max       integer,
  owners_max        integer,
  ulez              boolean,
  latitude          double precision,
  longitude         double precision,
  miles             double precision,
  -- prepare_filters sets these to the outward codes within `miles`.
  codes             text[]
);

-- Has filters with what is looked up for them: the parameters $1 to $6 of the statements below.
create type private.prepared_filters as (
  filters public.vehicle_filters,
  -- `chosen` has the models of the chosen makes and models, `named` those whose 'make model' contains the text.
  chosen  uuid[],
  named   uuid[],
  terms   private.search_term[],
  -- `meant` has the models that match every term; it is null if a term means anything else.
  meant   uuid[],
  -- `codes` has the outward codes within the radius, nearest first.
  codes   text[]
);

-- Returns the SQL expression of whether a vehicle of this fuel and year meets London's emission standard: 'meets',
-- 'ask' or 'fails'. It goes by whole years, so it is never surer than the vehicle's page (lib/running-costs/ulez.ts),
-- which also reads the number plate. It is text, because a function with a search_path is never inlined; it has the
-- present year as a number, because now() would be evaluated for each vehicle.
create function private.ulez_expression()
returns text
language sql stable
set search_path = ''
as $$
  select replace(
    $expression$(case
      when v.fuel_type in ('electric', 'hydrogen') or v.year < :year - 41 then 'meets'
      when v.year = :year - 41 then 'ask'
      when v.fuel_type = 'diesel' and v.body_type in ('van', 'pickup') then
        case when v.year > 2017 then 'meets' when v.year < 2014 then 'fails' else 'ask' end
      when v.fuel_type = 'diesel' then
        case when v.year > 2016 then 'meets' when v.year < 2013 then 'fails' else 'ask' end
      when v.body_type in ('van', 'pickup') then
        case when v.year > 2006 then 'meets' when v.year < 2000 then 'fails' else 'ask' end
      else case when v.year > 2005 then 'meets' when v.year < 2000 then 'fails' else 'ask' end
    end)$expression$,
    ':year', extract(year from now())::text
  );
$$;
revoke all on function private.ulez_expression from public;

-- Parses filters and looks up models and outward codes. Raises 22P02 for a value of the wrong type, 22023 for too many:
-- twelve words with a hundred features, in half a megabyte. A search whose words mean no model or trim finds a name
-- only by whole words: 'ev' means electric, not Evoque.
create function private.prepare_filters(p_filters jsonb, p_sort text)
returns private.prepared_filters
language plpgsql stable
set search_path = ''
as $$
declare
  prepared  private.prepared_filters;
  f         public.vehicle_filters := jsonb_populate_record(null::public.vehicle_filters, p_filters);
  term      private.search_term;
  is_models boolean := true;
  has_names boolean;
  features  integer := 0;
begin
  -- Every value is compared with every vehicle.
  if greatest(cardinality(f.features), cardinality(f.trims), cardinality(f.doors)) > 50
    or pg_column_size(p_filters) > 524288
    or jsonb_array_length(case when jsonb_typeof(p_filters -> 'terms') = 'array' then p_filters -> 'terms' end) > 12
  then
    raise exception 'Too many values of a filter' using errcode = '22023';
  end if;
  f.search := nullif(btrim(private.fold_text(f.search)), '');
  if f.search is not null then
    for term in
      select * from jsonb_populate_recordset(null::private.search_term, f.terms)
    loop
      -- Each vehicle has many features.
      features := features + coalesce(cardinality(term.features), 0);
      if features > 100 or greatest(cardinality(term.trims), cardinality(term.years), cardinality(term.seats),
           cardinality(term.doors), cardinality(term.engine_sizes)) > 100 then
        raise exception 'Too many values of a search term' using errcode = '22023';
      end if;
      term.codes := null;
      if term.latitude is not null then
        term.codes := array(
          select near.outcode from private.outcodes_near(term.latitude, term.longitude, term.miles) near
        );
      end if;
      prepared.terms := prepared.terms || term;
      if jsonb_strip_nulls(to_jsonb(term)) - 'models' <> '{}' or term.models is null then
        is_models := false;
      elsif is_models then
        prepared.meant := array(
          select m.id from unnest(term.models) m (id)
          where prepared.meant is null or m.id = any (prepared.meant)
        );
      end if;
    end loop;
    if not is_models then
      prepared.meant := null;
    end if;
    -- Words that mean something else are not also a part of a word of a name.
    has_names := prepared.terms is null
      or exists (select from unnest(prepared.terms) t where num_nonnulls(t.models, t.trims) > 0);
    prepared.named := array(
      select m.id from public.vehicle_models m
      where case when has_names then strpos(m.search_text, f.search)
        else strpos(format(' %s ', m.search_text), format(' %s ', f.search)) end > 0
    );
  end if;

  if num_nonnulls(f.make_ids, f.model_ids) > 0 then
    prepared.chosen := array(
      select m.id from public.vehicle_models m
      where (f.make_ids is null or m.make_id = any (f.make_ids))
        and (f.model_ids is null or m.id = any (f.model_ids))
    );
  end if;

  -- Vehicles lie at the centre of their outward code, so a radius selects a set of codes.
  if f.latitude between -90 and 90 and f.longitude between -180 and 180 then
    if f.radius_miles < 0 then
      f.radius_miles := 0;
    end if;
    if f.radius_miles is not null or p_sort = 'distance' then
      prepared.codes := array(
        select near.outcode
        from private.outcodes_near(f.latitude, f.longitude, f.radius_miles) near
        order by near.miles, near.outcode
      );
    end if;
  else
    f.radius_miles := null;
  end if;
  prepared.filters := f;
  return prepared;
end;
$$;
revoke all on function private.prepare_filters from public;

-- A list of colours with a null in it also finds the vehicles of which no colour is known: who excludes red does not
-- exclude them. No other closed set has unknown values.
create function private.or_unknown(p_colours public.vehicle_colour[], p_condition text)
returns text
language sql immutable
set search_path = ''
as $$
  select case when array_position(p_colours, null) is null then p_condition else format('(v.colour is null or %s)', p_condition) end;
$$;
revoke all on function private.or_unknown from public;

-- Returns the condition of the n-th term: its alternatives, joined by 'or'.
create function private.term_condition(p_term private.search_term, n integer)
returns text
language sql stable
set search_path = ''
as $$
  select private.or_unknown(
    p_term.colours,
    '(' || coalesce(string_agg(replace(alternative, '@', format('($4)[%s]', n)), ' or '), 'false') || ')'
  )
  from (values
    (p_term.models            is not null, 'v.model_id = any ((@).models)'),
    (p_term.trims             is not null, 'v.trim = any ((@).trims)'),
    (p_term.fuels             is not null, 'v.fuel_type = any ((@).fuels)'),
    (p_term.transmissions     is not null, 'v.transmission = any ((@).transmissions)'),
    (p_term.body_types        is not null, 'v.body_type = any ((@).body_types)'),
    (p_term.colours           is not null, 'v.colour = any ((@).colours)'),
    (p_term.seller_types      is not null, 'v.seller_type = any ((@).seller_types)'),
    (p_term.service_histories is not null, 'v.service_history = any ((@).service_histories)'),
    (p_term.features          is not null, 'v.features && (@).features'),
    (p_term.years             is not null, 'v.year = any ((@).years)'),
    (p_term.seats             is not null, 'v.seats = any ((@).seats)'),
    (p_term.doors             is not null, 'v.doors = any ((@).doors)'),
    (p_term.engine_sizes      is not null, 'v.engine_size = any ((@).engine_sizes)'),
    (p_term.year_min          is not null, 'v.year >= (@).year_min'),
    (p_term.year_max          is not null, 'v.year <= (@).year_max'),
    (p_term.price_min         is not null, 'v.price >= (@).price_min'),
    (p_term.price_max         is not null, 'v.price <= (@).price_max'),
    (p_term.mileage_max       is not null, 'v.mileage <= (@).mileage_max'),
    (p_term.owners_max        is not null, 'v.owners <= (@).owners_max'),
    (p_term.ulez, private.ulez_expression() || ' = ''meets'''),
    (p_term.codes             is not null, 'v.outward_code = any ((@).codes)')
  ) as alternatives (is_given, alternative)
  where is_given;
$$;
revoke all on function private.term_condition from public;

-- Returns the condition that every term matches, except the one at p_without.
create function private.terms_condition(p_terms private.search_term[], p_without integer default 0)
returns text
language sql stable
set search_path = ''
as $$
  select string_agg(private.term_condition(p_terms[n], n), ' and ')
  from generate_subscripts(p_terms, 1) n
  where n <> p_without;
$$;
revoke all on function private.terms_condition from public;

-- Returns the condition of the search text: 'make model' contains it, or every term matches.
create function private.search_condition(p private.prepared_filters)
returns text
language sql stable
set search_path = ''
as $$
  select case
    when (p).terms is null then 'v.model_id = any ($3)'
    when (p).meant is not null then 'v.model_id = any ($3 || $5)'
    when (p).named = '{}' then private.terms_condition((p).terms)
    else format('(v.model_id = any ($3) or %s)', private.terms_condition((p).terms))
  end;
$$;
revoke all on function private.search_condition from public;

-- Returns the conditions of the given filters, by facet: a range is one facet, a make with its models too.
create function private.filter_conditions(p private.prepared_filters)
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
    ('colour',         f.colours is not null,           private.or_unknown(f.colours, 'v.colour = any (($1).colours)')),
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
revoke all on function private.filter_conditions from public;

-- Returns the ids of one page of the vehicles that match a filter, in order, and the exact total; in order of the
-- verdict those far below come last. Features are counted by their bits. For every role.
--
-- Definer, because the planner cannot use indexes or statistics for most comparisons under row-level security.
-- Therefore it repeats the policy of anonymous visitors (listing_status = 'active') for every role and returns only
-- ids and a number; the summaries are read with the caller's rights.
--
-- The statement consists of the given conditions only, so that it is planned for these. Values are parameters and
-- never part of its text.
create function private.find_vehicles(
  p_filters jsonb, p_sort text, p_limit integer, p_offset integer,
  out ids uuid[], out total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  prepared   private.prepared_filters := private.prepare_filters(p_filters, p_sort);
  verdicts   public.price_verdict[]   := ((prepared).filters).verdicts;
  may_lack   boolean := verdicts is null or 'none' = any (verdicts);
  source     text    := 'public.vehicles v';
  joins      text    := '';
  page_joins text;
  active     text[];
  conditions text;
  counted    text[];
  sorting    text;
begin
  ids := '{}';
  total := 0;
  select
    array_agg(given.facet),
    concat_ws(' and ', 'v.listing_status = ''active''', string_agg(given.condition, ' and ')),
    -- It is null if no condition names features that a list offers.
    case when bool_or(judge.condition <> given.condition) then array_agg(judge.condition) end
  into active, conditions, counted
  from private.filter_conditions(prepared) given,
    private.counted_condition(given.condition, ((prepared).filters).features, (prepared).terms) as judge (condition);

  -- A vehicle without a valuation has no verdict; an inner join can use the indexes of valuations.
  if verdicts is not null then
    joins := format(
      ' %sjoin public.vehicle_valuations valuation on valuation.vehicle_id = v.id',
      case when may_lack then 'left ' end
    );
  end if;

  sorting := case p_sort
    when 'price_asc'    then 'v.price, v.id'
    when 'price_desc'   then 'v.price desc, v.id desc'
    when 'mileage_asc'  then 'v.mileage, v.id'
    when 'mileage_desc' then 'v.mileage desc nulls last, v.id desc'
    when 'year_asc'     then 'v.year, v.id'
    when 'year_desc'    then 'v.year desc, v.id desc'
    when 'verdict'      then 'ranked.price_ratio, coalesce(ranked.verdict = ''far_below'', false), v.id'
    when 'cost_asc'     then 'owned.cost_to_own, v.id'
    else 'v.created_at desc, v.id desc'
  end;
  if p_sort = 'distance' and (prepared).codes is not null then
    source  := 'unnest($6) with ordinality as near (code, rank) join public.vehicles v on v.outward_code = near.code';
    sorting := 'near.rank, v.id';
  end if;

  p_limit  := least(greatest(coalesce(p_limit, 24), 1), 100);
  p_offset := greatest(coalesce(p_offset, 0), 0);

  -- By verdict or by the cost to own, vehicles that have one come first: their index alone fills most pages.
  page_joins := joins;
  if p_sort = 'cost_asc' then
    page_joins := joins || ' join public.vehicle_running_costs owned on owned.vehicle_id = v.id'
      || ' and owned.cost_to_own is not null';
  end if;
  if p_sort = 'verdict' then
    page_joins := joins || ' join public.vehicle_valuations ranked on ranked.vehicle_id = v.id'
      || ' and ranked.price_ratio is not null';
  end if;
  for pass in 1..2 loop
    execute format(
      'select array(select v.id from %s%s where %s order by %s limit $7 offset $8)',
      source, page_joins, conditions, sorting
    )
    into ids
    using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant,
          (prepared).codes, p_limit, p_offset;
    exit when cardinality(ids) = p_limit or p_sort is null or p_sort not in ('verdict', 'cost_asc')
      or p_sort = 'verdict' and not may_lack;
    page_joins := joins || case p_sort
      when 'verdict' then ' left join public.vehicle_valuations ranked on ranked.vehicle_id = v.id'
      else ' left join public.vehicle_running_costs owned on owned.vehicle_id = v.id'
    end;
  end loop;

  -- A page that is not full is the last one: it needs no count.
  if cardinality(ids) between 1 and p_limit - 1 or cardinality(ids) = 0 and p_offset = 0 then
    total := p_offset + cardinality(ids);
  elsif cardinality(ids) > 0 then
    execute case
      when counted is null then format('select count(*) from public.vehicles v%s where %s', joins, conditions)
      -- Compares features by their bits, because as texts they would be read from each vehicle.
      else format(
        'select count(*) from %s where %s and %s', private.counted_source(counted),
        private.kind_condition(prepared, active), array_to_string(counted, ' and ')
      )
    end
    into total
    using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant,
          (prepared).codes;
  end if;
end;
$$;
revoke all on function private.find_vehicles from public;
grant execute on function private.find_vehicles to anon, authenticated, service_role;

create function public.search_vehicles(
  p_filters jsonb   default '{}',
  p_sort    text    default null,
  p_limit   integer default null,
  p_offset  integer default null
)
returns setof public.vehicle_summary
language plpgsql stable
set search_path = ''
as $$
declare
  f public.vehicle_filters := jsonb_populate_record(null::public.vehicle_filters, p_filters);
begin
  return query
  select summary.*
  from private.find_vehicles(p_filters, p_sort, p_limit, p_offset) as found,
  private.summarise_vehicles(found.ids, found.total, f.latitude, f.longitude, f.radius_miles) as summary;
end;
$$;
comment on function public.search_vehicles
  is 'Returns one page of the vehicles for sale. For every role. p_filters: an object with keys of vehicle_filters. '
  'p_sort: newest (default), price_asc, price_desc, mileage_asc, mileage_desc, year_desc, year_asc, verdict '
  '(lowest against the valuation first), cost_asc (of three years of owning it), '
  'distance (with a place). p_limit: 1 to 100, 24 by default. A page beyond the last has no rows, so no total_count.';
revoke all on function public.search_vehicles from public, anon, authenticated;
grant execute on function public.search_vehicles to anon, authenticated, service_role;

-- Returns the ids of vehicles for sale similar to a vehicle that is for sale, held or gone; those that may be promoted.
-- For every role. Definer for the reason of find_vehicles.
create function private.find_similar_vehicles(p_vehicle_id uuid, p_limit integer)
returns uuid[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted record;
  models uuid[];
  ids    uuid[] := '{}';
begin
  select v.id, v.make_id, v.model_id, v.body_type, v.price, false as is_gone into wanted
  from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active'
  union all
  select d.vehicle_id, m.make_id, d.model_id, d.body_type, d.price, true
  from public.vehicle_departures d
  join public.vehicle_models m on m.id = d.model_id
  where d.vehicle_id = p_vehicle_id and (
    d.is_final or exists (select from public.vehicles v where v.id = d.vehicle_id and v.listing_status::text = 'held')
  );
  if not found then
    return ids;
  end if;

  -- Finds others of its model in place of one that is gone.
  if wanted.is_gone then
    ids := array(
      select near.id from (
        select v.id from public.vehicles v
        where v.listing_status = 'active' and v.model_id = wanted.model_id
          and v.price between wanted.price / 2 and wanted.price * 3 / 2
        order by abs(v.price - wanted.price), v.id
        offset 0
      ) near
      where private.is_promoted(near.id)
      limit p_limit
    );
  end if;

  -- Adds vehicles of the same make, within half the price.
  models := array(select m.id from public.vehicle_models m where m.make_id = wanted.make_id);
  ids := ids || array(
    select near.id from (
      select v.id from public.vehicles v
      where v.listing_status = 'active' and v.body_type = wanted.body_type
        and v.model_id = any (models) and v.id <> all (ids || wanted.id)
        and v.price between wanted.price / 2 and wanted.price * 3 / 2
      order by abs(v.price - wanted.price), v.id
      offset 0
    ) near
    where private.is_promoted(near.id)
    limit p_limit - cardinality(ids)
  );
  if cardinality(ids) = p_limit then
    return ids;
  end if;

  -- Adds other makes then, nearest in price first.
  return ids || array(
    select near.id from (
      (select v.id, v.price from (
         select v.id, v.price from public.vehicles v
         where v.listing_status = 'active' and v.body_type = wanted.body_type
           and v.price >= wanted.price and v.make_id <> wanted.make_id
         order by v.price offset 0
       ) v
       where private.is_promoted(v.id) limit p_limit)
      union all
      (select v.id, v.price from (
         select v.id, v.price from public.vehicles v
         where v.listing_status = 'active' and v.body_type = wanted.body_type
           and v.price < wanted.price and v.make_id <> wanted.make_id
         order by v.price desc offset 0
       ) v
       where private.is_promoted(v.id) limit p_limit)
    ) near
    order by abs(near.price - wanted.price), near.id
    limit p_limit - cardinality(ids)
  );
end;
$$;
revoke all on function private.find_similar_vehicles from public;
grant execute on function private.find_similar_vehicles to anon, authenticated, service_role;

create function public.similar_vehicles(p_vehicle_id uuid, p_limit integer default null)
returns setof public.vehicle_summary
language sql stable
set search_path = ''
as $$
  select * from private.summarise_vehicles(
    private.find_similar_vehicles(p_vehicle_id, least(greatest(coalesce(p_limit, 4), 1), 24))
  );
$$;
comment on function public.similar_vehicles
  is 'Returns vehicles for sale of the same body type and a similar price, the same make first; for a vehicle no '
  'longer '
  'for sale its model before that. For every role. p_limit: 1 to 24, 4 by default.';
revoke all on function public.similar_vehicles from public, anon, authenticated;
grant execute on function public.similar_vehicles to anon, authenticated, service_role;
