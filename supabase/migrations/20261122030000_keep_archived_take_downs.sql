-- Staff also take down what its seller has archived first: every write of the status counts, not only
-- one that changes it.
drop trigger keep_take_down on public.vehicles;
create trigger keep_take_down
  before update of listing_status on public.vehicles
  for each row
  execute function private.keep_take_down();
