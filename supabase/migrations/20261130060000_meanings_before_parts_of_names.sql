-- A search whose words mean no model or trim finds by name only what has it as whole words: 'ev' is electric, and no Evoque.

-- Parses filters and looks up models and outward codes. Raises 22P02 for a value of the wrong type, 22023 for too many.
create or replace function private.prepare_filters(p_filters jsonb, p_sort text)
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
