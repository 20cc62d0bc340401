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
  select p_name ~ '[\u00a9\u00ae\u2117\u2120\u2122\u2190-\u27ff\u2900-\u2bff\u3200-\u32ff\U0001f100-\U0001f2ff\U0001f31f\U0001f396-\U0001f397\U0001f3c5-\U0001f3c6\U0001f3db\U0001f3f5\U0001f44d\U0001f451\U0001f46e\U0001f48e\U0001f4a0\U0001f4af\U0001f50f-\U0001f513\U0001f516-\U0001f518\U0001f530-\U0001f53d\U0001f5f4-\U0001f5f9\U0001f6a8\U0001f6c2\U0001f6e1\U0001f780-\U0001f7ff\U0001f947-\U0001f949]'
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

-- Returns the top-level domains: IANA's list of 24 October 2025 without those that car makes and facts are written like
-- (bmw, gt, mov), whose domains nobody can register or are rare.
create function private.top_level_domains()
returns text[]
language sql immutable
set search_path = ''
as $$
  select regexp_split_to_array(
    'aaa aarp abb abbott abbvie abc able abogado abudhabi academy accenture accountant accountants aco actor ad ads adult ae
    aeg aero aetna af afl africa ag agakhan agency ai aig airbus airforce airtel akdn al alibaba alipay allfinanz allstate
    ally alsace alstom am amazon americanexpress americanfamily amex amfam amica amsterdam analytics android anquan anz ao aol
    apartments app apple aq aquarelle ar arab aramco archi army arpa art arte as asda asia associates at athleta attorney au
    auction audible audio auspost author auto autos aw aws ax axa az azure ba baby baidu banamex band bank bar barcelona
    barclaycard barclays barefoot bargains baseball basketball bauhaus bayern bb bbc bbt bbva bcg bcn bd be beats beauty beer
    berlin best bestbuy bet bf bg bh bharti bi bible bid bike bing bingo bio biz bj black blackfriday blockbuster blog
    bloomberg blue bm bms bn bnpparibas bo boats boehringer bofa bom bond boo book booking bosch bostik boston bot boutique
    box br bradesco bridgestone broadway broker brother brussels bs bt build builders business buy buzz bv bw by bz bzh ca cab
    cafe cal call calvinklein cam camera camp canon capetown capital capitalone car caravan cards care career careers cars
    casa case cash casino cat catering catholic cba cbn cbre cc center ceo cern cf cfa cfd cg ch chanel channel charity chase
    chat cheap chintai christmas chrome church ci cipriani circle cisco citadel citi citic city ck cl claims cleaning click
    clinic clinique clothing cloud club clubmed cm cn co coach codes coffee college cologne com commbank community company
    compare computer comsec condos construction consulting contact contractors cooking cool coop corsica country coupon
    coupons courses cpa cr credit creditcard creditunion cricket crown crs cruise cruises cu cuisinella cv cw cx cy cymru cyou
    cz dad dance data date dating day dclk dds de deal dealer deals degree delivery dell deloitte delta democrat dental
    dentist desi design dev dhl diamonds diet digital direct directory discount discover dish diy dj dk dm dnp do docs doctor
    dog domains dot download drive dtv dubai dupont durban dvag dvr dz earth eat ec eco edeka edu education ee eg email emerck
    energy engineer engineering enterprises epson equipment er ericsson erni es esq estate et eu eurovision eus events
    exchange expert exposed express extraspace fage fail fairwinds faith family fan fans farm farmers fashion fast fedex
    feedback ferrero fi fidelity fido film final finance financial fire firestone firmdale fish fishing fit fitness fj fk
    flickr flights flir florist flowers fly fm fo foo food football forex forsale forum foundation fox fr free fresenius frl
    frogans frontier ftr fujitsu fun fund furniture futbol fyi ga gal gallery gallo gallup game games gap garden gay gb gbiz
    gd gdn ge gea gent genting george gf gg ggee gh gi gift gifts gives giving gl glass gle global globo gm gmail gmbh gmo gmx
    gn godaddy gold goldpoint golf goo goodyear goog google gop got gov gp gq gr grainger graphics gratis green gripe grocery
    group gs gu gucci guge guide guitars guru gw gy hair hamburg hangout haus hbo hdfc hdfcbank health healthcare help
    helsinki here hermes hiphop hisamitsu hitachi hiv hk hkt hm hn hockey holdings holiday homedepot homegoods homes homesense
    horse hospital host hosting hot hotels hotmail house how hr hsbc ht hu hughes hyatt ibm icbc ice icu id ie ieee ifm ikano
    il im imamat imdb immo immobilien in inc industries info ing ink institute insurance insure int international intuit
    investments io ipiranga iq ir irish is ismaili ist istanbul it itau itv java jcb je jetzt jewelry jio jll jm jmp jnj jo
    jobs joburg jot joy jp jpmorgan jprs juegos juniper kaufen kddi ke kerryhotels kerryproperties kfh kg kh ki kids kim
    kindle kitchen kiwi km kn koeln komatsu kosher kp kpmg kpn kr krd kred kuokgroup kw ky kyoto kz la lacaixa lamer land
    lanxess lasalle lat latino latrobe law lawyer lb lc lds lease leclerc lefrak legal lego lgbt li lidl life lifeinsurance
    lifestyle lighting like lilly limited limo lincoln link live living lk llc llp loan loans locker locus lol london lotte
    lotto love lpl lplfinancial lr ls lt ltda lu lundbeck luxe luxury lv ly ma madrid maif maison makeup man management mango
    map market marketing markets marriott marshalls mattel mba mc mckinsey md me med media meet melbourne meme memorial men
    menu merckmsd mh miami microsoft mil mint mit mk ml mlb mls mm mma mn mo mobi mobile moda moe moi mom monash money monster
    mormon mortgage moscow moto motorcycles movie mp mq mr ms msd mt mtn mtr mu museum music mv mw mx my mz na nab nagoya name
    navy nba nc ne nec net netbank netflix network neustar new news next nextdirect nexus nf nfl ng ngo nhk ni nico nike nikon
    ninja nissay nl no nokia norton now nowruz nowtv np nr nra nrw ntt nu nyc nz obi observer office okinawa olayan
    olayangroup ollo om omega one ong onl online ooo open oracle orange org organic origins osaka otsuka ott ovh pa page
    panasonic paris pars partners parts party pay pccw pe pet pf pfizer pg ph pharmacy phd philips phone photo photography
    photos physio pics pictet pictures pid pin ping pink pioneer pizza pk pl place play playstation plumbing plus pm pn pnc
    pohl poker politie porn post pr praxi press prime pro prod productions prof progressive promo properties property
    protection pru prudential pt pub pw pwc py qa qpon quebec quest racing radio re read realestate realtor realty recipes red
    redumbrella rehab reise reisen reit reliance ren rent rentals repair report republican rest restaurant review reviews
    rexroth rich richardli ricoh ril rio rip ro rocks rodeo rogers room rsvp ru rugby ruhr run rw rwe ryukyu sa saarland safe
    safety sakura sale salon samsclub samsung sandvik sandvikcoromant sanofi sap sarl sas save saxo sb sbi sbs sc scb
    schaeffler schmidt scholarships school schule schwarz science scot sd search secure security seek select sener services
    seven sew sex sexy sfr sg sh shangrila sharp shell shia shiksha shoes shop shopping shouji show silk sina singles site sj
    sk ski skin sky skype sl sling sm smile sn sncf so soccer social softbank software sohu solar solutions song sony soy spa
    space sport spot srl ss stada staples star statebank statefarm stc stcgroup stockholm storage store stream studio study
    style su sucks supplies supply support surf surgery sv swatch swiss sx sy sydney systems sz tab taipei talk taobao target
    tatar tattoo tax taxi tc tci td tdk team tech technology tel temasek tennis teva tf tg th thd theater theatre tiaa tickets
    tienda tips tires tirol tj tjmaxx tjx tk tkmaxx tl tm tmall tn to today tokyo tools top toray toshiba total tours town
    toys tr trade trading training travel travelers travelersinsurance trust trv tt tube tui tunes tushu tv tvs tw tz ua ubank
    ubs ug uk unicom university uno uol ups us uy uz va vacations vana vanguard vc ve vegas ventures verisign versicherung vet
    vg vi viajes video vig viking villas vin vip virgin visa vision viva vivo vlaanderen vn vodka vote voting voto voyage vu
    wales walmart walter wang wanggou watch watches weather weatherchannel webcam weber website wed wedding weibo weir wf
    whoswho wien wiki williamhill win windows wine winners wme wolterskluwer woodside work works world wow ws wtc wtf xbox
    xerox xihuan xin xxx xyz yachts yahoo yamaxun yandex ye yodobashi yoga yokohama you youtube yt yun za zappos zara zero zip
    zm zone zuerich zw',
    '\s+'
  );
