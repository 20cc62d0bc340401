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

alter function private.term_condition rename to known_term_condition;

-- Returns the condition of the n-th term: its alternatives, joined by 'or'.
create function private.term_condition(p_term private.search_term, n integer)
returns text
language sql stable
set search_path = ''
as $$
  select private.or_unknown(p_term.colours, private.known_term_condition(p_term, n));
$$;
revoke all on function private.term_condition from public;

alter function private.filter_conditions rename to known_filter_conditions;

-- Returns the conditions of the given filters, by facet: a range is one facet, a make with its models too.
create function private.filter_conditions(p private.prepared_filters)
returns table (facet text, condition text)
language sql stable
set search_path = ''
as $$
  select given.facet, case given.facet
    when 'colour' then private.or_unknown(((p).filters).colours, given.condition) else given.condition end
  from private.known_filter_conditions(p) given;
$$;
revoke all on function private.filter_conditions from public;
