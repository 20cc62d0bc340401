-- What the registries answered about a number plate, for the server only: pages and forms read it here
-- and never wait for a registry.
create table public.registry_records (
  registration_number text        not null,
  registry            text        not null,
  -- Null: the registry knows no such vehicle.
  record              jsonb,
  is_made_up          boolean     not null,
  fetched_at          timestamptz not null default now(),
  constraint registry_records_pkey                primary key (registration_number, registry),
  constraint registry_records_registration_format check (registration_number ~ '^[A-Z0-9]{2,8}$'),
  constraint registry_records_registry            check (registry in ('dvla', 'dvsa')),
  constraint registry_records_record_length       check (octet_length(record::text) <= 131072)
);
comment on table public.registry_records is
  'Answers of the registries by number plate, which identifies a keeper: personal data, for the server only.';
comment on column public.registry_records.is_made_up is 'Answered by the local stand-in, not by a registry.';
create index registry_records_fetched_at_idx on public.registry_records (registry, is_made_up, fetched_at);

-- The last failure of each registry, of any process.
create table public.registry_failures (
  registry  text        not null,
  reason    text        not null,
  failed_at timestamptz not null default now(),
  constraint registry_failures_pkey          primary key (registry),
  constraint registry_failures_registry      check (registry in ('dvla', 'dvsa')),
  constraint registry_failures_reason_length check (char_length(reason) <= 100)
);
comment on table public.registry_failures is
  'When a registry last did not answer, and why, without number plates. For the server only.';

alter table public.registry_records enable row level security;
alter table public.registry_failures enable row level security;
revoke all on table public.registry_records, public.registry_failures from anon, authenticated;
grant all on table public.registry_records, public.registry_failures to service_role;

-- Returns number plates of vehicles for sale whose record of a registry is missing or older than p_before,
-- oldest first; with p_is_live, what was made up counts as missing. For the server only.
create function public.plates_to_look_up(
  p_registry text, p_before timestamptz, p_limit integer, p_is_live boolean default false
)
returns table (registration_number text)
language sql stable
set search_path = ''
as $$
  select plates.registration_number
  from (
    select distinct v.registration_number from public.vehicles v
    where v.listing_status = 'active' and v.registration_number is not null
  ) plates
  left join public.registry_records r
    on r.registration_number = plates.registration_number and r.registry = p_registry
    and not (r.is_made_up and p_is_live)
  where r.fetched_at is null or r.fetched_at < p_before
  order by r.fetched_at nulls first, plates.registration_number
  limit least(greatest(p_limit, 1), 1000);
$$;

-- Deletes records older than p_before of number plates that no vehicle for sale has; returns how many.
create function public.forget_registry_records(p_before timestamptz)
returns integer
language sql
set search_path = ''
as $$
  with forgotten as (
    delete from public.registry_records r
    where r.fetched_at < p_before
      and not exists (
        select from public.vehicles v
        where v.registration_number = r.registration_number and v.listing_status = 'active'
      )
    returning 1
  )
  select count(*)::integer from forgotten;
$$;
revoke all on function public.plates_to_look_up, public.forget_registry_records from public, anon, authenticated;
grant execute on function public.plates_to_look_up, public.forget_registry_records to service_role;
