-- Flags set by rules on what accounts list. The site's own stock has no account.
create unique index listing_flags_one_open on public.listing_flags (vehicle_id, rule) where resolved_at is null;

alter table public.listing_flags add column fingerprint text;
comment on column public.listing_flags.fingerprint is 'Hash of what the rule has checked: that is not flagged again.';

-- Flags a listing, unless the rule has flagged the same before. p_checked: all that the rule has read.
create function private.flag_listing(p_vehicle_id uuid, p_rule text, p_checked text, p_details jsonb)
returns void
language sql
set search_path = ''
as $$
  insert into public.listing_flags (vehicle_id, rule, details, fingerprint)
  select p_vehicle_id, p_rule, p_details, md5(p_checked)
  where not exists (
    select from public.listing_flags f
    where f.vehicle_id = p_vehicle_id and f.rule = p_rule and f.fingerprint = md5(p_checked)
  )
  -- Of a new id, so that whoever has read what it was before does not settle it.
  on conflict (vehicle_id, rule) where resolved_at is null do update
  set id = gen_random_uuid(), details = excluded.details, fingerprint = excluded.fingerprint;
$$;
revoke all on function private.flag_listing from public;

-- Flags a price that is under two thirds of the lower end of the valuation's range.
create function private.flag_price(p_vehicle_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.flag_listing(
    v.id, 'price_far_below_valuation', v.price || ' of ' || valued.low_90,
    jsonb_build_object('price', v.price, 'valued_from', valued.low_90)
  )
  from public.vehicles v
  join public.sellers s on s.id = v.seller_id
  join public.vehicle_valuations valued on valued.vehicle_id = v.id
  where v.id = p_vehicle_id and v.listing_status = 'active' and s.user_id is not null
    and v.price * 3 < valued.low_90 * 2;
$$;
revoke all on function private.flag_price from public;

-- Trigger: flags a listing that goes on sale with a plate that another seller's has, with a link or payment
-- details in its texts, or for a low price. Definer: sellers may not write flags.
create function private.flag_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  texts constant text := concat_ws(
    E'\n', new.description, new.trim, new.location, array_to_string(new.features, E'\n')
  );
  other uuid;
  risk  public.message_risk;
begin
  if not exists (select from public.sellers s where s.id = new.seller_id and s.user_id is not null) then
    return null;
  end if;
  select v.id into other from public.vehicles v
  where v.registration_number = new.registration_number and v.seller_id <> new.seller_id
    and v.listing_status = 'active' order by v.created_at, v.id limit 1;
  if found then
    perform private.flag_listing(new.id, 'plate_listed_twice', new.registration_number || other, jsonb_build_object('other', other));
  end if;
  risk := private.risk_of(texts);
  if risk is not null then
    perform private.flag_listing(new.id, 'link_or_payment_details', texts, jsonb_build_object('found', risk));
  end if;
  perform private.flag_price(new.id);
  return null;
end;
$$;
revoke all on function private.flag_vehicle() from public;

create trigger flag_vehicle
  after insert or update of listing_status, registration_number, description, trim, location, features, price
  on public.vehicles
  for each row when (new.listing_status = 'active')
  execute function private.flag_vehicle();

-- Trigger: as above, once a listing is valued. Definer: as above.
create function private.flag_valued_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_price(new.vehicle_id);
  return null;
end;
$$;
revoke all on function private.flag_valued_vehicle() from public;

create trigger flag_valued_vehicle
  after insert or update of low_90 on public.vehicle_valuations
  for each row execute function private.flag_valued_vehicle();
