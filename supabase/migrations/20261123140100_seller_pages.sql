-- A vehicle's page leads to its seller's, and says how many vehicles are there.
drop function public.seller_contact_facts;
create function public.seller_contact_facts(p_vehicle_id uuid)
returns table (has_phone boolean, reply_minutes integer, vehicles bigint)
language sql stable
set search_path = ''
as $$
  select
    exists (select from public.seller_contacts c where c.seller_id = v.seller_id and c.phone is not null),
    private.seller_reply_minutes(v.seller_id),
    (select count(*) from public.vehicles other where other.seller_id = v.seller_id and other.listing_status = 'active')
  from public.vehicles v
  where v.id = p_vehicle_id;
$$;
comment on function public.seller_contact_facts is
  'Returns whether the seller of a vehicle has given a phone number, the median minutes until the seller''s first reply over the last 20 threads '
  '(null with fewer than 5, or when most were never answered), and how many vehicles the seller has for sale. For the server only.';
revoke all on function public.seller_contact_facts from public, anon, authenticated;
grant execute on function public.seller_contact_facts to service_role;

-- Dealers with three vehicles for sale or more (lib/sellers/describe.ts has the same number), whose pages may be indexed.
create view private.listed_dealers with (security_invoker = true) as
select v.seller_id as id, max(v.updated_at) as changed_at
from public.vehicles v
where v.listing_status = 'active' and v.seller_type <> 'private'
group by v.seller_id
having count(*) >= 3;
grant select on private.listed_dealers to anon, authenticated, service_role;

create or replace function public.sitemap_overview()
returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'vehicles', count(*),
    'landing_pages', (select count(*) from public.landing_pages page where page.cars > 0),
    'sellers', (select count(*) from private.listed_dealers),
    'changed_at', max(v.updated_at)
  )
  from public.vehicles v
  where v.listing_status = 'active';
$$;
comment on function public.sitemap_overview is
  'Returns the numbers of vehicles for sale, of landing pages and of sellers'' pages, and the time of the last change. For every role.';

create function public.sitemap_sellers(p_part integer, p_size integer default 50000)
returns json
language sql stable
set search_path = ''
as $$
  select coalesce(json_agg(json_build_object('id', part.id, 'changed_at', part.changed_at) order by part.id), '[]')
  from (
    select dealer.id, dealer.changed_at
    from private.listed_dealers dealer
    order by dealer.id
    limit least(greatest(p_size, 1), 50000)
    offset greatest(p_part::bigint - 1, 0) * least(greatest(p_size, 1), 50000)
  ) part;
$$;
comment on function public.sitemap_sellers is
  'Returns one part of the dealers with three vehicles for sale or more; parts count from 1 and have at most 50,000. For every role.';
revoke all on function public.sitemap_sellers from public, anon, authenticated;
grant execute on function public.sitemap_sellers to anon, authenticated, service_role;
