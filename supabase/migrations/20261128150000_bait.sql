-- Names, web addresses and listings that are made to be taken for others.

-- Returns a text with a Latin letter for each letter that looks like one, by the confusables of Unicode 10 (UTS #39;
-- © Unicode, Inc., Unicode License). lib/selling/look-alikes.ts has the same.
create function private.as_latin(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select translate(
    p_text,
      'ȺɑΑαАаᎪᗅᴀᶏⱥꓮꭺ'
      'ƀƁƂƃƄɃɓʙΒБВЬвѢѣҌҍᏏᏴᏼᖯᗷᴃᵬᶀꓐꞖꞗꞴ'
      'ƇƈȻȼɕСсҪҫᏟᴄⲤⲥꓚꞒꞓꞔꟄꮯ'
      'ÐĐđƉƊƋƌȡɖɗԁᎠᏧᑯᗞᗪᴅᵭᶁᶑꓒꓓꟇꟈꭰ'
      'ɆɇΕЕеҽҿᎬᴇᶒⱸⱻꓰꬲꬴꭼƐɛЄєε'
      'ƑƒϜքᖴᵮᶂẝꓝꜰꞘꞙꬵ'
      'ƍƓǤǥɠɡɢԌԍցᏀᏳᏻᶃꓖꞠꞡꮐ'
      'ĦħɦʜΗНнћҢңһӇӈӉӊհᎻᏂᏲᕼⱧⱨⲎꓧꚕꞕꞪꮋ'
      'ıɨɩɪιіӏᎥᵻᵼᶖꙇꭵ'
      'ɈɉʝͿϳЈјᎫᒍᴊꓙꞲꭻ'
      'ƘƙΚКҚҞᏦᴋᶄⱩⱪⲔꓗꝀꝁꝂꝃꝄꝅꞢꞣ'
      'ŁłƖƗƚǀȴȽɫɬɭʟΙІӀᏞᒪᶅⱠⱡⱢⲒⳐⳑꓡꓲꝈꝉꞎꞭꬷꬸꬹꮮ'
      'ΜϺМӍᎷᗰᴍᶆⱮⲘꓟꟺꬺ'
      'ƝƞȠȵɲɳɴͷΝηиҋոռᴎᵰᶇⲚꓠꞐꞑꞤꞥꬻ'
      'ØøƟɵΘΟθοσОоѲѳӨөՕօᎾᏫᴏᴐᴑⱺⲞⲟꓳꝊꝋꝌꝍꬽꬾꭴꮎꮻ'
      'ƤƥΡρРрᏢᑭᴘᴩᵱᵽᶈⱣⲢⲣꓑꝐꝑꝒꝓꝔꝕꮲ'
      'ɋʠԛգզꝖꝗꝘꝙꞯ'
      'ƦɌɍɼɽɾʀʁгяғᎡᏒᖇᴙᴚᴦᵲᵳᶉⱤⲅꓣꞦꞧꭇꭈꭉꭱꮁꮢ'
      'ƽȿʂЅѕՏᏕᏚᵴᶊⱾꓢꜱꞨꞩꟅꟉꟊꮪ'
      'ŦŧƫƬƭƮȶȾʈΤτТтҬҭᎢᴛᵵⱦⲦꓔꭲ'
      'ɄʋυՍսᏌᑌᴜᵾᶙꓴꞟꞸꞹꭎꭏꭒꮜ'
      'ƲνѴѵᏙᐯᴠⱱⱴꓦꝞꝟꮩ'
      'ɯѡѽԜԝաᎳᏔᴡⱲⱳꓪꝡꮃ'
      'ΧХхҲᕁᕽᶍⲬꓫꞳꭖꭗꭘꭙ'
      'ƳƴɎɏɣʏΥγУуҮүҰұᎩᎽᶌỾỿⲨꓬꭚ'
      'ƵƶȤȥɀʐʑΖᏃᴢᵶᶎⱫⱬⱿꓜꟆꮓ',
    repeat('a', 13) || repeat('b', 29) || repeat('c', 19) || repeat('d', 25) || repeat('e', 21) || repeat('f', 13) || repeat('g', 18)
      || repeat('h', 28) || repeat('i', 13) || repeat('j', 13) || repeat('k', 21) || repeat('l', 34) || repeat('m', 13) || repeat('n', 24)
      || repeat('o', 35) || repeat('p', 24) || repeat('q', 10) || repeat('r', 31) || repeat('s', 19) || repeat('t', 22) || repeat('u', 18)
      || repeat('v', 13) || repeat('w', 14) || repeat('x', 14) || repeat('y', 22) || repeat('z', 18)
  );
$$;
revoke all on function private.as_latin from public;
grant execute on function private.as_latin to authenticated, service_role;

-- Returns a text as letters alone, in words; 'i' is 'l', and 'rn' is 'm'.
create function private.as_words(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select replace(replace(regexp_replace(' ' || p_text || ' ', '[^a-z]+', ' ', 'g'), 'i', 'l'), 'rn', 'm');
$$;
revoke all on function private.as_words from public;
grant execute on function private.as_words to authenticated, service_role;

-- Returns what a name looks like, in small Latin letters: 'F0recоurt-L.T.D.' → 'forecourt l t d'. Digits may be letters,
-- letters but at the end of a word, or none: a line for each.
create function private.name_skeleton(p_name text)
returns text
language sql immutable
set search_path = ''
as $$
  select concat_ws(E'\n',
    private.as_words(translate(name.text, '0134578@$!|€£', 'oleastbasllel')),
    private.as_words(translate(
      regexp_replace(name.text, '[0-9@$!|€£]+(?![a-z0-9@$!|€£])', ' ', 'g'), '0134578@$!|€£', 'oleastbasllel'
    )),
    private.as_words(name.text)
  )
  from (
    select lower(private.as_latin(regexp_replace(
      regexp_replace(normalize(p_name, nfkd), '[\u0300-\u036f]', '', 'g'), '([a-z])([A-Z])', '\1 \2', 'g'
    ))) as text
  ) name;
$$;
revoke all on function private.name_skeleton from public;
grant execute on function private.name_skeleton to authenticated, service_role;

-- Whether a name has one of the words, also one with spaces between its letters.
create or replace function private.name_has_word(p_name text, p_words text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select private.name_skeleton(p_name)
    ~ (' (' || regexp_replace(translate(p_words, 'i', 'l'), '([a-z])(?=[a-z])', '\1 ?', 'g') || ') ');
$$;

-- Whether a name could be taken for the site's own: its name, who speaks for it, its seals.
create function private.poses_as_site(p_name text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select private.name_has_word(p_name, concat(
    'forecourt|forecourts|theforecourt|myforecourt|forecourtuk|forecourtteam|forecourthelp|forecourtsupport|forecourtsecurity',
    '|support|staff|admin|admins|administrator|moderator|moderators|customerservice|customerservices|customercare|helpdesk|verified'
  ));
$$;
revoke all on function private.poses_as_site from public;
grant execute on function private.poses_as_site to authenticated, service_role;

-- Whether a name has a sign that looks like a seal, or mixes scripts, whose letters look alike: Latin, Greek, Cyrillic and
-- others. A Chinese, Japanese or Korean word beside a Latin one is a usual name.
create function private.is_bait_name(p_name text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_name ~ '[\u00a9\u00ae\u2117\u2120\u2122\u2190-\u27ff\u2900-\u2bff\u3200-\u32ff\U0001f000-\U0001faff]'
    or plain.name ~ ('[A-Za-z]' || plain.cjk) or plain.name ~ (plain.cjk || '[A-Za-z]')
    or 1 < (
      select count(*) from unnest(array[
        '[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02b8\u1d00-\u1d25\u1d6b-\u1dbf\u1e00-\u1eff\u2c60-\u2c7f\ua722-\ua7ff\uab30-\uab64]',
        '[\u0370-\u03ff\u1d26-\u1d2a\u1f00-\u1fff]',
        '[\u0400-\u052f\u1c80-\u1c8f\u1d2b\u2de0-\u2dff\ua640-\ua69f]',
        '[\u0530-\u10ff\u1200-\u1c7f\u1c90-\u1cff\u2c00-\u2c5f\u2c80-\u2ddf\ua4d0-\ua63f\ua6a0-\ua6ff\ua800-\ua95f\ua980-\uab2f\uab70-\uabff\ufb13-\ufdff\ufe70-\ufefc\U00010000-\U0001efff]'
      ]) script where plain.name ~ script
    )
  from (
    select regexp_replace(normalize(p_name, nfkd), '[\u0300-\u036f]', '', 'g') as name,
      '[\u1100-\u11ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u318f\u31a0-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff]' as cjk
  ) plain;
$$;
revoke all on function private.is_bait_name from public;
grant execute on function private.is_bait_name to authenticated, service_role;

create or replace function private.check_seller_name()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_bait_name(new.name) then
    raise exception 'This name mixes scripts or has a seal' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_of_one_script';
  end if;
  if private.poses_as_site(new.name) then
    raise exception 'This name is the site''s' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_not_the_site';
  end if;
  if new.seller_type = 'private'
     and private.name_has_word(new.name, 'ltd|limited|plc|llp|dealer|dealers|dealership|dealerships') then
    raise exception 'This name is a firm''s' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_not_a_firm';
  end if;
  return new;
end;
$$;

create or replace function private.buyer_name(p_name text)
returns text
language sql immutable
set search_path = ''
as $$
  select case
    when char_length(btrim(p_name)) between 2 and 100 and private.risk_of(p_name) is null
      and not private.is_bait_name(p_name) and not private.poses_as_site(p_name)
      then btrim(p_name)
    else 'Forecourt user'
  end;
$$;
