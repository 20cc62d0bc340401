-- What a seller may be called: nobody as the site, a private seller not as a firm. lib/selling/seller-name.ts has the
-- same rules.

-- Letters and digits alone count: 'L.T.D.' reads as 'ltd', 'Fôrecourt' as 'forecourt'.
create function private.name_has_word(p_name text, p_words text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select lower(regexp_replace(normalize(p_name, nfkd), '[\u0300-\u036f.''’]', '', 'g')) ~ ('\m(' || p_words || ')\M');
$$;
revoke all on function private.name_has_word from public;
grant execute on function private.name_has_word to authenticated, service_role;

-- Trigger: refuses such a name when it is given or changed. Not a check constraint, so that staff can make a dealer a
-- private seller again, whatever the name.
create function private.check_seller_name()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.name_has_word(new.name, 'forecourt') then
    raise exception 'This name is the site''s' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_not_the_site';
  end if;
  if new.seller_type = 'private' and private.name_has_word(new.name, 'ltd|limited|plc|llp|dealers?|dealerships?') then
    raise exception 'This name is a firm''s' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_not_a_firm';
  end if;
  return new;
end;
$$;
revoke all on function private.check_seller_name() from public;

create trigger check_seller_name_inserted
  before insert on public.sellers
  for each row execute function private.check_seller_name();
create trigger check_seller_name_updated
  before update of name on public.sellers
  for each row when (old.name is distinct from new.name)
  execute function private.check_seller_name();
