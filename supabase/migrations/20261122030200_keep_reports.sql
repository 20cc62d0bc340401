-- A report outlives its listing, with a copy of what it is about as the reporter saw it.
alter table public.listing_reports
  add column make      text,
  add column model     text,
  add column year      smallint,
  add column price     integer,
  add column seller_id uuid;
comment on column public.listing_reports.make is
  'Copied from the vehicle by trigger, as model, year, price and seller_id.';
comment on column public.listing_reports.seller_id is
  'The public id of the seller. No foreign key: it stays when the seller is gone.';

update public.listing_reports r
set make = make.name, model = model.name, year = v.year, price = v.price, seller_id = v.seller_id
from public.vehicles v
join public.vehicle_makes make on make.id = v.make_id
join public.vehicle_models model on model.id = v.model_id
where v.id = r.vehicle_id;

alter table public.listing_reports
  alter column vehicle_id drop not null,
  drop constraint listing_reports_vehicle_id_fkey,
  add constraint listing_reports_vehicle_id_fkey
    foreign key (vehicle_id) references public.vehicles (id) on delete set null;

-- Of reports by one account that are open twice about one vehicle, the oldest stays open.
update public.listing_reports r set status = 'dismissed'
where r.status = 'open' and exists (
  select from public.listing_reports earlier
  where earlier.vehicle_id = r.vehicle_id and earlier.reporter_id = r.reporter_id
    and earlier.status = 'open' and (earlier.created_at, earlier.id) < (r.created_at, r.id)
);
alter table public.listing_reports
  add constraint listing_reports_one_open
    exclude using btree (vehicle_id with =, reporter_id with =) where (status = 'open');

-- Definer: an account's limit is counted where clients have no rights. PT429 is answered as HTTP 429.
create function private.complete_report()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- What the privacy policy promises. Some on every call; skip locked, so that nobody waits.
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

-- Definer: a seller reads no reports.
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

alter policy "Sellers delete their own vehicles"
  on public.vehicles
  using (
    seller_id in (select private.my_seller_ids())
    and taken_down_at is null
    and not private.has_open_report(id)
  );
