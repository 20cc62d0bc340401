-- What a vehicle's page says of contact with its seller: computed columns of vehicles in the API, so that
-- the page reads them with the vehicle. The number itself is only given by seller_phone.

-- Returns true if a seller has given a phone number. Definer: the public may not read contact details.
create function private.seller_has_phone(p_seller_id uuid)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.seller_contacts c where c.seller_id = p_seller_id and c.phone is not null
  );
$$;
revoke all on function private.seller_has_phone from public;
grant execute on function private.seller_has_phone to anon, authenticated, service_role;

create function public.has_phone(p_vehicle public.vehicles)
returns boolean
language sql stable
set search_path = ''
as $$
  select private.seller_has_phone(p_vehicle.seller_id);
$$;
comment on function public.has_phone is
  'Returns true if the seller of the vehicle has given a phone number. For every role.';
revoke all on function public.has_phone from public, anon, authenticated;
grant execute on function public.has_phone to anon, authenticated, service_role;

create function public.reply_minutes(p_vehicle public.vehicles)
returns integer
language sql stable
set search_path = ''
as $$
  select private.seller_reply_minutes(p_vehicle.seller_id);
$$;
comment on function public.reply_minutes is
  'Returns the median minutes until the first reply of the vehicle''s seller over the last 20 threads; null with fewer than 5, or when most were never answered. For every role.';
revoke all on function public.reply_minutes from public, anon, authenticated;
grant execute on function public.reply_minutes to anon, authenticated, service_role;
