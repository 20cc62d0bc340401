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

create function private.begins_sentence(p_word text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return lower(p_word) = any (regexp_split_to_array(
    'ad am art as at auto autos band bank be best bet bid black blue book box build business buy by cab cafe call cam
    camera camp car cards care cars case cash cat channel cheap city claims cleaning coach codes coffee company compare
    contact cool country credit data date day deal deals degree delivery design digital direct discount do dog drive eat
    engineering equipment estate events exchange expert family fan fans farm fashion fast film final finance financial
    fire fit fitness food free fun game games garden gift gifts gives global gold got graphics green group guide hair
    health here holiday homes horse hospital hot house how in insurance insure is it joy kids kim la land lat law legal
    life lighting like limited limo live living loan loans love luxury ma man management map market me media meet men
    mobile money motorcycles movie music my name navy network new news next no now one open orange pa paris partners parts
    party pet phone photo photography photos pics pictures pink place play plus pm post press prime pro progressive
    properties property racing radio read red rent rentals repair report rest review reviews rich room run safe safety
    sale school science select seven shoes show silk ski skin sky smile so space sport spot star storage stream study
    style supplies surf systems talk target tax taxi team theatre tickets tires to today tools top total tours town toys
    trade trading training travel trust us vet video vision vote watch watches weather wedding win windows wine work works
    world wow you zero',
    '\s+'
  ));
end;
$$;
revoke all on function private.begins_sentence from public;
grant execute on function private.begins_sentence to service_role;

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
      '(?:\m(at|on|to|via|visit|see|site|website|link|open|click)[: ]+)?(?<![A-Za-z0-9@._-])([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*\.[A-Za-z0-9-]+)(?![A-Za-z0-9-]|_[A-Za-z0-9])(\s+[A-Za-z£]|/(?=[A-Za-z0-9])|)',
      'gi'
    ) found
    cross join lateral string_to_array(ltrim(found[2], '_'), '.') parts
    cross join lateral generate_series(2, cardinality(parts)) place
    cross join lateral (
      select parts[place - 1] as label, parts[place] as ending, found[1] is not null or parts[place - 1] ~* concat(
          '-[a-z]{2}|^(?!(pre|over|under)pay)[a-z]{3,}pay$',
          '|^(my|the|get|uk)?(cars?|autos?|motors?|vehicles?|vin|van|hpi|mot|reg|plate)(history|facts?|checks?|reports?|records?',
          '|finance|loans?|data|values?|valuations?|titles?|docs?|search|scans?|delivery|shipping|transport|couriers?|deals?|sales?',
          '|buyers?|sellers?|inspections?|auctions?|forms?|portal|logins?)(uk|online)?$'
        ) as is_named,
        place < cardinality(parts) or found[3] ~ '\s' as goes_on,
        place = cardinality(parts) and found[3] = '/' as has_path,
        private.is_bait_label(parts[place - 1]) as is_bait,
        private.begins_sentence(parts[place]) as begins_sentence
    ) pair
    where private.is_top_level_domain(pair.ending) and pair.label ~ '^[A-Za-z0-9-]*[A-Za-z][A-Za-z0-9-]*$'
      and lower(pair.label) <> all ('{mr,mrs,ms,miss,dr,st,no,co,inc,incl,excl,approx,etc,tel,ref,reg,max,min,am,pm}'::text[])
      and case
        when char_length(pair.label) = 1 then pair.has_path and not pair.begins_sentence
        when pair.is_bait then true
        when pair.ending = lower(pair.ending) or pair.ending = upper(pair.ending) and pair.label = upper(pair.label)
          then pair.is_named or not (pair.begins_sentence and pair.goes_on)
        when pair.ending = initcap(pair.ending) then not pair.begins_sentence and (
          pair.is_named or not pair.goes_on or pair.label ~ '^[A-Z]' and char_length(pair.ending) > 2
            and lower(pair.label) <> all (
              '{hi,hello,hey,thanks,cheers,yes,yeah,yep,ok,okay,great,nice,sorry,perfect,lovely,brilliant,please,sure,morning,afternoon,evening,regards,sold}'::text[]
            )
            and lower(pair.ending) <> all (
              '{able,academy,apple,army,asia,audio,auction,baby,bar,bargains,beauty,bosch,bridgestone,broker,brother,builders,capital,caravan,charity,chat,chrome,church,computer,construction,cruise,dad,dealer,directory,discover,docs,doctor,download,email,energy,engineer,express,fail,firestone,football,forsale,gap,glass,gmail,goodyear,google,ice,international,irish,jobs,kitchen,lease,locker,lol,london,mint,mom,mortgage,office,panasonic,pay,philips,pin,pioneer,playstation,protection,rip,samsung,save,search,secure,sharp,shell,shopping,singles,software,solar,sony,technology,tennis,tips,virgin,voting,winners,yahoo,yokohama,zip,zone}'::text[]
            )
        )
      end
  );
