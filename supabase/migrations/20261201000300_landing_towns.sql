-- Fills landing_towns and landing_town_codes: the largest places first, and none within eight miles of a
-- larger one, because the cars near two such places are the same. Of several with one name the largest has the name alone.
do $$
declare
  town record;
begin
  for town in
    select
      case when row_number() over (partition by private.slug(p.name) order by p.population desc, p.id) = 1
        then p.name else p.name || ', ' || p.region end as name,
      p.latitude, p.longitude
    from public.places p
    where p.population >= 5000
    order by p.population desc, p.id
  loop
    insert into public.landing_towns (slug, name, latitude, longitude)
    select private.slug(town.name), town.name, town.latitude, town.longitude
    where not exists (
      select from public.landing_towns other
      where power((other.latitude - town.latitude) * 69.1, 2)
          + power((other.longitude - town.longitude) * 69.1 * cosd(town.latitude), 2) < 64
    )
    on conflict do nothing;
  end loop;
end $$;

insert into private.landing_town_codes (town, outcode, is_nearest)
select t.slug, near.outcode, row_number() over (partition by near.outcode order by near.miles, t.slug) = 1
from public.landing_towns t, private.outcodes_near(t.latitude, t.longitude, 15) near;
