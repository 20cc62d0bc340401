-- Seller names: letters of more alphabets, joined words, more services and seals, no links. Messages: more links, questions
-- for cards and codes, locked accounts. A town may hide a link as well.

create or replace function private.as_latin(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select translate(
    p_text,
      'ȺɑΑαАаᎪᗅᴀᶏⱥꓮꭺÆæɐɒᶐⱭⱯⱰꬰꭤ'
      'ƀƁƂƃƄɃɓʙΒБВЬвѢѣҌҍᏏᏴᏼᖯᗷᴃᵬᶀꓐꞖꞗꞴßẞƅ'
      'ƇƈȻȼɕСсҪҫᏟᴄⲤⲥꓚꞒꞓꞔꟄꮯↃↄʗ'
      'ÐĐđƉƊƋƌȡɖɗԁᎠᏧᑯᗞᗪᴅᵭᶁᶑꓒꓓꟇꟈꭰðꝹꝺ'
      'ɆɇΕЕеҽҿᎬᴇᶒⱸⱻꓰꬲꬴꭼƐɛЄєεƎǝƏəɘɚɜɝɞʚᴈᶓᶔᶕꞫꬳ'
      'ƑƒϜքᖴᵮᶂẝꓝꜰꞘꞙꬵꝻꝼꟻ'
      'ƍƓǤǥɠɡɢԌԍցᏀᏳᏻᶃꓖꞠꞡꮐᵷᵹꝽꞬ'
      'ĦħɦʜΗНнћҢңһӇӈӉӊհᎻᏂᏲᕼⱧⱨⲎꓧꚕꞕꞪꮋɥꞍ'
      'ıɨɩɪιіӏᎥᵻᵼᶖꙇꭵᴉꞮꟾ'
      'ɈɉʝͿϳЈјᎫᒍᴊꓙꞲꭻȷɟ'
      'ƘƙΚКҚҞᏦᴋᶄⱩⱪⲔꓗꝀꝁꝂꝃꝄꝅꞢꞣĸʞꞰ'
      'ŁłƖƗƚǀȴȽɫɬɭʟΙІӀᏞᒪᶅⱠⱡⱢⲒⳐⳑꓡꓲꝈꝉꞎꞭꬷꬸꬹꮮǁǃᴌꞀꞁꝆꝇꞋꞌ'
      'ΜϺМӍᎷᗰᴍᶆⱮⲘꓟꟺꬺɱᵯꟽꟿ'
      'ƝƞȠȵɲɳɴͷΝηиҋոռᴎᵰᶇⲚꓠꞐꞑꞤꞥꬻŊŋ'
      'ØøƟɵΘΟθοσОоѲѳӨөՕօᎾᏫᴏᴐᴑⱺⲞⲟꓳꝊꝋꝌꝍꬽꬾꭴꮎꮻŒœƆɔɶʘᴒᴓᴖᴗᶗꬿ'
      'ƤƥΡρРрᏢᑭᴘᴩᵱᵽᶈⱣⲢⲣꓑꝐꝑꝒꝓꝔꝕꮲÞþɁɂʔꟼ'
      'ɋʠԛգզꝖꝗꝘꝙꞯ'
      'ƦɌɍɼɽɾʀʁгяғᎡᏒᖇᴙᴚᴦᵲᵳᶉⱤⲅꓣꞦꞧꭇꭈꭉꭱꮁꮢɹɻɿⱹꝚꝛꞂꞃꭅꭆꭋꭌ'
      'ƽȿʂЅѕՏᏕᏚᵴᶊⱾꓢꜱꞨꞩꟅꟉꟊꮪƧƨƼꞄꞅꟖꟗꟘꟙ'
      'ŦŧƫƬƭƮȶȾʈΤτТтҬҭᎢᴛᵵⱦⲦꓔꭲǂʇꞆꞇꞱ'
      'ɄʋυՍսᏌᑌᴜᵾᶙꓴꞟꞸꞹꭎꭏꭒꮜƱʉʊᴝᵿ'
      'ƲνѴѵᏙᐯᴠⱱⱴꓦꝞꝟꮩɅʌɤꝨꝩỼỽ'
      'ɯѡѽԜԝաᎳᏔᴡⱲⱳꓪꝡꮃƜʍɰꟃ'
      'ΧХхҲᕁᕽᶍⲬꓫꞳꭖꭗꭘꭙꭓꭔꭕ'
      'ƳƴɎɏɣʏΥγУуҮүҰұᎩᎽᶌỾỿⲨꓬꭚƔʎ'
      'ƵƶȤȥɀʐʑΖᏃᴢᵶᶎⱫⱬⱿꓜꟆꮓƷʒ',
    repeat('a', 23) || repeat('b', 32) || repeat('c', 22) || repeat('d', 28) || repeat('e', 37) || repeat('f', 16) || repeat('g', 22)
      || repeat('h', 30) || repeat('i', 16) || repeat('j', 15) || repeat('k', 24) || repeat('l', 43) || repeat('m', 17) || repeat('n', 26)
      || repeat('o', 47) || repeat('p', 30) || repeat('q', 10) || repeat('r', 43) || repeat('s', 28) || repeat('t', 27) || repeat('u', 23)
      || repeat('v', 20) || repeat('w', 18) || repeat('x', 17) || repeat('y', 24) || repeat('z', 20)
  );
$$;

create or replace function private.name_skeleton(p_name text)
returns text
language sql immutable
set search_path = ''
as $$
  select concat_ws(E'\n',
    private.as_words(translate(name.text, '0134578@$!|€£', 'oleastbasllel')),
    private.as_words(translate(
      regexp_replace(name.text, '[0-9@$!|€£]+(?![a-z0-9@$!|€£])', ' ', 'g'), '0134578@$!|€£', 'oleastbasllel'
    )),
    private.as_words(name.text),
    private.as_words(regexp_replace(name.text, '[^a-z &+,./:;_-]', '', 'g'))
  )
  from (
    select lower(private.as_latin(regexp_replace(
      regexp_replace(normalize(p_name, nfkd), '[\u0300-\u036f]', '', 'g'), '([a-z])([A-Z])', '\1 \2', 'g'
    ))) as text
  ) name;
$$;

create or replace function private.posing_words()
returns table (list text, words text)
language sql immutable
set search_path = ''
as $$
  values
    ('anywhere', 'forecourt support staff admin admins administrator moderator moderators moderation customerservice
      customerservices customercare helpdesk helpteam helpcentre helpcenter verified buyerprotection sellerprotection
      trustandsafety trustsafety safetyteam webmaster youraccount yourpayment buildingsociety dvla dvsa hmrc hmrevenue
      actionfraud tradingstandards interpol europol ombudsman govuk citizensadvice nationalcrimeagency hsbc natwest
      policescotland policeserviceof driverandvehiclelicensing drivervehiclelicensing vehiclelicensingagency
      driverandvehiclestandards drivervehiclestandards financialconductauthority kundendienst kundenservice
      servicioalcliente atencionalcliente assistenzaclienti obslugaklienta'),
    ('first', 'paypal klarna clearpay revolut westernunion moneygram worldpay venmo zelle skrill payoneer paysafe monzo cashapp
      applepay googlepay amazonpay mastercard americanexpress barclaycard escrow bankofengland bankofscotland
      bankofireland autotrader ebay ebaymotors facebookmarketplace carwow cazoo webuyanycar'),
    ('last', 'police constabulary'),
    ('whole', 'system thesystem security payments billing noreply donotreply visa stripe management team headoffice website
      site notification notifications official accounts complaints helpline administration bank government
      ukgovernment hmgovernment homeoffice ukhomeoffice vehicleverification carverification gumtree'),
    ('money', 'security fraud antifraud scam payment payments billing refund refunds escrow verification compliance dispute
      disputes chargeback chargebacks legal'),
    ('people', 'account accounts buyer buyers seller sellers customer customers member members user users website site
      marketplace purchase protection resolution resolutions system bank banking police'),
    ('team', 'team department dept desk service services centre center unit office officer agent prevention alert alerts squad
      division bureau helpline hotline manager relations care message messages messenger notification notifications
      notice notices security fraud protection verification resolution locked suspended closed blocked restricted
      onhold'),
    ('banks', 'lloyds barclays halifax nationwide santander starling chase metro virgin tesco coop cooperative ulster tsb rbs
      firstdirect gumtree'),
    ('banking', 'bank banking money team');
$$;

create or replace function private.poses_as_site(p_name text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.poses_as_brand(p_name)
    -- Finds words for support or staff in other scripts.
    or normalize(p_name, nfkc) ~ '[Пп]оддержк|ПОДДЕРЖК|[Пп]ідтримк|ПІДТРИМК|[Аа]дминистрат|АДМИНИСТРАТ|[Мм]одератор|МОДЕРАТОР|客服|客[户戶]服|الدعم'
    or private.name_skeleton(replace(p_name, '4', 'four')) ~ replace(replace(
      '(?n) [a-z]*FORe?COURT(?!ney )[a-z]* |^ (the )?FOR ?e? ?COURT ',
      'FOR', '(f|ph)(o|oo|ou|oa|au|aw)r+'), 'COURT', '(c|k|ck)(o|oo|ou|oa|au|aw)r+t')
    or exists (
      with word as (
        select listed.list, word as written, regexp_replace(word, '(.)\1+', '\1', 'g') as letters, char_length(word) as length
        from private.posing_words() listed
        cross join lateral string_to_table(btrim(private.as_words(listed.words)), ' ') word
      ),
      -- Lists short words with a consonant doubled between vowels, or with the vowel doubled in its place: 'Pollice', 'Staaf'.
      surname as (
        select string_agg(
          case when substr(word, at, 1) = substr(word, at + 1, 1) then overlay(word placing substr(word, at - 1, 1) from at for 1)
            else left(word, at) || substr(word, at) end, '|') as names
        from private.posing_words() listed
        cross join lateral regexp_split_to_table(listed.words, '\s+') word
        cross join lateral generate_series(2, char_length(word) - 1) at
        where listed.list in ('anywhere', 'last', 'whole') and char_length(word) <= 6
          and substr(word, at - 1, 3) ~ '^[aeiou]([^aeiou])([aeiou]|\1)$'
      ),
      -- Joins words that follow each other.
      run as (
        select distinct joined as text, first <= case when words[1] = any ('{the,our,your}') then 2 else 1 end as begins,
          last >= cardinality(words) - (words[cardinality(words)] = 'uk')::integer as ends, first = last as is_word
        from surname
        cross join lateral string_to_table(private.name_skeleton(
          regexp_replace(p_name, '(^|[ ,.-])(?:' || surname.names || ')(?![^ ,.-])', '\1x', 'gi')
        ), E'\n') line
        cross join lateral string_to_array(btrim(line), ' ') words
        cross join lateral generate_series(1, cardinality(words)) first
        cross join lateral generate_series(first, cardinality(words)) last
        cross join lateral array_to_string(words[first:last], '') joined
        where char_length(joined) between 1 and 30
      )
      select from run
      join word on word.letters = regexp_replace(run.text, '(.)\1+', '\1', 'g') and char_length(run.text) >= word.length
      where word.list = 'anywhere' or word.list = 'first' and run.begins or word.list = 'last' and run.ends
        or word.list = 'whole' and run.begins and run.ends
      union all
      select from run
      cross join generate_series(1, char_length(run.text) - 1) cut
      join word one on one.letters = regexp_replace(left(run.text, cut), '(.)\1+', '\1', 'g') and cut >= one.length
      join word other on other.letters = regexp_replace(substr(run.text, cut + 1), '(.)\1+', '\1', 'g')
        and char_length(run.text) - cut >= other.length
      where (one.list, other.list) in (
          ('money', 'team'), ('banks', 'money'), ('banks', 'banking'), ('anywhere', 'team'), ('anywhere', 'people'),
          ('people', 'anywhere'), ('money', 'anywhere')
        )
        or (one.list, other.list) in (('first', 'team'), ('first', 'money')) and run.begins
        or (one.list, other.list) = ('people', 'team') and run.begins and run.ends
      union all
      -- Finds a long word at the end of another, or before four letters: 'Techsupport', 'Verifiedcars'.
      select from run
      join word on word.list = 'anywhere' and word.length >= 7 or word.list = 'last' and run.ends
      where run.is_word and (
        right(regexp_replace(run.text, '(.)\1+', '\1', 'g'), char_length(word.letters)) = word.letters
        or word.list = 'anywhere' and starts_with(run.text, word.written) and substr(run.text, word.length + 1) ~ '^(.{4,}|uk)$'
      )
    );
end;
$$;

create function private.poses_as_firm(p_name text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select private.name_has_word(p_name, 'ltd|limited|plc|llp|dealer|dealers|dealership|dealerships')
    or private.name_skeleton(p_name) ~ ' [a-z]{2,}(ltd|dealer(s|shlps?)?|(?<! un)llmlted) '
    or regexp_replace(normalize(p_name, nfkd), '[\u0300-\u036f]', '', 'g') ~* '[a-z](plc|(?<!phi)llp)(?![a-z])';
$$;
revoke all on function private.poses_as_firm from public;
grant execute on function private.poses_as_firm to authenticated, service_role;

create or replace function private.is_bait_name(p_name text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_name ~ '[\u00a9\u00ae\u2117\u2120\u2122\u2190-\u27ff\u2900-\u2bff\u3200-\u32ff\U0001f100-\U0001f2ff\U0001f31f\U0001f396-\U0001f397\U0001f3c5-\U0001f3c6\U0001f3db\U0001f3e6\U0001f3f5\U0001f44d\U0001f451\U0001f46e\U0001f482\U0001f48e\U0001f4a0\U0001f4af\U0001f4b3\U0001f4db\U0001f50f-\U0001f514\U0001f516-\U0001f518\U0001f530-\U0001f53d\U0001f575\U0001f5f4-\U0001f5f9\U0001f650-\U0001f67f\U0001f693-\U0001f694\U0001f6a8\U0001f6c2\U0001f6e1\U0001f700-\U0001f7ff\U0001f947-\U0001f949\U0001faaa\U0001fb00-\U0001fbff\U00010100-\U0001013f]'
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
  if new.seller_type = 'private' and private.poses_as_firm(new.name) then
    raise exception 'This name is a firm''s' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_not_a_firm';
  end if;
  return new;
end;
$$;