$$;
revoke all on function private.top_level_domains() from public;
grant execute on function private.top_level_domains() to service_role;

-- Whether a text names a web address by a top-level domain. A full stop without a space ends a sentence as well
-- ('Great car.Estate with a tow bar'): where the ending is a word that begins one, and another word follows, it is none,
-- unless the address is said to be one ('at'), or has a hyphen.
create function private.names_domain(p_text text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select exists (
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
    where lower(pair.ending) = any (private.top_level_domains()) and pair.label ~ '[A-Za-z]' and char_length(pair.label) > 1
      and lower(pair.label) <> all ('{mr,mrs,ms,miss,dr,st,no,co,inc,incl,excl,approx,etc,tel,ref,reg,max,min,am,pm}'::text[])
      and case
        when pair.ending = lower(pair.ending) or pair.ending = upper(pair.ending) and pair.label = upper(pair.label)
          then pair.is_named or not (pair.begins_sentence and pair.goes_on)
        when pair.ending = initcap(pair.ending) then not pair.begins_sentence and (pair.is_named or not pair.goes_on)
      end
  );
$$;
revoke all on function private.names_domain from public;
grant execute on function private.names_domain to service_role;

-- Whether a text names a web address in a way that hides it: with spaces, a comma or a word in place of the dot, look-alike
-- letters, an ending in another script, or a number for its host.
create function private.hides_domain(p_text text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_text ~* '[.,] ?(com|org|co ?[.,] ?uk|xyz|biz|icu)\M|( \. ?|,)(net|io|ru|cn)\M'
    or p_text ~* '\m0x[0-9a-f]+(\.[0-9a-fx]+){0,3}[/:]|\m0[0-7]{2,}(\.[0-9]+){1,3}/|\m[1-9][0-9]{8,9}/[a-z]'
    or exists (
      select from regexp_matches(
        p_text, '( \. ?|\m(?:dot|d0t)\M[\s*_\])}>-]*)([a-z]{2,24})\M(\s+[a-z])?', 'gi'
      ) found
      where lower(found[2]) = any (private.top_level_domains()) and case
        when found[1] ~* 'd[o0]t' then lower(found[2]) <> all ('{at,on,in,is,it,to,codes,date,data,no}'::text[])
        else found[3] is null
      end
    )
    or p_text ~ '\.[\u00c0-\uffff]' and p_text ~ '[^\s.]\.(vermögensberater|vermögensberatung|ελ|ευ|бг|бел|дети|ею|католик|ком|мкд|мон|москва|онлайн|орг|рус|рф|сайт|срб|укр|қаз|հայ|ישראל|קום|ابوظبي|ارامكو|الاردن|البحرين|الجزائر|السعودية|العليان|المغرب|امارات|ایران|بارت|بازار|بيتك|بھارت|تونس|سودان|سورية|شبكة|عراق|عرب|عمان|فلسطين|قطر|كاثوليك|كوم|مصر|مليسيا|موريتانيا|موقع|همراه|پاکستان|ڀارت|कॉम|नेट|भारत|भारतम्|भारोत|संगठन|বাংলা|ভারত|ভাৰত|ਭਾਰਤ|ભારત|ଭାରତ|இந்தியா|இலங்கை|சிங்கப்பூர்|భారత్|ಭಾರತ|ഭാരതം|ලංකා|คอม|ไทย|ລາວ|გე|みんな|アマゾン|クラウド|グーグル|コム|ストア|セール|ファッション|ポイント|世界|中信|中国|中國|中文网|亚马逊|企业|佛山|信息|健康|八卦|公司|公益|台湾|台灣|商城|商店|商标|嘉里|嘉里大酒店|在线|大拿|天主教|娱乐|家電|广东|微博|慈善|我爱你|手机|招聘|政务|政府|新加坡|新闻|时尚|書籍|机构|淡马锡|游戏|澳門|点看|移动|组织机构|网址|网店|网站|网络|联通|谷歌|购物|通販|集团|電訊盈科|飞利浦|食品|餐厅|香格里拉|香港|닷넷|닷컴|삼성|한국)([\s/:?.,!)]|$)'
    or private.names_domain(p_text)
    or p_text ~ '[\u00c0-\u1fff\u2c00-\ua7ff]' and private.names_domain(private.as_latin(p_text));
$$;
revoke all on function private.hides_domain from public;
grant execute on function private.hides_domain to service_role;

-- Why a text is held back: as before, and for any web address.
alter function private.risk_of rename to listed_risk;
create function private.risk_of(p_body text)
returns public.message_risk
language sql immutable
set search_path = ''
as $$
  select case when private.hides_domain(plain.body) then 'link' else private.listed_risk(p_body) end::public.message_risk
  from (
    select regexp_replace(
      regexp_replace(
        translate(normalize(p_body, NFKC), '。', '.'),
        '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff]',
        '', 'g'
      ),
      '[[:alnum:]._%+-]+@[[:alnum:].-]+\M(?!/)', 'x', 'g'
    ) as body
  ) plain;
$$;
revoke all on function private.risk_of from public;
grant execute on function private.risk_of to service_role;

-- Returns what a mail about a thread says, as before, with what the seller is.
alter function private.enquiry_mail_of rename to enquiry_mail_content;
create function private.enquiry_mail_of(p_mail private.mail_outbox)
returns jsonb
language sql
set search_path = ''
as $$
  select private.enquiry_mail_content(p_mail) || jsonb_build_object('seller_type', (
    select s.seller_type from public.enquiries e join public.sellers s on s.id = e.seller_id where e.id = p_mail.enquiry_id
  ));
$$;
revoke all on function private.enquiry_mail_of from public;
grant execute on function private.enquiry_mail_of to service_role;

-- Returns a number plate with one digit for what looks alike: TD19AAA and TDI9AAA are one. Plates have letters and digits in
-- fixed places, so those of two cars differ.
create function private.plate_shape(p_plate text)
returns text
language sql immutable
set search_path = ''
as $$
  select translate(p_plate, 'IOQSZBGTA', '100528674');
$$;
revoke all on function private.plate_shape from public;

-- As before, also for a plate that looks like the one taken down.
create or replace function private.refuse_taken_down_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (tg_op = 'UPDATE' and old.taken_down_at is not null
      and new.registration_number is distinct from old.registration_number
    or new.listing_status not in ('draft', 'held', 'archived') and exists (
      select from public.vehicles v
      where v.seller_id = new.seller_id
        and private.plate_shape(v.registration_number) = private.plate_shape(new.registration_number)
        and v.taken_down_at is not null and v.id <> new.id
    ))
    -- Last: evaluated only for a row that would be refused.
    and not private.is_staff()
  then
    raise exception 'Staff have taken this vehicle off the site' using errcode = '42501';
  end if;
  return new;
end;
$$;

-- As before, and like one on a listing of the same seller that staff took down.
create or replace function private.flag_photos(p_vehicle_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.flag_listing(
    p_vehicle_id, 'photo_seen_elsewhere', seen.photo_id || ' ' || seen.other, jsonb_build_object('other', seen.other)
  )
  from (
    select own.photo_id, other.id as other
    from public.vehicles v
    join public.sellers s on s.id = v.seller_id and s.user_id is not null
    join public.vehicle_images i on i.vehicle_id = v.id
    join private.photo_fingerprints own on own.photo_id = i.id
    join private.photo_fingerprints copy on bit_count(own.hash # copy.hash) <= 10
    join public.vehicle_images copied on copied.id = copy.photo_id
    join public.vehicles other on other.id = copied.vehicle_id and other.id <> v.id
    where v.id = p_vehicle_id and v.listing_status = 'active'
      and (other.seller_id <> v.seller_id or other.taken_down_at is not null) and other.listing_status <> 'draft'
    order by bit_count(own.hash # copy.hash), copied.created_at, copy.photo_id
    limit 1
  ) seen;
$$;
