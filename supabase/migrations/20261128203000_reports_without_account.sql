-- One person has several networks at hand, such as a phone's and a home's: reports without an account held any advert.

-- Holds a vehicle that two people have reported since staff last decided about it; not those whose report of it staff
-- have dismissed.
create or replace function private.hold_if_reported(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  decided_at timestamptz;
  people     bigint;
begin
  -- The second of two concurrent reports sees the first.
  perform from public.vehicles v where v.id = p_vehicle_id for no key update;
  select max(d.created_at) into decided_at
  from public.staff_decisions d
  where d.case_kind = 'listing' and d.case_id = p_vehicle_id and d.decision <> 'held'
    or d.case_kind = 'appeal' and d.decision = 'appeal_upheld' and exists (
      select from public.staff_decisions appealed where appealed.id = d.case_id and appealed.case_id = p_vehicle_id
    );
  -- All reports without an account count as one person's.
  select count(distinct coalesce(r.reporter_id, '00000000-0000-0000-0000-000000000000')) into people
  from public.listing_reports r
  where r.vehicle_id = p_vehicle_id and r.status = 'open' and not r.is_repeat
    and r.created_at > coalesce(decided_at, '-infinity')
    and not exists (
      select from public.listing_reports dismissed
      where dismissed.vehicle_id = r.vehicle_id and dismissed.reporter_id = r.reporter_id and dismissed.status = 'dismissed'
    );
  if people >= 2 then
    perform private.hold_listing(
      p_vehicle_id, 'Several people have reported the listing. We look at what they say, and then decide.'
    );
  end if;
end;
$$;
