-- A listing's number plate has a form that plates have: TBA, 00000 and 12345678 passed for plates. lib/core/number-plate.ts
-- has the same forms.

-- Returns true for a number plate as it is stored: a British one of any year, of Northern Ireland, Q, of diplomats, Jersey,
-- Guernsey and Ireland. For check constraints.
create function private.is_plate(p_text text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_text collate "C" ~ (
    '^([A-Z]{2}[0-9]{2}[A-Z]{3}|[A-Z][0-9]{1,3}[A-Z]{3}|[A-Z]{3}[0-9]{1,3}[A-Z]|[A-Z]{1,3}[0-9]{1,4}|[0-9]{1,4}[A-Z]{1,3}'
    || '|[0-9]{3}[DX][0-9]{3}|J[0-9]{5,6}|[1-9][0-9]{4}|[0-9]{2,3}[A-Z]{1,2}[0-9]{1,5})$'
  );
$$;
revoke all on function private.is_plate from public;
grant execute on function private.is_plate to authenticated, service_role;

-- Listings from before the rule lose what is no plate, those that staff took down too. Triggers are off: the seller changes
-- nothing, so nothing is flagged or held, and the day of the last change stays.
alter table public.vehicles disable trigger user;
update public.vehicles set registration_number = null
where not private.is_plate(registration_number);
alter table public.vehicles enable trigger user;

alter table public.vehicles
  drop constraint vehicles_registration_format,
  add constraint vehicles_registration_format check (private.is_plate(registration_number));
