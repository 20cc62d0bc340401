-- The verdict on an asking price, kept beside the valuation so that lists can filter and sort by it.
create type public.price_verdict as enum ('under', 'at', 'over', 'none');

-- Returns 'none' if the 80% range is wider than 35% of the value, 'at' within 2% of it. For every role.
-- The form's result applies the same rule in lib/listings/verdict.ts.
create function private.price_verdict(p_price integer, p_value integer, p_low_80 integer, p_high_80 integer)
returns public.price_verdict
language sql immutable
set search_path = ''
as $$
  select case
    when (p_high_80 - p_low_80)::bigint * 100 > p_value::bigint * 35 then 'none'
    when abs(p_price - p_value)::bigint * 50 <= p_value then 'at'
    when p_price < p_value then 'under'
    else 'over'
  end::public.price_verdict;
$$;
revoke all on function private.price_verdict from public;
grant execute on function private.price_verdict to anon, authenticated, service_role;

-- Derived data: valuation:listings writes every row again, by a model whose ranges are nested strictly.
delete from public.vehicle_valuations;

alter table public.vehicle_valuations
  drop constraint vehicle_valuations_ranges_ordered,
  add constraint vehicle_valuations_ranges_ordered check (
    0 < low_90 and low_90 < low_80 and low_80 <= value and value <= high_80 and high_80 < high_90
  ),
  add column verdict     public.price_verdict not null,
  add column price_ratio double precision,
  add constraint vehicle_valuations_price_ratio check ((verdict = 'none') = (price_ratio is null));
comment on column public.vehicle_valuations.verdict is 'The verdict on the asking price; see private.price_verdict.';
comment on column public.vehicle_valuations.price_ratio is
  'The asking price divided by the value, to sort by; null without a verdict.';

-- Lists sorted by price against value, and lists of one verdict.
create index vehicle_valuations_price_ratio_idx on public.vehicle_valuations (price_ratio, vehicle_id);
create index vehicle_valuations_verdict_idx on public.vehicle_valuations (verdict, vehicle_id);

-- Trigger: sets verdict and ratio from the vehicle's present price. Definer: reads any vehicle.
create function private.judge_price()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  asked integer;
begin
  select v.price into asked from public.vehicles v where v.id = new.vehicle_id;
  new.verdict := private.price_verdict(asked, new.value, new.low_80, new.high_80);
  new.price_ratio := case when new.verdict <> 'none' then asked::double precision / new.value end;
  return new;
end;
$$;
revoke all on function private.judge_price() from public;

create trigger judge_price
  before insert or update on public.vehicle_valuations
  for each row execute function private.judge_price();

-- Trigger: the verdict follows the price. Definer: a seller may change the price but not the valuation.
create function private.judge_changed_price()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.vehicle_valuations set value = value where vehicle_id = new.id;
  return null;
end;
$$;
revoke all on function private.judge_changed_price() from public;

create trigger judge_changed_price
  after update of price on public.vehicles
  for each row
  when (old.price is distinct from new.price)
  execute function private.judge_changed_price();

-- 'AI Verified': the model knows the vehicle well enough for a verdict, and the asking price lies in the
-- 80% range. For every role. No other place implements this rule.
create or replace function private.is_verified(p_price integer, p_valuation public.vehicle_valuations)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    p_valuation.verdict <> 'none' and p_price between p_valuation.low_80 and p_valuation.high_80, false
  );
$$;
comment on function public.is_verified is
  'Returns true if there is a verdict on the price and it lies in the 80% range of the valuation. For every role.';
