-- A draft is filled in step by step: it starts with what the car is, and has its price and condition before it is public.
alter table public.vehicles alter column price drop not null;
alter table public.vehicles alter column condition drop not null;
alter table public.vehicles add constraint vehicles_complete_unless_draft
  check (listing_status = 'draft' or (price is not null and condition is not null));
