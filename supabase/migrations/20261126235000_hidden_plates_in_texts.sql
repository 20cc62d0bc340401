-- The public texts of a listing do not hold a number plate that its seller hides. lib/core/number-plate.ts has the same rule.

-- The pattern of a plate as a word of its own, with up to three of anything but letters and digits between its characters; O and 0 are
-- one, as are I and 1. Null for a plate that cannot be told from other words: one of fewer than five characters reads as a
-- model, an engine or a count ('M4', 'A1', 'V8', 'A 1 owner car'), one without digits as a word, one without letters as a
-- mileage ('12,345'). Such a plate is not looked for.
create function private.plate_pattern(p_plate text)
returns text
language sql immutable
set search_path = ''
as $$
  select '(?<![A-Za-z0-9])' || string_agg(
    case when c in ('O', '0') then '[O0]' when c in ('I', '1') then '[I1]' else c end, '[^A-Za-z0-9]{0,3}' order by n
  ) || '(?![A-Za-z0-9])'
  from string_to_table(p_plate, null) with ordinality as t (c, n)
  where char_length(p_plate) >= 5 and p_plate ~ '[A-Z]' and p_plate ~ '[0-9]';
$$;
revoke all on function private.plate_pattern from public;
grant execute on function private.plate_pattern to authenticated, service_role;

-- Returns true if a text holds a plate: 'BD21SMR', 'bd21 smr' and 'B.D.2.1.S.M.R.' are one. For check constraints.
create function private.names_plate(p_text text, p_plate text)
returns boolean
language sql immutable
set search_path = ''
as $$
  -- 'BD21SMR™' has the plate as it is written, wide letters only once they are made plain.
  select coalesce(
    p_text ~* private.plate_pattern(p_plate) or normalize(p_text, nfkd) ~* private.plate_pattern(p_plate), false
  );
$$;
revoke all on function private.names_plate from public;
grant execute on function private.names_plate to authenticated, service_role;

-- Listings from before the rule keep their text without the plate.
create function private.mask_plate(p_text text, p_plate text, p_longest integer)
returns text
language sql immutable
set search_path = ''
as $$
  with masked as (
    select regexp_replace(p_text, private.plate_pattern(p_plate), '[…]', 'gi') as text
  )
  select case
    when not private.names_plate(p_text, p_plate) then p_text
    when not private.names_plate(masked.text, p_plate) then masked.text
    -- Written in wide letters or with accents.
    else left(
      normalize(regexp_replace(normalize(p_text, nfkd), private.plate_pattern(p_plate), '[…]', 'gi'), nfc),
      p_longest
    )
  end
  from masked;
$$;

update public.vehicles v set
  trim = private.mask_plate(v.trim, v.registration_number, 60),
  description = private.mask_plate(v.description, v.registration_number, 5000),
  location = private.mask_plate(v.location, v.registration_number, 100),
  features = case
    -- One plate over several features.
    when private.names_plate(array_to_string(masked.features, ' '), v.registration_number) then '{}'
    else masked.features
  end
from (
  select l.id, array(
    select private.mask_plate(f, l.registration_number, 80) from unnest(l.features) with ordinality as t (f, n) order by n
  ) as features
  from public.vehicles l
  where not l.registration_is_public and private.names_plate(
    concat_ws(' ', l.trim, l.description, l.location, array_to_string(l.features, ' ')), l.registration_number
  )
) masked
where v.id = masked.id;

drop function private.mask_plate;

-- One for each text, so that its name says which.
alter table public.vehicles
  add constraint vehicles_hidden_plate_not_in_trim
    check (registration_is_public or not private.names_plate(trim, registration_number)),
  add constraint vehicles_hidden_plate_not_in_description
    check (registration_is_public or not private.names_plate(description, registration_number)),
  add constraint vehicles_hidden_plate_not_in_location
    check (registration_is_public or not private.names_plate(location, registration_number)),
  add constraint vehicles_hidden_plate_not_in_features
    check (registration_is_public or not private.names_plate(array_to_string(features, ' '), registration_number));
