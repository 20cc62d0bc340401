-- Each at most p_length long, none null: what a check on an array cannot say without a function.
create function private.texts_fit(p_texts text[], p_length integer)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(bool_and(t is not null and char_length(t) between 1 and p_length), true)
  from unnest(p_texts) as t;
$$;
revoke all on function private.texts_fit from public;
grant execute on function private.texts_fit to authenticated, service_role;

create table public.vehicles (
  id                  uuid                     not null default gen_random_uuid(),
  seller_id           uuid                     not null,
  make_id             uuid                     not null,
  model_id            uuid                     not null,
  trim                text,
  year                smallint                 not null,
  price               integer                  not null,
  mileage             integer,
  fuel_type           public.fuel_type         not null,
  transmission        public.transmission_type not null,
  body_type           public.body_type         not null,
  condition           public.vehicle_condition not null,
  engine_size         numeric(3, 1),
  doors               smallint,
  seats               smallint,
  colour              public.vehicle_colour,
  owners              smallint,
  service_history     public.service_history,
  mot_expiry          date,
  registration_number text,
  description         text,
  features            text[]                   not null default '{}',
  location            text,
  outward_code        text,
  latitude            double precision,
  longitude           double precision,
  listing_status      public.listing_status    not null default 'draft',
  seller_type         public.seller_type       not null default 'private',
  views_count         integer                  not null default 0,
  created_at          timestamptz              not null default now(),
  updated_at          timestamptz              not null default now(),

  constraint vehicles_pkey                 primary key (id),
  constraint vehicles_seller_id_fkey       foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint vehicles_make_id_fkey         foreign key (make_id) references public.vehicle_makes (id),
  -- Both columns, so that a model can only stand with its own make.
  constraint vehicles_model_id_fkey        foreign key (make_id, model_id) references public.vehicle_models (make_id, id),

  constraint vehicles_trim_length          check (char_length(trim) <= 60),
  constraint vehicles_year_bounds          check (year >= 1900),
  constraint vehicles_price_bounds         check (price between 0 and 10000000),
  constraint vehicles_mileage_bounds       check (mileage between 0 and 1000000),
  constraint vehicles_engine_size_positive check (engine_size > 0),
  constraint vehicles_doors_bounds         check (doors between 2 and 6),
  constraint vehicles_seats_bounds         check (seats between 1 and 9),
  constraint vehicles_owners_bounds        check (owners between 0 and 50),
  constraint vehicles_registration_format  check (registration_number ~ '^[A-Z0-9]{2,8}$'),
  constraint vehicles_description_length   check (char_length(description) <= 5000),
  constraint vehicles_features_count       check (cardinality(features) <= 60),
  constraint vehicles_features_length      check (private.texts_fit(features, 80)),
  constraint vehicles_location_length      check (char_length(location) <= 100),
  constraint vehicles_outward_code_format  check (outward_code ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?$'),
  constraint vehicles_views_count_positive check (views_count >= 0)
) with (
  -- Room for views_count to change in place, and a visibility map kept fresh: counts read only indexes.
  fillfactor = 90,
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02
);
comment on column public.vehicles.registration_number is
  'Personal data, though shown as the specification asks: a plate leads to a keeper.';
comment on column public.vehicles.outward_code is
  'The public half of the postcode; the whole of it is in vehicle_private.';
comment on column public.vehicles.seller_type is 'Copied from the seller by trigger.';
comment on column public.vehicles.latitude is 'Centre of the outward code, set by trigger.';
comment on column public.vehicles.longitude is 'Centre of the outward code, set by trigger.';
comment on column public.vehicles.views_count is 'Visitors, each once a day; see record_vehicle_view.';

create index vehicles_seller_id_idx on public.vehicles (seller_id);
create index vehicles_make_id_model_id_idx on public.vehicles (make_id, model_id);
