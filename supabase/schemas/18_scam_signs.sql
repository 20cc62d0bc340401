-- Defines signs in texts: web addresses, bank details, and the words and disguises of scams; what of them is refused in a
-- seller's name and text.

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
revoke all on function private.top_level_domains from public;
grant execute on function private.top_level_domains to service_role;

-- Returns true for a top-level domain.
create function private.is_top_level_domain(p_name text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return lower(p_name) = any (private.top_level_domains());
end;
$$;
revoke all on function private.is_top_level_domain from public;
grant execute on function private.is_top_level_domain to service_role;

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
  -- Shorter labels are ordinary words, and so are these.
  if char_length(plain) < 8 or plain ~ '^((the|your|my|a)?forecourts?|(un)?verif(y|ied|ying|ication)|(in|un)?secur(ed|ely|ing|ity)|(down|non|over|pre|re|under)?payments?|account(s|ants?|ing|able|ed)|(non)?refund(s|ed|ing|able)|(back|lumbar|un)?support(s|ed|ing|ive|ers?)?|administrators?|moderators?)$' then
    return false;
  end if;
  return plain ~ 'escrow|verif|secur|payment|account|login|signin|paypal|refund|billing|helpdesk|support'
    or private.poses_as_brand(replace(p_label, '-', ' '));
end;
$$;
revoke all on function private.is_bait_label from public;
grant execute on function private.is_bait_label to service_role;

-- Returns true for a top-level domain that is a word with which a sentence often begins.
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

-- Returns true if a text names a web address by a top-level domain. A full stop without a space ends a sentence as
-- well ('Great car.Estate with a tow bar'): where the ending is a word that begins one, and another word follows, the
-- text is no address, unless it is said to be one ('at'), has a hyphen, or joins the words of a service for cars
-- ('carhistory.report is open'). A label that is made to be trusted names a domain also before such an ending, in any
-- case, as mail programs make a link of it: 'closed: forecourthelp.group has the form', 'Visit Securepay.Team'. So
-- does a name before an ending with a capital that seldom begins a sentence: 'Carform.Tech please'. A label of one
-- letter names a domain before a path alone: 'v.gd/form'.
create function private.names_domain(p_text text)
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
revoke all on function private.names_domain from public;
grant execute on function private.names_domain to service_role;

-- Returns true if a text names a web address, also in a way that hides it: with spaces, a comma or a word in place of
-- the dot, look-alike letters, an ending in another script, or a number for its host. A car's facts between spaced
-- dots are a list: 'fsh . tax . mot'; a label that is made to be trusted is no fact: 'forecourt-help . services'.
create function private.names_or_hides_domain(p_text text)
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
revoke all on function private.names_or_hides_domain from public;
grant execute on function private.names_or_hides_domain to service_role;

-- Returns a text in which a web address that is disguised is spelt out: letters apart, another dot, a word for the dot,
-- or digits for letters in its ending. A text without a disguise is matched with one pattern alone, of all disguises.
create function private.undisguised(p_text text)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Each disguise stands beside what it stands for.
  disguises constant text[] := array[
    ['(?<=[[:alnum:]])[·•∙⋅‧・](?=[[:alnum:]])', '.'],
    [' ?([·•∙⋅‧・]|["''*]+[.]["''*]+|[.]{2,}|[-_*](dot|d0t)[-_*]) ?(?=(com|net|org|co|uk|info|xyz|biz|icu)\M)', '.'],
    [' (full stop|period|point) (?=(com|net|org|co[ .]uk|info|xyz|biz|icu)\M)', '.'],
    ['[.](c0m|c0(?=[.]uk\M))', '.com'],
    ['\m(h(tt|xx)ps?|www)[ :/.]+(?=[[:alnum:]])', 'www.']
  ];
  read      text := regexp_replace(p_text, '(\m[[:alnum:]]|[.])[ _*-]+(?=[[:alnum:]]\M|[.])', '\1', 'g');
  disguise  text[];
begin
  if read ~* array_to_string(disguises[:][1:1], '|') then
    foreach disguise slice 1 in array disguises loop
      read := regexp_replace(read, disguise[1], disguise[2], 'gi');
    end loop;
  end if;
  return read;
end;
$$;
revoke all on function private.undisguised from public;
grant execute on function private.undisguised to service_role;

-- Returns true if a text names a web address as it is written or undisguised, or one with digits for letters in its
-- ending.
create function private.spells_domain(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
#variable_conflict use_column
declare
  plain constant text := private.undisguised(p_text);
begin
  return private.names_or_hides_domain(p_text)
    or plain <> p_text and (plain ~* '\mwww[.]' or private.names_or_hides_domain(plain))
    or exists (
      select from regexp_matches(p_text, '\m[a-z0-9-]*[a-z][a-z0-9-]*[.]([a-z0-9]*[0-9][a-z0-9]*)\M', 'gi') found
      where found[1] ~* '[a-z].*[a-z]' and found[1] !~* '^[0-9]+(st|nd|rd|th)$' and (
        private.is_top_level_domain(translate(lower(found[1]), '01345', 'oieas'))
        or private.is_top_level_domain(translate(lower(found[1]), '01345', 'oleas'))
      )
    );
end;
$$;
revoke all on function private.spells_domain from public;
grant execute on function private.spells_domain to service_role;

-- Returns true for what spells_domain tells, for a comma in place of a short link's dot, and for a link in a picture.
-- 'On the dot by' tells a time, though 'by' ends domains.
create function private.hides_domain(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.spells_domain(regexp_replace(p_text, '\mon the dot by\M', 'on time by', 'gi')) or p_text ~* concat(
    '[a-z0-9] ?,(ly|gl|gd|gg|cc|io|me|app|link|site|shop|top|online|info)/ ?[a-z0-9]',
    '|\mscan\M[^.!?\n]{0,30}\mqr\M|\mqr\M[^.!?\n]{0,30}\m(pay|payment|deposit)\M'
  );
end;
$$;
revoke all on function private.hides_domain from public;
grant execute on function private.hides_domain to service_role;

-- Returns why a message is held back, a link or bank details, or null.
--
-- PostgreSQL keeps the last 32 regular expressions that it compiled, and plans a function in SQL in each transaction.
-- So patterns that would be tried one after the other are joined, here and below, and functions with long lists are in
-- PL/pgSQL, which keeps plans.
create function private.written_risk(p_body text)
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
    -- Words alone, and names, hide a link only with one of these, and bank details only in one that long.
    when plain ~ '^[A-Za-z\s,?!&'']*$' and plain !~ '[A-Za-z]{25}' and lower(regexp_replace(plain, '\s', '', 'g'))
      !~ 'dot|htt|hxx|www|stop|period|point|qr|,(biz|cn|co|icu|io|net|org|ru|xyz)' then null
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
revoke all on function private.written_risk from public;
grant execute on function private.written_risk to service_role;

-- Returns a text as it is read for signs: in small letters, without invisible characters. A text of ASCII has no
-- other forms of letters, and no invisible ones.
create function private.plain_text(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select lower(case
    when octet_length(p_text) = char_length(p_text) then p_text
    else regexp_replace(
      normalize(p_text, NFKC),
      '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff]', '', 'g'
    )
  end);
$$;
revoke all on function private.plain_text from public;
grant execute on function private.plain_text to service_role;

-- Returns true for a text that asks for what opens an account or pays from a card, asks for a code that was sent, or says
-- that the reader's account is locked. The first, short pattern saves compiling the others, which all want one of its
-- words; a word that another comes to want belongs there too.
create function private.asks_for_secrets(p_text text)
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
  return plain ~ 'account|card|code|cv[cv]|digit|log\s?in|memorable|otp|pass|pin|profile|wallet' and (
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
    ), ' ', '\s')
  );
end;
$$;
revoke all on function private.asks_for_secrets from public;
grant execute on function private.asks_for_secrets to service_role;

-- Returns the risk that written_risk or asks_for_secrets tells of a message; null for none.
create function private.risk_of(p_body text)
returns public.message_risk
language plpgsql immutable
set search_path = ''
as $$
begin
  return coalesce(
    private.written_risk(p_body), case when private.asks_for_secrets(p_body) then 'bank_details'::public.message_risk end
  );
end;
$$;
revoke all on function private.risk_of from public;
grant execute on function private.risk_of to service_role;

create table private.scam_words (
  words  text not null,
  weight real not null,
  constraint scam_words_pkey primary key (words)
);
comment on table private.scam_words is
  'Words and pairs of words by how much more often they are in scams than in honest adverts: the logarithm of '
  'the ratio.';

alter table private.scam_words enable row level security;

-- Returns how much a text reads like a scam: the weights of its known words, over the root of one more than their number
-- (wordingOf in scripts/moderation/scam-words.ts, from which the weights come).
create function private.scam_wording(p_text text)
returns double precision
language plpgsql stable
set search_path = ''
as $$
declare
  parts constant text[] := array_remove(
    regexp_split_to_array(
      regexp_replace(
        regexp_replace(
          regexp_replace(translate(private.plain_text(p_text), '''’', ''), '[0-9]{7,}', ' #phone ', 'g'),
          '[0-9]{3,}', ' #num ', 'g'
        ),
        '[0-9]+', ' #d ', 'g'
      ),
      '[^a-z#£%@]+'
    ),
    ''
  );
begin
  return (
    select coalesce(sum(known.weight), 0) / sqrt(count(*) + 1)
    from private.scam_words known
    where known.words in (
      select part from unnest(parts) part
      union
      select parts[place] || ' ' || parts[place + 1] from generate_series(1, cardinality(parts) - 1) place
    )
  );
end;
$$;
revoke all on function private.scam_wording from public;

-- Returns how many reasons for a low price a text gives: damage, a fault, no MOT, or that the price is not the real one.
-- One reason may stand in a text that means something else.
create function private.price_reasons(p_text text)
returns bigint
language sql immutable
set search_path = ''
as $$
  select count(distinct reason[1]) from regexp_matches(private.plain_text(p_text), concat(
    '(\yspares? ?(or|and|&|/) ?repairs?|non[- ]?runner|not running|(won''?t|doesn''?t|does not) (start|drive)|stood for|not moved since',
    '|\ycat(egory)?[ .-]?[abcdsn]\y|write[- ]?off|written off|salvage|insurance (company|loss|had|no dearer)|professionally repaired',
    '|failed (its |the )?mot|mot (failure|fail|ran out|has run out)|no mot|\ysorn|head ?gasket|overheat|loses? coolant|management light|\yeml\y',
    '|timing (chain|belt) (gone|snapped)|(engine|gearbox|clutch|turbo) (fault|failure|failed|gone|knock|noise|noisy|seized|blown)|needs? (an |a |new )?(engine|gearbox|clutch|work|tlc)',
    '|for (parts|breaking)|(?<!no |un)damage|had a (bump|knock|hit)|trailer|transporter|recovery|\yproject (car)?|untested|scrap|breakers|trade sale|auction|sold as seen',
    '|(p\.?x|part[- ]?ex(change)?) to clear|per month|put a price|not £1)'
  ), 'g') reason;
$$;
revoke all on function private.price_reasons from public;

-- Returns the signs of a scam in a text: its wording, and patterns for disguises and for dealers whom nobody can
-- visit. Without a text it returns early.
create function private.worded_scam_signs(p_text text)
returns text[]
language plpgsql stable
set search_path = ''
as $$
declare
  plain   text;
  letters text;
  wording double precision;
begin
  -- Most cars of a stock have no text, and each pattern has to be compiled.
  if p_text is null or p_text !~ '\S' then
    return '{}';
  end if;
  wording := private.scam_wording(p_text);
  -- Clauses that warn of scams are no signs.
  plain := regexp_replace(
    private.plain_text(p_text),
    '[^.,;!?\n]*\y(scam\w*|fraud\w*|not interested in|wasn''?t born|don''?t bother|no (western union|paypal|gift|crypto|bitcoin|cheques?)|(don''?t|do not) ask me|no deposits?|never (ask|want)\w*|(see|view|inspect) (it|the car|a car) (first|before)|before (you pay|paying)|(don''?t|do not|not|won''?t|will not) (take|accept|want|use|need|send) (any |an? )?(paypal|cheques?|crypto|bitcoin|gift|escrow|couriers?|codes?))\y[^.,;!?\n]*',
    ' ', 'g'
  );
  letters := regexp_replace(translate(plain, '013457@$!|', 'oieastasil'), '[^a-z]+', '', 'g');
  return array_remove(
    array[
      case when plain ~ concat(
        'https?:|www\.|\y[a-z0-9-]{2,}\.(com|co\.uk|uk|org|net|xyz|top|online|site|info|shop|store|click|link|live|app|io|eu|de|ru|cn|cc|me)\y',
        '|[({<\[] ?(dot|\.) ?[)}>\]]|\ydot (com|co|uk|net|org|xyz|top)\y|\yt\.me\y|bit\.ly|cutt\.ly|tinyurl|\y(qr|scan the) code\y',
        '|link in my|\yno spaces\y|google it|(in|on) (the )?(last|final) (picture|photo)'
      ) then 'link' end,
      case when plain ~ concat(
        '\y((zero|oh?|one|two|three|four|five|six|seven|eight|nine|\d)[^a-z0-9]+){7}|[\[(] ?(a|at|@) ?[\])] ?[a-z]+[^a-z]{1,5}(d[o0]t|com|co|net|org|me|uk)\y|[a-z0-9] ?(@| at )[^.\n]{2,20}( [.,] ?|,|d[o0]t ?)(com|co|net|org)\y',
        '|\yw[ ._*-]h[ ._*-]?a[ ._*-]?t|\yt[ ._*-]e[ ._*-]l[ ._*-]e|(remove|without) (the )?(spaces|dots)'
      ) then 'disguised_contact' end,
      -- Matches Cyrillic or Greek letters in a Latin word.
      case when plain ~ '[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]' then 'look_alike_letters' end,
      case when letters ~ 'giftcard|giftvoucher|itunes|steamcard|amazoncard|amazonvoucher|googleplay|bitcoin|ethereum|crypto|westernunion|moneygram|paysafe|neosurf|prepaidcard'
        then 'untraceable_payment' end,
      case when plain ~ concat(
        '\y(no|not|without|can''?t|cannot|can not|unable to|don''?t|do not|does not|doesn''?t)\y[^.!?\n]{0,30}\y(view|viewings?|visits?|visitors|visiting|inspection|people home|people here)\y',
        '|from (a )?distance|\yunseen\y|online only|closed (for (refurb\w*|works)|to the public)|without seeing|not open to (the )?public|(sales|viewings) (are|is) (all )?online|(undergoing|under) (refurb\w*|renovation)|delivery only'
      ) then 'no_viewing' end,
      case when plain ~ '\y(deposit|reservation|holding fee)\y[^.!?\n]{0,15}\yby (\w+ )?(trans\w*|payment)\y' then 'deposit_by_transfer' end,
      -- Above 2.9 are 5 % of honest adverts, of which two in five were written to be mistaken; above 3.8 are 2 %.
      case when wording > 3.8 then 'clear_scam_wording' when wording > 2.9 then 'scam_wording' end
    ],
    null
  );
end;
$$;
revoke all on function private.worded_scam_signs from public;

-- Returns true for a text with a web address. It reads less closely than risk_of, and much faster: a sentence that begins
-- without a space before it is no address.
create function private.names_link(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  plain constant text := private.plain_text(p_text);
  body  constant text := regexp_replace(
    -- Capitals tell where a sentence begins; other forms of letters, and invisible ones, hide it.
    case when plain = lower(p_text) then p_text else translate(plain, '。', '.') end,
    -- Leaves out addresses of mail, and full stops between spaces, as in 'Diesel . Auto . 5 doors'.
    '[[:alnum:]._%+-]+@[[:alnum:].-]+\M(?!/)|\s[.]\s+(?=[A-Z0-9])', ' x ', 'g'
  );
begin
  return private.hides_domain(body)
    or body ~* '://|\mwww[.]|[.]xn--|[\[({] *(dot|[.]) *[\])}]|\m[0-9]{1,3}([.][0-9]{1,3}){3}\M|\mt[.]me\M|\m[a-z0-9-]+[.](me|to|co)/';
end;
$$;
revoke all on function private.names_link from public;

-- Returns true for a telephone number with letters for digits: 'O77OO 9OO I23'. The word
-- 'oil' has the same letters, and does not count.
create function private.hides_number(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return exists (
    select from regexp_matches(
      regexp_replace(private.plain_text(p_text), '\s[|]|[|]\s', ' ; ', 'g'),
      '(?<![a-z0-9])(?!oil\M)((?:o|0|(?:[+] ?|00)?44)(?:[-–—_*. ()/]{0,3}[0-9oil|]){9,10})(?![a-z0-9])', 'g'
    ) shown (parts)
    where shown.parts[1] ~ '[a-z|]' and shown.parts[1] ~ '([0-9].*){4}'
  );
end;
$$;
revoke all on function private.hides_number from public;

create function private.scam_signs(p_text text)
returns text[]
language plpgsql stable
set search_path = ''
as $$
declare
  signs text[] := private.worded_scam_signs(p_text);
begin
  if p_text is null or p_text !~ '\S' then
    return signs;
  end if;
  if private.names_link(p_text) then
    signs := array_remove(signs, 'link') || 'named_link'::text;
  end if;
  if 'disguised_contact' <> all (signs) and private.hides_number(p_text) then
    signs := signs || 'disguised_contact'::text;
  end if;
  return signs;
end;
$$;
comment on function private.scam_signs is
  'Names of the signs of a scam that an advert''s text shows, none twice; empty for a text without words.';
revoke all on function private.scam_signs from public;

-- Trigger: refuses web addresses and disguised numbers in what a private seller with a new account says of itself.
-- Definer: the age of an account and the words of scams are read.
create function private.check_seller_about()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from auth.users u where u.id = new.user_id and private.is_new_account(u.created_at))
     and private.scam_signs(new.about) && '{named_link,disguised_contact}' then
    raise exception 'This text has contact details' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_about_without_contacts';
  end if;
  return new;
end;
$$;
revoke all on function private.check_seller_about() from public;

create trigger check_seller_about_inserted
  before insert on public.sellers
  for each row when (new.seller_type = 'private')
  execute function private.check_seller_about();
create trigger check_seller_about_updated
  before update of about on public.sellers
  for each row when (new.seller_type = 'private' and old.about is distinct from new.about)
  execute function private.check_seller_about();

-- Trigger: refuses a web address, bank details, or a question for a card or a code in a seller's name, which is the
-- subject of mails. Verified dealers may be called as their website. Its triggers sort, and so fire, after those of
-- check_seller_name. Definer: clients may not call risk_of.
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
