-- Keeps a valuation that the server worked out for a user; identical ones within a minute are one row.
create function public.keep_valuation(p_valuation jsonb)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  asked public.valuations := jsonb_populate_record(null::public.valuations, p_valuation);
  kept  uuid;
begin
  asked.id := gen_random_uuid();
  asked.created_at := now();
  -- One valuation of a user at a time: two clicks arrive together.
  perform pg_advisory_xact_lock(hashtextextended('valuation ' || asked.user_id, 0));
  select v.id into kept from public.valuations v
  where v.user_id = asked.user_id and v.created_at > now() - interval '1 minute'
    and to_jsonb(v) - '{id,created_at}'::text[] = to_jsonb(asked) - '{id,created_at}'::text[]
  limit 1;
  if kept is null then
    insert into public.valuations select asked.* returning id into kept;
  end if;
  return kept;
end;
$$;
comment on function public.keep_valuation is
  'Keeps a valuation of a user, given as a row without id and time, and returns its id; an identical one of the last minute is returned. For the server only.';
revoke all on function public.keep_valuation from public, anon, authenticated;
grant execute on function public.keep_valuation to service_role;

-- Pages through the cars that the user valued, 20 at a time, each with its newest 24 valuations. A car is
-- known by its plate, without one by what does not change on it. `inputs` is equal where the model was asked
-- the same, so that the figures of different days compare. p_before pages by the newest valuation
-- of a car; p_id returns the car of that valuation alone.
create function public.my_valuations(p_before timestamptz default null, p_id uuid default null)
returns table (
  car text, inputs text, id uuid, registration_number text, make text, model text, year smallint, mileage integer,
  value integer, low_80 integer, high_80 integer, low_90 integer, high_90 integer, created_at timestamptz
)
language sql stable
set search_path = ''
as $$
  with own as (
    select v.*, coalesce(v.registration_number, described.car) as car,
      concat_ws('/', described.car, v.mileage, v.condition) as inputs
    from public.valuations v
    cross join lateral concat_ws(
      '/', lower(v.make), lower(v.model), v.year, v.fuel_type, v.transmission, v.body_type,
      coalesce(v.engine_size::text, '')
    ) as described (car)
    where v.user_id = (select auth.uid())
  ),
  cars as (
    select own.car, max(own.created_at) as newest from own
    group by own.car
    having (p_before is null or max(own.created_at) < p_before)
      and (p_id is null or bool_or(own.id = p_id))
    order by newest desc, own.car
    limit 20
  ),
  ranked as (
    select own.*, cars.newest,
      row_number() over (partition by own.car order by own.created_at desc, own.id) as position
    from own join cars on cars.car = own.car
  )
  select r.car, r.inputs, r.id, r.registration_number, r.make, r.model, r.year, r.mileage,
         r.value, r.low_80, r.high_80, r.low_90, r.high_90, r.created_at
  from ranked r
  where r.position <= 24
  order by r.newest desc, r.car, r.position;
$$;
comment on function public.my_valuations is
  'Returns the valuations of the user by car, the car valued last first: 20 cars with up to 24 valuations each. For signed-in users.';
revoke all on function public.my_valuations from public, anon, authenticated;
grant execute on function public.my_valuations to authenticated;
