-- A draft is valued before it has a price: there is no verdict on none. For every role.
create or replace function private.price_verdict(p_price integer, p_value integer, p_low_80 integer, p_high_80 integer)
returns public.price_verdict
language sql immutable
set search_path = ''
as $$
  select case
    when p_price is null or (p_high_80 - p_low_80)::bigint * 100 > p_value::bigint * 35 then 'none'
    when abs(p_price - p_value)::bigint * 50 <= p_value then 'at'
    when p_price < p_value then 'under'
    else 'over'
  end::public.price_verdict;
$$;
