set lock_timeout = '4s';

-- Puts the photographs of files in the order of their addresses, behind those that came by hand. The first is the main
-- one of a vehicle without any by hand.
create or replace function private.order_stock_photos(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  -- The number of photographs by hand, and the next place behind them.
  by_hand bigint;
  behind  integer;
begin
  select count(*), coalesce(max(i.display_order) + 1, 0) into by_hand, behind
  from public.vehicle_images i
  where i.vehicle_id = p_vehicle_id
    and not exists (select from private.stock_photos p where p.photo_id = i.id);
  -- The main one changes first: a vehicle has one at most. A photograph that keeps its place is not written.
  if by_hand = 0 then
    update public.vehicle_images i set is_primary = false
    where i.vehicle_id = p_vehicle_id and i.is_primary and i.id is distinct from (
      select p.photo_id from private.stock_photos p where p.vehicle_id = p_vehicle_id and p.photo_id is not null
      order by p.is_leaving, p.place, p.id limit 1
    );
  end if;
  update public.vehicle_images i
  set display_order = behind + of.place - 1, is_primary = i.is_primary or (by_hand = 0 and of.place = 1)
  from (
    select p.photo_id, row_number() over (order by p.is_leaving, p.place, p.id) as place
    from private.stock_photos p where p.vehicle_id = p_vehicle_id and p.photo_id is not null
  ) of
  where i.id = of.photo_id
    and (i.display_order <> behind + of.place - 1 or (by_hand = 0 and of.place = 1 and not i.is_primary));
end;
$$;
