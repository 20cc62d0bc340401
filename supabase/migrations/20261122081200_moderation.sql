-- The queues of the staff page: dealer applications, users' reports, flags set by rules.
create table public.dealer_applications (
  id             uuid                      not null default gen_random_uuid(),
  seller_id      uuid                      not null,
  company_name   text                      not null,
  company_number text                      not null,
  message        text,
  status         public.application_status not null default 'pending',
  decided_at     timestamptz,
  created_at     timestamptz               not null default now(),
  constraint dealer_applications_pkey                  primary key (id),
  constraint dealer_applications_seller_id_fkey        foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint dealer_applications_company_name_length   check (char_length(company_name) between 2 and 160),
  constraint dealer_applications_company_name_plain    check (private.is_plain_name(company_name)),
  constraint dealer_applications_company_number_format check (company_number ~ '^[A-Z0-9]{8}$'),
  constraint dealer_applications_message_length        check (char_length(message) <= 2000),
  constraint dealer_applications_decided               check ((status = 'pending') = (decided_at is null)),
  constraint dealer_applications_one_pending           exclude using btree (seller_id with =) where (status = 'pending')
);
comment on table public.dealer_applications is 'For the seller and staff only.';
create index dealer_applications_seller_id_idx on public.dealer_applications (seller_id);
create index dealer_applications_status_idx on public.dealer_applications (status, created_at);

create table public.listing_reports (
  id          uuid                 not null default gen_random_uuid(),
  vehicle_id  uuid,
  reporter_id uuid                          default auth.uid(),
  reason      public.report_reason not null,
  details     text,
  status      public.report_status not null default 'open',
  created_at  timestamptz          not null default now(),
  make        text,
  model       text,
  year        smallint,
  price       integer,
  seller_id   uuid,
  constraint listing_reports_pkey             primary key (id),
  constraint listing_reports_vehicle_id_fkey  foreign key (vehicle_id) references public.vehicles (id) on delete set null,
  constraint listing_reports_reporter_id_fkey foreign key (reporter_id) references auth.users (id) on delete set null,
  constraint listing_reports_details_length   check (char_length(details) <= 2000),
  constraint listing_reports_one_open         exclude using btree (vehicle_id with =, reporter_id with =)
    where (status = 'open')
);
comment on table public.listing_reports is 'Personal data: for the reporter and staff only.';
comment on column public.listing_reports.make is
  'Copied from the vehicle by trigger, as model, year, price and seller_id.';
comment on column public.listing_reports.seller_id is
  'The public id of the seller. No foreign key: it remains when the seller is deleted.';
create index listing_reports_vehicle_id_idx on public.listing_reports (vehicle_id);
create index listing_reports_reporter_id_idx on public.listing_reports (reporter_id);
create index listing_reports_status_idx on public.listing_reports (status, created_at);

create table public.listing_flags (
  id          uuid        not null default gen_random_uuid(),
  vehicle_id  uuid        not null,
  rule        text        not null,
  details     jsonb       not null default '{}',
  created_at  timestamptz not null default now(),
  resolved_at timestamptz,
  constraint listing_flags_pkey            primary key (id),
  constraint listing_flags_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint listing_flags_rule_length     check (char_length(rule) between 1 and 60)
);
comment on table public.listing_flags is 'Listings flagged by rules, for staff only.';
create index listing_flags_vehicle_id_idx on public.listing_flags (vehicle_id);
create index listing_flags_open_idx on public.listing_flags (created_at) where resolved_at is null;

alter table public.dealer_applications enable row level security;
alter table public.listing_reports     enable row level security;
alter table public.listing_flags       enable row level security;
revoke all on table public.dealer_applications, public.listing_reports, public.listing_flags
  from anon, authenticated;

grant select, insert (seller_id, company_name, company_number, message), update (status, decided_at)
  on table public.dealer_applications to authenticated;
grant select, insert (vehicle_id, reason, details), update (status)
  on table public.listing_reports to authenticated;
grant select, update (resolved_at)
  on table public.listing_flags to authenticated;

create policy "Sellers read their own applications, staff all"
  on public.dealer_applications for select to authenticated
  using (seller_id in (select private.my_seller_ids()) or (select private.is_staff()));

create policy "Sellers apply for themselves"
  on public.dealer_applications for insert to authenticated
  with check (seller_id in (select private.my_seller_ids()));

create policy "Staff decide applications"
  on public.dealer_applications for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "People read their own reports, staff all"
  on public.listing_reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_staff()));

create policy "People report what they can see"
  on public.listing_reports for insert to authenticated
  with check (
    reporter_id = (select auth.uid())
    and exists (select from public.vehicles v where v.id = vehicle_id)
  );

create policy "Staff settle reports"
  on public.listing_reports for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "Staff read flags"
  on public.listing_flags for select to authenticated
  using ((select private.is_staff()));

create policy "Staff settle flags"
  on public.listing_flags for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

-- Trigger: copies the listing's data to the report, which outlives it, and counts the account's daily limit.
-- Definer: clients have no rights on rate limits. The API answers PT429 as HTTP 429.
create function private.complete_report()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Retention period of the privacy policy. A few rows per call; skip locked, so that no call waits.
  delete from public.listing_reports where id in (
    select r.id from public.listing_reports r
    where r.vehicle_id is null and r.created_at < now() - interval '12 months'
    limit 100 for update skip locked
  );
  if new.reporter_id is not null and not public.take_rate_limit(
    'report/account:' || encode(sha256(new.reporter_id::text::bytea), 'hex'), 20, 86400
  ) then
    raise exception 'Too many reports today' using errcode = 'PT429';
  end if;
  select make.name, model.name, v.year, v.price, v.seller_id
  into new.make, new.model, new.year, new.price, new.seller_id
  from public.vehicles v
  join public.vehicle_makes make on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  where v.id = new.vehicle_id;
  return new;
end;
$$;
revoke all on function private.complete_report() from public;

create trigger complete_report
  before insert on public.listing_reports
  for each row execute function private.complete_report();

-- Returns true if the vehicle has an open report. For policies. Definer: a seller cannot read reports.
create function private.has_open_report(p_vehicle_id uuid)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.listing_reports r
    where r.vehicle_id = p_vehicle_id and r.status = 'open'
  );
$$;
revoke all on function private.has_open_report from public;
grant execute on function private.has_open_report to authenticated;

-- Belongs to vehicles, but reads reports: a reported listing cannot be deleted.
create policy "Sellers delete their own vehicles"
  on public.vehicles for delete to authenticated
  using (
    seller_id in (select private.my_seller_ids())
    and taken_down_at is null
    and not private.has_open_report(id)
  );
