-- Digits make a phone number (E.164: at most 15), brackets and spaces do not. Not validated: rows that exist stay.
alter table public.seller_contacts add constraint seller_contacts_phone_digits
  check (char_length(regexp_replace(phone, '\D', '', 'g')) between 7 and 15 and phone = btrim(phone)) not valid;

-- Saves what buyers see of the caller as a seller, public and private facts together, and returns the seller's id; opens
-- the seller if there is none. With the caller's rights.
create function public.save_seller(
  p_name text, p_about text default null, p_phone text default null, p_postcode text default null
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  code   constant text := nullif(upper(split_part(btrim(p_postcode), ' ', 1)), '');
  town   text;
  seller uuid;
begin
  if code is not null then
    select o.town into town from public.outcodes o where o.outcode = code;
    if not found then
      raise exception 'Unknown postcode' using errcode = '23514', constraint = 'seller_contacts_postcode_known';
    end if;
  end if;
  -- Of two requests of a person at once, the second waits here and finds the seller of the first.
  perform pg_advisory_xact_lock(hashtextextended('seller of ' || auth.uid(), 0));
  seller := public.my_seller_id();
  if seller is null then
    insert into public.sellers (name, about, location, outward_code) values (p_name, p_about, town, code);
    seller := public.my_seller_id();
  else
    update public.sellers set name = p_name, about = p_about, location = town, outward_code = code where id = seller;
  end if;
  insert into public.seller_contacts (seller_id, phone, postcode) values (seller, p_phone, p_postcode)
  on conflict (seller_id) do update set phone = excluded.phone, postcode = excluded.postcode;
  return seller;
end;
$$;
comment on function public.save_seller is
  'Saves name, text, phone and postcode of the caller as a seller, whom it opens; returns the seller''s id. The town is that of the postcode; an unknown postcode is refused (23514). For signed-in users.';
revoke all on function public.save_seller from public, anon, authenticated;
grant execute on function public.save_seller to authenticated;
