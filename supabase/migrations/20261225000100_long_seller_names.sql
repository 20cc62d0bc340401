-- A name beyond its maximum length is refused before the checks of its text.
set lock_timeout = '4s';

create or replace function private.check_seller_name()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The constraint refuses a longer name, on which these checks would spend seconds.
  if char_length(new.name) > 100 then
    return new;
  end if;
  if private.is_bait_name(new.name) then
    raise exception 'This name mixes scripts or has a seal' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_of_one_script';
  end if;
  if private.poses_as_site(new.name) then
    raise exception 'This name is the site''s' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_not_the_site';
  end if;
  if new.seller_type = 'private' and private.poses_as_firm(new.name) then
    raise exception 'This name is a firm''s' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_not_a_firm';
  end if;
  return new;
end;
$$;