end;
$$;

create or replace function private.names_or_hides_domain(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
#variable_conflict use_column
declare
  is_ascii constant boolean := octet_length(p_text) = char_length(p_text);
begin
  return p_text ~* concat(
      '[.,] ?(com|org|co ?[.,] ?uk|xyz|biz|icu)\M|( \. ?|,)(net|io|ru|cn)\M',
      '|\m0x[0-9a-f]+(\.[0-9a-fx]+){0,3}[/:]|\m0[0-7]{2,}(\.[0-9]+){1,3}/|\m[1-9][0-9]{8,9}/[a-z]'
    )
    or exists (
      select from regexp_matches(
        p_text, '([a-z0-9-]*)( \. ?|\m(?:dot|d0t)\M[\s*_\])}>-]*)([a-z]{2,24})\M(\s+(?=[a-z])|)', 'gi'
      ) found
      where private.is_top_level_domain(found[3]) and case
        when found[2] ~* 'd[o0]t' then lower(found[3]) <> all ('{at,on,in,is,it,to,codes,date,data,no}'::text[])
        when not private.begins_sentence(found[3]) and (
          private.is_bait_label(found[1])
          or found[1] ~* '-' and found[1] ~* '(^|-)(pay|help|forms?|verify|logins?|claims?|refunds?|team|account|cars|autos|motors|deals)(-|$)'
        ) then true
        else found[4] = '' and not (
          lower(found[3]) = any (
            '{auto,black,blue,camera,car,cars,estate,finance,gold,golf,green,new,one,parts,phone,pink,red,sport,tax,tv}'
          )
          and p_text ~ ' \. [^.\n]{2,30} \. '
        )
      end
    )
    or not is_ascii and p_text ~ '\.[\u00c0-\uffff]' and p_text ~ '[^\s.]\.(vermögensberater|vermögensberatung|ελ|ευ|бг|бел|дети|ею|католик|ком|мкд|мон|москва|онлайн|орг|рус|рф|сайт|срб|укр|қаз|հայ|ישראל|קום|ابوظبي|ارامكو|الاردن|البحرين|الجزائر|السعودية|العليان|المغرب|امارات|ایران|بارت|بازار|بيتك|بھارت|تونس|سودان|سورية|شبكة|عراق|عرب|عمان|فلسطين|قطر|كاثوليك|كوم|مصر|مليسيا|موريتانيا|موقع|همراه|پاکستان|ڀارت|कॉम|नेट|भारत|भारतम्|भारोत|संगठन|বাংলা|ভারত|ভাৰত|ਭਾਰਤ|ભારત|ଭାରତ|இந்தியா|இலங்கை|சிங்கப்பூர்|భారత్|ಭಾರತ|ഭാരതം|ලංකා|คอม|ไทย|ລາວ|გე|みんな|アマゾン|クラウド|グーグル|コム|ストア|セール|ファッション|ポイント|世界|中信|中国|中國|中文网|亚马逊|企业|佛山|信息|健康|八卦|公司|公益|台湾|台灣|商城|商店|商标|嘉里|嘉里大酒店|在线|大拿|天主教|娱乐|家電|广东|微博|慈善|我爱你|手机|招聘|政务|政府|新加坡|新闻|时尚|書籍|机构|淡马锡|游戏|澳門|点看|移动|组织机构|网址|网店|网站|网络|联通|谷歌|购物|通販|集团|電訊盈科|飞利浦|食品|餐厅|香格里拉|香港|닷넷|닷컴|삼성|한국)([\s/:?.,!)]|$)'
    or private.names_domain(p_text)
    or not is_ascii and p_text ~ '[\u00c0-\u1fff\u2c00-\ua7ff]' and private.names_domain(private.as_latin(p_text));
end;
$$;

create or replace function private.asks_for_secrets(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Has one space, or one new line, between words.
  spaced   constant text := regexp_replace(
    regexp_replace(translate(private.plain_text(p_text), '’', ''''), '[ \t\r\f\v]+', ' ', 'g'), ' ?\n[ \n]*', E'\n', 'g'
  );
  -- Leaves out what the writer will not do.
  plain    constant text := regexp_replace(
    spaced, '(?<!\myou )(?<!\myou do )\m(never|not|don''t|won''t) (need|want|ask|give|send|share|tell)\M[^.!?\n]*', ' ', 'g'
  );
  asks     constant text := '\m(please|pls|plz|send|reply|respond|give me|tell|confirm|enter|provide|text|read|need|share (the|your|it|that)|forward (me|us|it|the|that|your)|what(''?s| is| was| are)|(can|could|may) (i|we) (have|get|take|see|grab))\M[^.!?\n]{0,60}';
  -- Cars have codes, pins and passwords as well, so these count of an account alone, or as the reader's.
  account  constant text := '\m(?<!my ((bank|debit|credit) )?)(card(''?s)?[- ]?(numbers?|nums?|details?|no\M(?! (problem|fuss|issue|worr|charge|fee|cash|extra|need)))|cvvs?|cvcs?|sort ?codes?|account numbers?|memorable word|log ?in details|(log ?in|bank|card|account) (pin|pass ?word|pass ?code)s?)\M';
  readers  constant text := '\myour ((one[- ]time|secret|security|online|e-?mail|bank|card|log ?in|account) )*(pin|pass ?word|pass ?code|security code)\M';
  -- Names what stands on a card, or a picture of one.
  on_card  constant text := '\m(?<!\m(ring|rang|call|phone|dial|on) the )(numbers?|digits?|front|back|sides?|photos?|pics?|pictures?|images?|selfies?|scans?|copy|copies|screenshots?|expiry) (of|on|from|off|across|with) (the (front|back|reverse)( and (the )?(front|back))? (of|on) )?(your|(the|a|any) (bank|debit|credit|payment)) ((bank|debit|credit|payment) )?cards?\M';
  -- Names things that a code of a car is for.
  of_a_car constant text := '(?![^.!?\n]*\m(radio|stereo|alarm|immobili[sz]er|sat ?nav|key ?(fob|pad|safe)|location|map|gate|barrier|find you)\M)';
  proof    constant text := '(((verification|one[- ]time|google|whatsapp|gumtree|ebay|paypal|authentication|activation|sms|text|log ?in|confirmation|security|([0-9]|four|five|six)[- ]?(digit|figure))[- ])+(pass ?)?(codes?|pins?)|otp)\M';
  arrives  constant text := '(\m(send|sends|sending|sent|text|texting|texted)|(?<!\mhave )\myou(''ll|''ve)? ((will|should|just|have|are|going|to) )*(get|got|getting|receive|received))\M';
  -- Asks for it later, also in the next sentence.
  asks_it  constant text := '.{0,100}(?<!\m(i|we)(''ll| will| can| could)? )\m((tell|send|give|text|read|forward|share|pass|message|show|reply with) ((me|us|back|it|that|them|over|to|the|this) ){0,3}(it|that|them|codes?|digits|numbers?)\M|what(''?s| is| are) (it|they|that|(the|your) (code|number|digits))\M(?! for\M))';
  profile  constant text := '(your|ur) ((forecourt|seller|buyer|user|bank|paypal|gumtree|ebay) )?(account|profile|wallet)';
  shut     constant text := '(locked|suspended|closed|blocked|restricted|frozen|disabled|deactivated|terminated|cancell?ed|flagged|compromised|hacked|deleted|banned|limited)';
begin
  return
    -- Asks for the number or a picture of a card, a PIN, a password or a sort code.
    plain ~ replace(concat(
      asks, account, '|', account, '[^.!?\n]{0,20}\m(please|pls|plz)\M|\m(your|just (the|a)) ', account, '|', readers, of_a_car, '|', asks, on_card
    ), ' ', '\s')
    -- Asks for a code that was sent, or that will be.
    or plain ~ replace(concat(
      asks, '\m(the|a|any|your|that|this|our) (', proof,
      '|(code|digits),? ((that|which|we|i|they|you|was|is|just|have|has|been|will) )*(sent|texted|text|get|got|received?|comes?|arrives?)\M)', of_a_car,
      '|', arrives, '[^.!?\n]{0,30}\m(', proof, '|codes? ((by|via|in an?|over) (text|sms|whatsapp|message|e-?mail)|(to|on) your (phone|mobile))\M|(?<=\myou (a|the) )code\M)', of_a_car, asks_it
    ), ' ', '\s')
    -- Says that the reader's account is locked, or will be.
    or plain ~ replace(concat(
      '\m', profile, '(''?s)? ((is|was|has|have|been|will|be|being|now|soon|shortly|on|under|temporarily|permanently|(about|due|going) to) )*(', shut, '|hold|review)\M',
      '|\m(', shut, '|lock|suspend|restrict|freeze|terminate|unlock|unblock|verify|restore|reactivate|reinstate|secure|(will|must|shall|we) close) ', profile, '\M',
      '|\m', profile, ' (needs?|requires?|must|has to|is (due|overdue|subject)) (\w+ ){0,4}(check(s|ed|ing)?|verif(y|ied|ication|ying)|confirm(ed|ation|ing)?|review(ed|ing)?|updat(e|ed|ing)|attention|action)\M',
      '|\m(hold|restriction|block|(unusual|suspicious) \w+) ((was|has been|is) )?((placed|put|seen) )?(on|in|from|to) ', profile, '\M'
    ), ' ', '\s');
end;
$$;

create function private.check_seller_name_link()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.risk_of(new.name) is not null then
    raise exception 'This name has a link' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_without_link';
  end if;
  return new;
end;
$$;
revoke all on function private.check_seller_name_link() from public;

create trigger refuse_seller_name_link_inserted
  before insert on public.sellers
  for each row when (new.seller_type <> 'verified_dealer')
  execute function private.check_seller_name_link();
create trigger refuse_seller_name_link_updated
  before update of name on public.sellers
  for each row when (new.seller_type <> 'verified_dealer' and old.name is distinct from new.name)
  execute function private.check_seller_name_link();

create or replace function private.suspicion_of(p_vehicle_id uuid)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  v         public.vehicles;
  seller    record;
  advert    text;
  signs     text[];
  rules     text[];
  points    jsonb;
  deviation double precision;
begin
  select * into v from public.vehicles listed where listed.id = p_vehicle_id;
  select s.seller_type, private.is_new_account(u.created_at) as is_new into seller
  from public.sellers s join auth.users u on u.id = s.user_id
  where s.id = v.seller_id;
  if not found then
    return null;
  end if;
  advert := concat_ws(E'\n', v.description, v.trim, array_to_string(v.features, E'\n'));
  -- A town has no wording, but may hide a link.
  signs := private.scam_signs(advert) || case when private.names_link(v.location) then '{named_link}'::text[] end;
  rules := array(
    select f.rule from public.listing_flags f where f.vehicle_id = v.id and f.rule <> 'suspected_scam' and f.resolved_at is null
      and not exists (
        select from public.vehicles other
        where other.id = (f.details ->> 'other')::uuid and (other.created_at, other.id) > (v.created_at, v.id)
      )
  );
  if 'photo_seen_elsewhere' <> all (rules) and char_length(v.description) >= 80 and exists (
    select from public.vehicles other
    where other.listing_status = 'active' and char_length(other.description) >= 80
      and md5(other.description) = md5(v.description) and other.seller_id <> v.seller_id
      and (other.created_at, other.id) < (v.created_at, v.id)
  ) then
    rules := rules || 'text_seen_elsewhere'::text;
  end if;
  if exists (
    select from public.vehicles twin
    where twin.seller_id = v.seller_id and twin.registration_number = v.registration_number and twin.id <> v.id
      and private.is_held(twin.id)
  ) then
    rules := rules || 'held_twin'::text;
  end if;
  if private.resembles_taken_down(v) then
    rules := rules || 'taken_down_twin'::text;
  end if;
  if 'photo_seen_elsewhere' = any (rules) then
    -- This is often the same person's car: one sign, not two.
    rules := array_remove(rules, 'plate_listed_twice');
  end if;
  -- Measures the price's distance from the valuation, in standard deviations: the 90% range is 3.29 of them wide. A
  -- price of less than 11% lacks a digit, or is that of a month. Without a valuation, less than half of what others ask
  -- is low.
  select case when v.price::bigint * 100 >= valued.value::bigint * 11
    then ln(v.price::float / valued.value) * 3.29 / ln(valued.high_90::float / valued.low_90) end into deviation
  from public.vehicle_valuations valued where valued.vehicle_id = v.id;
  if not found and v.price * 2 < (
    select percentile_cont(0.5) within group (order by other.price)
    from public.vehicles other
    where other.model_id = v.model_id and other.year between v.year - 1 and v.year + 1 and other.seller_id <> v.seller_id
      and other.listing_status = 'active'
    having count(*) >= 5
  ) then
    deviation := -3;
  end if;
  if deviation < -1.5 and private.price_reasons(advert) > 0 then
    deviation := case when deviation < -3.5 and private.price_reasons(advert) = 1 then -2 end;
  end if;
  if seller.is_new and deviation < -1.5 and exists (
    select from public.vehicles other join public.vehicle_valuations valued on valued.vehicle_id = other.id
    where other.seller_id = v.seller_id and other.id <> v.id and other.listing_status in ('active', 'held')
      and abs(extract(epoch from other.created_at - v.created_at)) < 86400 and other.price < valued.low_90
  ) then
    rules := rules || 'several_cheap_cars'::text;
  end if;

  select jsonb_object_agg(sign.name, sign.points) into points
  from (
    select weight.name, case seller.seller_type
        when 'private' then case when seller.is_new then weight.new_private else weight.private end
        when 'dealer' then weight.dealer
        else weight.verified
      end as points
    from private.suspicion_points weight
    where weight.name = any (signs || rules)
      or weight.name = 'price_' || case when deviation < -3.5 then 4 else -round(deviation) end || '_deviations'
      or weight.name = 'new_dealer' and seller.is_new
  ) sign
  where sign.points > 0;
  return points;
end;
$$;

create or replace function private.flag_suspicion(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v      public.vehicles;
  is_new boolean;
  points jsonb;
  total  integer;
begin
  select * into v from public.vehicles listed where listed.id = p_vehicle_id and listed.listing_status in ('active', 'held');
  select private.is_new_account(u.created_at) into is_new
  from public.sellers s join auth.users u on u.id = s.user_id where s.id = v.seller_id;
  if not found then
    return;
  end if;
  points := private.suspicion_of(p_vehicle_id);
  total := (select sum(sign.value::integer) from jsonb_each_text(points) sign);
  if total >= (case when is_new then 2 else 3 end) then
    perform private.flag_listing(
      v.id, 'suspected_scam',
      concat_ws(
        E'\n', v.description, v.trim, array_to_string(v.features, E'\n'), v.registration_number, total >= 5,
        case when private.names_link(v.location) then v.location end,
        -- A price that is no sign may change.
        case when points ?| '{price_2_deviations,price_3_deviations,price_4_deviations}' then v.price end
      ),
      points
    );
  elsif v.listing_status = 'held' then
    update public.listing_flags set id = gen_random_uuid(), fingerprint = null
    where vehicle_id = v.id and rule = 'suspected_scam' and resolved_at is null;
  end if;
end;
$$;

create or replace trigger suspect_vehicle
  after update of listing_status, registration_number, description, trim, location, features, price
  on public.vehicles
  for each row when (
    new.listing_status in ('active', 'held') and not (old.listing_status = 'held' and new.listing_status = 'active')
  )
  execute function private.suspect_vehicle();
