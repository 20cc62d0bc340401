-- A stock number is one car's in any capitals: a listing that is no longer open is found by it too.

-- Not unique: sellers may have two listings already whose numbers differ by capitals alone.
create index vehicle_private_plain_stock_id_idx on public.vehicle_private (stock_seller_id, lower(stock_id))
  where stock_id is not null;

create or replace function public.my_stock(p_stock_ids text[] default '{}', p_listings uuid[] default '{}')
returns jsonb
language sql stable
set search_path = ''
as $$
  with seller as (
    select s.id, s.seller_type <> 'private' as is_dealer from public.sellers s where s.id = (select public.my_seller_id())
  ),
  named as (
    select v.id from public.vehicles v
    where v.seller_id = (select seller.id from seller)
      and (v.listing_status in ('active', 'reserved') or v.id = any (p_listings))
    union
    select p.vehicle_id from public.vehicle_private p
    where p.stock_seller_id = (select seller.id from seller)
      and lower(p.stock_id) = any (array(select lower(number) from unnest(p_stock_ids) number))
  )
  select jsonb_build_object(
    'seller', seller.id,
    'is_dealer', seller.is_dealer,
    'postcode', (select c.postcode from public.seller_contacts c where c.seller_id = seller.id),
    'withdrawn', private.withdrawn_today(seller.id),
    'cars', (
      select coalesce(jsonb_agg(to_jsonb(car) order by car.stock_id, car.id), '[]')
      from private.stock_cars(array(select named.id from named)) car
    )
  ) from seller;
$$;
comment on function public.my_stock is
  'Returns the caller as a seller, with the listings that are open or have these stock numbers, in any capitals, or ids; null before the first listing. For signed-in users.';
