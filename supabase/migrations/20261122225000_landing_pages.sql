-- The landing pages: '/used-cars/{path}'. Names have slugs, which the paths are made of.

-- Returns a name in lower case without accents, other characters as single hyphens: 'Citroën C4' → 'citroen-c4',
-- 'Ka+' → 'ka-plus'.
-- lib/paths.ts has the same rule.
create function private.slug(p_name text)
returns text
language sql immutable
set search_path = ''
as $$
  select btrim(regexp_replace(replace(private.fold_text(p_name), '+', '-plus'), '[^a-z0-9]+', '-', 'g'), '-');
$$;
revoke all on function private.slug from public;
grant execute on function private.slug to service_role;

alter table public.vehicle_makes
  add column slug text not null generated always as (private.slug(name)) stored,
  add constraint vehicle_makes_slug_key unique (slug),
  -- The first words of the other landing pages.
  add constraint vehicle_makes_slug_free check (slug not in ('', 'in', 'body', 'fuel'));

alter table public.vehicle_models
  add column slug text not null generated always as (private.slug(name)) stored,
  add constraint vehicle_models_make_id_slug_key unique (make_id, slug),
  add constraint vehicle_models_slug_free check (slug <> '');

-- The towns that can have pages.
create table public.landing_towns (
  slug      text             not null,
  name      text             not null,
  latitude  double precision not null,
  longitude double precision not null,
  constraint landing_towns_pkey      primary key (slug),
  constraint landing_towns_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
comment on column public.landing_towns.name is 'As the location filter takes it.';

alter table public.landing_towns enable row level security;
revoke all on table public.landing_towns from anon, authenticated;
grant select on table public.landing_towns to anon, authenticated;

create policy "Everyone reads the towns of landing pages"
  on public.landing_towns for select to anon, authenticated
  using (true);

-- The outward codes within 15 miles of each of these towns. Each code is nearest to one of them: the facts of a
-- town are of these cars, or those of two towns would be the same.
create table private.landing_town_codes (
  town       text    not null,
  outcode    text    not null,
  is_nearest boolean not null,
  constraint landing_town_codes_pkey      primary key (town, outcode),
  constraint landing_town_codes_town_fkey foreign key (town) references public.landing_towns (slug) on delete cascade
);
grant select on table private.landing_town_codes to service_role;

-- Fills both tables: the largest places first, and none within eight miles of a larger one, because the cars
-- near two such places are the same. Of several with one name the largest has the name alone.
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

-- Every page that ever was indexable, with its cars at the last listing: 0 below the threshold.
create table public.landing_pages (
  path       text             not null,
  make_id    uuid,
  model_id   uuid,
  town       text,
  body_type  public.body_type,
  fuel_type  public.fuel_type,
  cars       integer          not null,
  changed_at timestamptz      not null,
  constraint landing_pages_pkey          primary key (path),
  constraint landing_pages_make_id_fkey  foreign key (make_id) references public.vehicle_makes (id) on delete cascade,
  constraint landing_pages_model_id_fkey foreign key (make_id, model_id) references public.vehicle_models (make_id, id) on delete cascade,
  constraint landing_pages_town_fkey     foreign key (town) references public.landing_towns (slug) on delete cascade,
  constraint landing_pages_cars_positive check (cars >= 0)
);
create index landing_pages_model_id_idx on public.landing_pages (make_id, model_id);
create index landing_pages_town_idx on public.landing_pages (town);

alter table public.landing_pages enable row level security;
revoke all on table public.landing_pages from anon, authenticated;
grant select on table public.landing_pages to anon, authenticated;

create policy "Everyone reads the list of landing pages"
  on public.landing_pages for select to anon, authenticated
  using (true);

-- Lists the landing pages with enough cars: 3, with a town 6 within 15 miles and one nearest to it.
create function public.list_landing_pages()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  listed integer;
begin
  with counted as materialized (
    select v.make_id, v.model_id, v.body_type, v.fuel_type, v.outward_code, count(*) as cars,
           max(v.updated_at) as changed_at
    from public.vehicles v
    where v.listing_status = 'active'
    group by v.make_id, v.model_id, v.body_type, v.fuel_type, v.outward_code
  ),
  anywhere as (
    select make_id, model_id, null::text as town, body_type, fuel_type, sum(cars) as cars, max(changed_at) as changed_at
    from counted
    group by grouping sets ((make_id), (make_id, model_id), (body_type), (fuel_type))
    having sum(cars) >= 3
  ),
  by_code as materialized (
    select make_id, model_id, outward_code, sum(cars) as cars, max(changed_at) as changed_at
    from counted
    group by make_id, model_id, outward_code
  ),
  in_towns as (
    select c.make_id, c.model_id, near.town, sum(c.cars) as cars, max(c.changed_at) as changed_at
    from private.landing_town_codes near
    join by_code c on c.outward_code = near.outcode
    group by grouping sets ((near.town), (near.town, c.make_id, c.model_id))
    having sum(c.cars) >= 6 and bool_or(near.is_nearest)
  ),
  pages as (
    select make_id, model_id, town, body_type, fuel_type, cars, changed_at from anywhere
    union all
    select make_id, model_id, town, null, null, cars, changed_at from in_towns
  ),
  named as materialized (
    select coalesce(
             'body/' || p.body_type, 'fuel/' || replace(p.fuel_type::text, '_', '-'),
             nullif(concat_ws('/', make.slug, model.slug, case when p.model_id is not null then p.town end), ''),
             'in/' || p.town
           ) as path,
           p.*
    from pages p
    left join public.vehicle_makes make on make.id = p.make_id
    left join public.vehicle_models model on model.id = p.model_id
  ),
  ended as (
    update public.landing_pages page set cars = 0
    where page.cars > 0 and not exists (select from named where named.path = page.path)
  ),
  written as (
    insert into public.landing_pages as page (path, make_id, model_id, town, body_type, fuel_type, cars, changed_at)
    select path, make_id, model_id, town, body_type, fuel_type, cars, changed_at from named
    on conflict (path) do update set cars = excluded.cars, changed_at = excluded.changed_at
    where (page.cars, page.changed_at) is distinct from (excluded.cars, excluded.changed_at)
  )
  select count(*) into listed from named;
  return listed;
end;
$$;
comment on function public.list_landing_pages is
  'Writes landing_pages anew and returns how many pages there are. For the server only.';
revoke all on function public.list_landing_pages from public, anon, authenticated;
grant execute on function public.list_landing_pages to service_role;
grant select, insert, update on table public.landing_pages to service_role;
grant select on table public.landing_towns to service_role;
