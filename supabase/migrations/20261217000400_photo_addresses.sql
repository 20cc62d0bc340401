set lock_timeout = '4s';

-- See public.my_photo_addresses. Definer: the addresses are private; only cars of the caller.
create function private.my_photo_addresses()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(photo.vehicle_id, photo.addresses), '{}')
  from (
    select one.vehicle_id, jsonb_agg(one.address order by one.is_of_file, one.place, one.id) as addresses
    from (
      select i.vehicle_id, i.image_url as address, false as is_of_file,
        row_number() over (order by i.is_primary desc, i.display_order) as place, i.id
      from public.vehicle_images i join public.vehicles v on v.id = i.vehicle_id
      where v.seller_id in (select private.my_seller_ids())
        and not exists (select from private.stock_photos p where p.photo_id = i.id)
      union all
      select p.vehicle_id, p.address, true, p.place, p.id from private.stock_photos p
      where p.seller_id in (select private.my_seller_ids()) and not p.is_leaving
    ) one
    group by one.vehicle_id
  ) photo;
$$;
revoke all on function private.my_photo_addresses from public;
grant execute on function private.my_photo_addresses to authenticated;

create function public.my_photo_addresses()
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.my_photo_addresses();
$$;
comment on function public.my_photo_addresses
  is 'Returns by car of the caller the addresses of its photographs: paths of this site of those by hand, then the addresses '
  'that files named. For signed-in users.';
revoke all on function public.my_photo_addresses from public, anon, authenticated;
grant execute on function public.my_photo_addresses to authenticated, service_role;
