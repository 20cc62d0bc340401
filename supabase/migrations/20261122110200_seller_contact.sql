-- What a vehicle's page says of contact with its seller; the number itself is only given by seller_phone. Not
-- columns of vehicles in the API: a filter on one would be computed for every row.
create function public.seller_contact_facts(p_vehicle_id uuid)
returns table (has_phone boolean, reply_minutes integer)
language sql stable
set search_path = ''
as $$
  select
    exists (select from public.seller_contacts c where c.seller_id = v.seller_id and c.phone is not null),
    private.seller_reply_minutes(v.seller_id)
  from public.vehicles v
  where v.id = p_vehicle_id;
$$;
comment on function public.seller_contact_facts is
  'Returns whether the seller of a vehicle has given a phone number, and the median minutes until the seller''s first reply over the last 20 threads; null with fewer than 5, or when most were never answered. For the server only.';
revoke all on function public.seller_contact_facts from public, anon, authenticated;
grant execute on function public.seller_contact_facts to service_role;
