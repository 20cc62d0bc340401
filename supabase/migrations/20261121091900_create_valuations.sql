-- What somebody was told a car is worth, in pounds, with the reasons.
create table public.valuations (
  id                  uuid                     not null default gen_random_uuid(),
  user_id             uuid                     not null default auth.uid(),
  vehicle_id          uuid,
  registration_number text,
  make                text                     not null,
  model               text                     not null,
  year                smallint                 not null,
  mileage             integer                  not null,
  condition           public.vehicle_condition not null,
  fuel_type           public.fuel_type         not null,
  transmission        public.transmission_type not null,
  body_type           public.body_type         not null,
  engine_size         numeric(3, 1),
  outward_code        text,
  value               integer                  not null,
  low_80              integer                  not null,
  high_80             integer                  not null,
  low_90              integer                  not null,
  high_90             integer                  not null,
  contributions       jsonb                    not null default '[]',
  model_version       text                     not null,
  created_at          timestamptz              not null default now(),

  constraint valuations_pkey                 primary key (id),
  constraint valuations_user_id_fkey         foreign key (user_id) references auth.users (id) on delete cascade,
  constraint valuations_vehicle_id_fkey      foreign key (vehicle_id) references public.vehicles (id) on delete set null,
  constraint valuations_registration_format  check (registration_number ~ '^[A-Z0-9]{2,8}$'),
  constraint valuations_make_length          check (char_length(make) between 1 and 60),
  constraint valuations_model_length         check (char_length(model) between 1 and 80),
  constraint valuations_year_bounds          check (year >= 1900),
  constraint valuations_mileage_bounds       check (mileage between 0 and 1000000),
  constraint valuations_engine_size_positive check (engine_size > 0),
  constraint valuations_outward_code_format  check (outward_code ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?$'),
  constraint valuations_ranges_nested        check (0 <= low_90 and low_90 <= low_80 and low_80 <= value
                                                    and value <= high_80 and high_80 <= high_90)
);
comment on table public.valuations is 'Personal data: for the person who asked only.';

create index valuations_user_id_idx on public.valuations (user_id, created_at desc);
create index valuations_vehicle_id_idx on public.valuations (vehicle_id);

alter table public.valuations enable row level security;
revoke all on table public.valuations from anon, authenticated;
grant select, delete, insert (
  vehicle_id, registration_number, make, model, year, mileage, condition, fuel_type, transmission,
  body_type, engine_size, outward_code, value, low_80, high_80, low_90, high_90, contributions,
  model_version
) on table public.valuations to authenticated;

create policy "People read their own valuations"
  on public.valuations for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People keep their own valuations"
  on public.valuations for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People delete their own valuations"
  on public.valuations for delete to authenticated
  using (user_id = (select auth.uid()));
