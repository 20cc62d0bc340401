-- A new account's 'forecourthelp.group has the form' was mailed with a link: some 260 endings are let through where a
-- sentence may begin with them.

-- Returns true for a name that a stranger takes for this site's, or for a service that holds money or accounts.
create function private.is_bait_label(p_label text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Leaves out hyphens, and reads the letters that digits stand for.
  plain constant text := translate(replace(lower(p_label), '-', ''), '01345', 'oieas');
begin
  -- Shorter ones are ordinary words, as these are.
  if char_length(plain) < 8 or plain ~ '^((the|your|my|a)?forecourts?|(un)?verif(y|ied|ying|ication)|(in|un)?secur(ed|ely|ing|ity)|(down|non|over|pre|re|under)?payments?|account(s|ants?|ing|able|ed)|(non)?refund(s|ed|ing|able)|(back|lumbar|un)?support(s|ed|ing|ive|ers?)?|administrators?|moderators?)$' then
    return false;
  end if;
  return plain ~ 'escrow|verif|secur|payment|account|login|signin|paypal|refund|billing|helpdesk|support'
    or private.poses_as_site(replace(p_label, '-', ' '));
end;
$$;
revoke all on function private.is_bait_label from public;
grant execute on function private.is_bait_label to service_role;

-- As before; and a label that is made to be trusted names a domain also before an ending that begins a sentence, in any
-- case, as mail programs make a link of it: 'closed: forecourthelp.group has the form', 'Visit Securepay.Team'.
create or replace function private.names_domain(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return exists (
    select from regexp_matches(
      p_text,
      '(?:\m(at|on|to|via|visit|see|site|website|link|open|click)[: ]+)?(?<![A-Za-z0-9@._-])([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)(?![A-Za-z0-9_-])(\s+[A-Za-z£]|)',
      'gi'
    ) found
    cross join lateral string_to_array(found[2], '.') parts
    cross join lateral generate_series(2, cardinality(parts)) place
    cross join lateral (
      select parts[place - 1] as label, parts[place] as ending, found[1] is not null or parts[place - 1] ~* '-[a-z]{2}' as is_named,
        place < cardinality(parts) or found[3] <> '' as goes_on,
        private.is_bait_label(parts[place - 1]) as is_bait,
        lower(parts[place]) = any (regexp_split_to_array(
          'ad am art as at auto autos band bank be best bet bid black blue book box build business buy by cab cafe call cam
          camera camp car cards care cars case cash cat channel cheap city claims cleaning coach codes coffee company compare
          contact cool country credit data date day deal deals degree delivery design digital direct discount do dog drive eat
          engineering equipment estate events exchange expert family fan fans farm fashion fast film final finance financial
          fire fit fitness food free fun game games garden gift gifts gives global gold got graphics green group guide hair
          health here holiday homes horse hospital hot house how in insurance insure is it joy kids kim la land lat law legal
          life lighting like limited limo live living loan loans love luxury ma man management map market me media meet men
          mobile money motorcycles movie music my name navy network new news next no now one open orange pa paris partners
          parts party pet phone photo photography photos pics pictures pink place play plus pm post press prime pro
          progressive properties property racing radio read red rent rentals repair report rest review reviews rich room run
          safe safety sale school science select seven shoes show silk ski skin sky smile so space sport spot star storage
          stream study style supplies surf systems talk target tax taxi team theatre tickets tires to today tools top total
          tours town toys trade trading training travel trust us vet video vision vote watch watches weather wedding win
          windows wine work works world wow you zero',
          '\s+'
        )) as begins_sentence
    ) pair
    where private.is_top_level_domain(pair.ending) and pair.label ~ '[A-Za-z]' and char_length(pair.label) > 1
      and lower(pair.label) <> all ('{mr,mrs,ms,miss,dr,st,no,co,inc,incl,excl,approx,etc,tel,ref,reg,max,min,am,pm}'::text[])
      and case
        when pair.is_bait then true
        when pair.ending = lower(pair.ending) or pair.ending = upper(pair.ending) and pair.label = upper(pair.label)
          then pair.is_named or not (pair.begins_sentence and pair.goes_on)
        when pair.ending = initcap(pair.ending) then not pair.begins_sentence and (pair.is_named or not pair.goes_on)
      end
  );
end;
$$;
