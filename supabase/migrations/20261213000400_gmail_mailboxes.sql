-- Counts the addresses of one Gmail mailbox as one: with dots, without, or at googlemail.com.
set lock_timeout = '4s';

create or replace function private.mailbox_of(p_email text)
returns text
language sql immutable
set search_path = ''
as $$
  select case
    when plain.address ~ '@(?:gmail|googlemail)[.]com$'
      then replace(split_part(plain.address, '@', 1), '.', '') || '@gmail.com'
    else plain.address
  end
  from (select regexp_replace(lower(p_email), '\+[^@]*@', '@') as address) plain;
$$;
