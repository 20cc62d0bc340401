-- Full stops of other scripts, and tabs around one, make an address; a letter that looks like a check mark, and a star of
-- another script, make a name bait.
set lock_timeout = '4s';

create or replace function private.written_risk(p_body text)
returns public.message_risk
language plpgsql immutable
set search_path = ''
as $$
declare
  plain constant text := regexp_replace(
    case
      when octet_length(p_body) = char_length(p_body) then translate(p_body, E'\t', ' ')
      else regexp_replace(
        -- Full stops of other scripts, which look like ours, and tabs.
        translate(normalize(p_body, NFKC), E'。܁܂꘎ꓸ۔\t', '...... '),
        '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff]',
        '', 'g'
      )
    end,
    '[[:alnum:]._%+-]+@[[:alnum:].-]+\M(?!/)', 'x', 'g'
  );
begin
  return case
    when plain !~ '\S' then null
    when private.hides_domain(plain)
      or plain ~* concat(
        '([a-z]{3,6}://|\mwww\.|[^\s.]\.(com|co\.uk|org\.uk|net|org|ru|cn|xyz|biz|ly|gl|gg|icu|tk|sbs|cfd|cyou|xn--[a-z0-9-]+)\M)',
        -- Matches any ending before a port or a path.
        '|\m[a-z0-9-]+\.[a-z]{2,24}(:[0-9]+/[^\s]|/[a-z]*([0-9=&_~#%]|[?][^\s]))|\m[a-z0-9-]+\.(me|to)/',
        '|\mdot (com|co|net|org)\M|[\[({] *(dot|\.) *[\])}]'
      )
      or plain ~ concat(
        -- Matches endings that also begin a sentence after a full stop without a space.
        '[^\s.]{2}\.(uk|eu|io|de|cc|co|us|info|top|dev|app|link|click|site|online|shop|store|live|page|vip|club|pro|bond|lol|zip|finance|support|cash)\M',
        '|\m[A-Z0-9-]{2,}\.(UK|EU|IO|DE|CC|CO|US|INFO|TOP|DEV|APP|LINK|CLICK|SITE|ONLINE|SHOP|STORE|LIVE|PAGE|VIP|CLUB|PRO|BOND|LOL|ZIP|FINANCE|SUPPORT|CASH)\M',
        '|\m[A-Z][A-Za-z0-9-]+\.(Uk|Eu|Io|Cc|Info|Dev|App)\M',
        -- Matches any ending before a path of one plain word, unless it is an ordinary word.
        '|\m[A-Za-z0-9-]{2,}\.(?!(thanks|regards|cheers|and|or|is|it|in|no|yes|not|the|he|his|him|she|new|old|mot|tax|petrol|diesel|manual|auto|automatic|sat|sun|mon|tues?|wed|thurs?|fri|morning|evening|am|pm)/)[a-z]{2,24}/[A-Za-z]',
        '|\m[0-9]{1,3}(\.[0-9]{1,3}){3}\M'
      )
      then 'link'
    when plain ~* concat(
        '\m(sort ?code|acct|(account|acc|a/c) (number|num|no)|iban)\M\D{0,20}[0-9]([-–—./ ]{0,3}[0-9]){5}',
        '|\ms/c\M\D{0,5}[0-9]{2}[-–—./ ][0-9]{2}[-–—./ ][0-9]{2}\M',
        '|\m[a-z]{2}[0-9]{2}[ -]?[a-z0-9]{4}([ -]?[0-9]{4}){2}'
      )
      or plain ~ concat(
        -- Matches a sort code and an account number, in either order; but no date and no London telephone number.
        '\m(?!(0[1-9]|[12][0-9]|3[01])[./](0[1-9]|1[0-2])[./])[0-9]{2}[-–—./ ]?[0-9]{2}[-–—./ ]?[0-9]{2}\M.{1,40}(?<!(\m0|\+44 ?)2[0-9] ?)\m[0-9]{4} ?[0-9]{4}\M',
        '|(?<!(\m0|\+44 ?)2[0-9] ?)\m[0-9]{4} ?[0-9]{4}\M.{1,40}\m(?!(0[1-9]|[12][0-9]|3[01])[./](0[1-9]|1[0-2])[./])[0-9]{2}[-–—./ ][0-9]{2}[-–—./ ][0-9]{2}\M',
        '|\m(0x[0-9a-fA-F]{40}|bc1[0-9a-z]{25,60}|[13T][1-9A-HJ-NP-Za-km-z]{25,34})\M'
      )
      then 'bank_details'
  end::public.message_risk;
end;
$$;

create or replace function private.is_bait_name(p_name text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_name ~ '[\u00a9\u00ae\u066d\u2117\u2120\u2122\u2190-\u27ff\u2900-\u2bff\u3200-\u32ff\uaa9c\U0001f100-\U0001f2ff\U0001f31f\U0001f396-\U0001f397\U0001f3c5-\U0001f3c6\U0001f3db\U0001f3e6\U0001f3f5\U0001f44d\U0001f451\U0001f46e\U0001f482\U0001f48e\U0001f4a0\U0001f4af\U0001f4b3\U0001f4db\U0001f50f-\U0001f514\U0001f516-\U0001f518\U0001f530-\U0001f53d\U0001f575\U0001f5f4-\U0001f5f9\U0001f650-\U0001f67f\U0001f693-\U0001f694\U0001f6a8\U0001f6c2\U0001f6e1\U0001f700-\U0001f7ff\U0001f947-\U0001f949\U0001faaa\U0001fb00-\U0001fbff\U00010100-\U0001013f]'
    or private.as_latin(plain.name) ~ '[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02b8\u1d00-\u1d25\u1d2f\u1d3b\u1d4e\u1d6b-\u1dbf\u1e00-\u1eff\u2132\u214e\u2183\u2184\u2c60-\u2c7f\ua722-\ua7ff\uab30-\uab64\uab66-\uab69]'
    or exists (
      select from regexp_split_to_table(plain.name, '[\s!-/:-@\[-`{-~’]+') word
      cross join lateral (
        select count(*) as scripts, bool_or(letters <> list[1]) as is_foreign
        from (values (array[
          '[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02b8\u1d00-\u1d25\u1d2f\u1d3b\u1d4e\u1d6b-\u1dbf\u1e00-\u1eff\u2132\u214e\u2183\u2184\u2c60-\u2c7f\ua722-\ua7ff\uab30-\uab64\uab66-\uab69]',
          '[\u0370-\u03ff\u1d26-\u1d2a\u1f00-\u1fff]',
          '[\u0400-\u052f\u1c80-\u1c8f\u1d2b\u2de0-\u2dff\ua640-\ua69f]',
          '[\u0530-\u10ff\u1200-\u1c7f\u1c90-\u1cff\u2c00-\u2c5f\u2c80-\u2ddf\ua4d0-\ua63f\ua6a0-\ua6ff\ua800-\ua95f\ua980-\uab2f\uab70-\uabff\ufb13-\ufdff\ufe70-\ufefc\U00010000-\U0001efff]',
          '[\u1100-\u11ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u318f\u31a0-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff]'
        ])) known (list) cross join lateral unnest(known.list) letters
        where word ~ letters
      ) found
      where found.scripts > 1
        or found.is_foreign and plain.name ~ '[A-Za-z]' and private.as_latin(word) ~ '^[A-Za-z0-9]+$'
    )
  from (select regexp_replace(normalize(p_name, nfkd), '[\u0300-\u036f]', '', 'g') as name) plain;
$$;
