-- A list between spaced dots names no web address; the joined words of a service for cars do before any ending.
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
      select parts[place - 1] as label, parts[place] as ending, found[1] is not null or parts[place - 1] ~* concat(
          '-[a-z]{2}|^(?!(pre|over|under)pay)[a-z]{3,}pay$',
          '|^(my|the|get|uk)?(cars?|autos?|motors?|vehicles?|vin|van|hpi|mot|reg|plate)(history|facts?|checks?|reports?|records?',
          '|finance|loans?|data|values?|valuations?|titles?|docs?|search|scans?|delivery|shipping|transport|couriers?|deals?|sales?',
          '|buyers?|sellers?|inspections?|auctions?)(uk|online)?$'
        ) as is_named,
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
        p_text, '( \. ?|\m(?:dot|d0t)\M[\s*_\])}>-]*)([a-z]{2,24})\M(\s+[a-z])?', 'gi'
      ) found
      where private.is_top_level_domain(found[2]) and case
        when found[1] ~* 'd[o0]t' then lower(found[2]) <> all ('{at,on,in,is,it,to,codes,date,data,no}'::text[])
        else found[3] is null and not (
          lower(found[2]) = any (
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
