-- The outward half of a postcode ('SW1A') with its centre: the only part of a location that is public.
create table public.outcodes (
  outcode   text             not null,
  latitude  double precision not null,
  longitude double precision not null,
  town      text             not null,
  region    text,
  constraint outcodes_pkey             primary key (outcode),
  constraint outcodes_outcode_format   check (outcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?$'),
  constraint outcodes_latitude_bounds  check (latitude between -90 and 90),
  constraint outcodes_longitude_bounds check (longitude between -180 and 180)
);

alter table public.outcodes enable row level security;
revoke all on table public.outcodes from anon, authenticated;
grant select on table public.outcodes to anon, authenticated;

create policy "Everyone reads outward codes"
  on public.outcodes for select to anon, authenticated
  using (true);

-- Returns the outward codes within a radius of a point, with the great-circle distance of each by the
-- haversine formula (3958.8: the Earth's mean radius in miles); a null radius returns all. For every role.
create function private.outcodes_near(
  p_latitude double precision, p_longitude double precision, p_radius_miles double precision
)
returns table (outcode text, miles double precision)
language sql stable
set search_path = ''
as $$
  select near.outcode, near.miles
  from (
    select o.outcode, 2 * 3958.8 * asin(least(1, sqrt(
      power(sind((o.latitude - p_latitude) / 2), 2)
      + cosd(p_latitude) * cosd(o.latitude) * power(sind((o.longitude - p_longitude) / 2), 2)
    ))) as miles
    from public.outcodes o
    where p_latitude between -90 and 90 and p_longitude between -180 and 180
      -- A degree of latitude is 69.1 miles: a cheap, slightly wide bound before the trigonometry.
      and (p_radius_miles is null or abs(o.latitude - p_latitude) <= p_radius_miles / 69)
    offset 0
  ) near
  where p_radius_miles is null or near.miles <= p_radius_miles;
$$;
revoke all on function private.outcodes_near from public;
grant execute on function private.outcodes_near to anon, authenticated, service_role;
